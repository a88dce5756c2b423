/** As if the sign had been typed, whichever way the value is kept. What is typed next stands after it. */
export function changeSign(input: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = input;
  const isNegative = /^[-\u2212]/.test(value);
  const by = isNegative ? -1 : 1;
  input.setRangeText(isNegative ? '' : '-', 0, isNegative ? 1 : 0);
  const moved = (at: number | null) => Math.max(0, (at ?? value.length) + by);
  input.setSelectionRange(moved(selectionStart), moved(selectionEnd));
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
