/** Stands for every wasm module where a bundle is built with the condition `polylane-no-wasm`. */
export const base64: string = '';
