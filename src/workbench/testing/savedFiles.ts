import { vi } from 'vitest';

/** Where there is no browser nothing makes an address of a file: keeps those that are saved, to be read. */
export function keepSaved(): { readonly next: () => Promise<Uint8Array> } {
  const files: Blob[] = [];
  const createObjectURL = (file: Blob) => String(files.push(file));
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  return {
    next: async () => {
      const file = await vi.waitFor(() => files.shift() ?? Promise.reject(new Error('none yet')));
      return bytesOf(file);
    },
  };
}

/** jsdom's files have no `arrayBuffer`. */
function bytesOf(file: Blob): Promise<Uint8Array> {
  const reader = new FileReader();
  return new Promise((done) => {
    reader.addEventListener('load', () => done(new Uint8Array(reader.result as ArrayBuffer)));
    reader.readAsArrayBuffer(file);
  });
}
