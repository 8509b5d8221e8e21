/** Stands for every wasm module where a bundle is built with the condition `polylane-no-wasm`. */
export const text: string = '';
