const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** A text of one line: a tab or the end of a line in it, as pasted ones bring along, is a space. */
export const inOneLine = (text: string): string => text.replace(CONTROLS, ' ');

/** What came into a line of text with tabs or line ends, pasted or dropped, has spaces instead. */
export function keepOneLine(input: HTMLInputElement): void {
  const { value, selectionEnd } = input;
  if (inOneLine(value) === value) return;
  const caret = inOneLine(value.slice(0, selectionEnd ?? value.length)).length;
  input.value = inOneLine(value);
  input.setSelectionRange(caret, caret);
}
