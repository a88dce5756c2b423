const LONGEST = 50;
/** What Excel would take for a cell: 'A1', 'ABC12', 'R1C1', 'R', 'C'. */
const LIKE_A_CELL = /^([a-z]{1,3}\d+|r\d*c\d*|r|c)$/i;

/** Names of cells and columns, made of what people call them: each once, and none like an address. */
export class Names {
  private readonly taken = new Set<string>();

  take(label: string): string {
    const base = nameOf(label);
    let name = base;
    for (let count = 2; this.taken.has(name.toLowerCase()); count++) name = `${base}_${count}`;
    this.taken.add(name.toLowerCase());
    return name;
  }
}

/** Letters, digits and underscores of a label: 'Monto del crédito' is 'Monto_del_crédito'. */
function nameOf(label: string): string {
  const plain = label
    .normalize('NFC')
    .replace(/[ºª]/g, '')
    .replace(/[^\p{L}\p{Nd}]+/gu, '_')
    .slice(0, LONGEST)
    .replace(/^_+|_+$/g, '');
  if (!/^\p{L}/u.test(plain)) return `Dato_${plain}`;
  return LIKE_A_CELL.test(plain) ? `${plain}_` : plain;
}

const LONGEST_SHEET = 31;

/** Names of sheets: at most 31 characters, none of `[]:*?/\`, each once. */
export class SheetNames {
  private readonly taken = new Set<string>();

  take(label: string): string {
    const plain =
      label
        .replace(/[[\]:*?/\\]/g, ' ')
        .replace(/^'+|'+$/g, '')
        .trim() || 'Hoja';
    let name = plain.slice(0, LONGEST_SHEET).trim();
    for (let count = 2; this.taken.has(name.toLowerCase()); count++) {
      name = `${plain.slice(0, LONGEST_SHEET - 4).trim()} ${count}`;
    }
    this.taken.add(name.toLowerCase());
    return name;
  }
}
