/** A text with what stands for each `{name}`; what nothing stands for stays as it is written. */
export function filled(text: string, standsFor: (name: string) => string | undefined): string {
  return text.replace(/\{([\w.]+)\}/g, (whole, name: string) => standsFor(name) ?? whole);
}
