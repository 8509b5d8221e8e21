/** One circle for each set of files that reach each other, as the path around it, first file repeated at its end. */
export function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const finished = new Set<string>();
  const reported = new Set<string>();
  const cycles: string[][] = [];
  const path: string[] = [];
  const visit = (file: string): void => {
    const start = path.indexOf(file);
    if (start >= 0) {
      const cycle = path.slice(start);
      if (!cycle.some((member) => reported.has(member))) cycles.push([...cycle, file]);
      for (const member of cycle) reported.add(member);
      return;
    }
    if (finished.has(file)) return;
    path.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    path.pop();
    finished.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return cycles;
}
