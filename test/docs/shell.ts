/** Whether a line of a shell block starts our command line; such lines run, others are looked up. */
export function runsPolylane(line: string): boolean {
  return /(?:^|\|\s*|\s)(?:npx polylane-cli|polylane) /.test(line.replace(/\s+#.*$/, ''));
}
