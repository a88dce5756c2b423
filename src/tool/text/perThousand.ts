/* Rates of so many in a thousand, as notaries and cities charge them: '3 x mil', '9,66 por mil', '3‰', '4x1000'. */

const SAID = /^([-−–]?[\d.,]+)\s*(?:‰|(?:por|x)\s*(?:mil|1\.?000)|×\s*mil)(?![\p{L}\d])\s*(.*)$/isu;
/** What only lacks letters or zeros of it. '3 m' may be thousands as well, and is no such rate. */
const BEGUN = /^[-−–]?[\d.,]+\s*(?:p|po|(?:por|x)\s*(?:mi?|1\.?0{0,2})?|×\s*mi?)$/iu;

interface PerThousand {
  readonly number: string;
  /** What stands behind it: 'de los ingresos'. */
  readonly rest: string;
}

/** A text that is a rate by the thousand; null for any other. */
export function perThousandIn(text: string): PerThousand | null {
  const [, number, rest = ''] = SAID.exec(text.trim()) ?? [];
  return number === undefined ? null : { number, rest };
}

/** Whether one is being typed. */
export const beginsPerThousand = (text: string): boolean => BEGUN.test(text.trim());
