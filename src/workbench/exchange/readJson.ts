import { notJson } from '../../tool/index.ts';

// No file of ours comes near; a larger one would only freeze the page.
const MAX_LENGTH = 20_000_000;

/** The content of a JSON file, or what is wrong with it, in Spanish. */
export function readJson(
  text: string,
): { readonly raw: unknown } | { readonly faults: readonly string[] } {
  if (text.length > MAX_LENGTH) return { faults: ['El archivo pasa de 20 MB.'] };
  try {
    return { raw: JSON.parse(text) };
  } catch {
    return { faults: [notJson(text)] };
  }
}
