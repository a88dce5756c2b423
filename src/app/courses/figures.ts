/** A text whose amounts aren't torn apart at the end of a line: '$ 2.450.000', '12 %'. */
export function keepFigures(text: string): string {
  return text.replace(/\$ (?=\d)/g, '$$\u00a0').replace(/(\d) %/g, '$1\u00a0%');
}
