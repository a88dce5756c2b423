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

/** A text in so many characters. */
type Shortened = (text: string, most: number) => string;

/** Signs that a sheet's name can't have leave no gap, and what is too long ends with a word. */
const today: Shortened = (text, most) => {
  const plain = text.replace(/\s+/g, ' ');
  if (plain.length <= most) return plain;
  const end = plain.lastIndexOf(' ', most);
  return plain.slice(0, end > most / 2 ? end : most);
};
/** As earlier versions did it: their files come back too. */
const formerly: Shortened = (text, most) => text.slice(0, most).trim();

/** Names of sheets: at most 31 characters, none of `[]:*?/\`, each once. */
export class SheetNames {
  private readonly taken = new Set<string>();
  private readonly takenFormerly = new Set<string>();
  /** What earlier versions called a sheet, by its name, where that is another. */
  readonly former = new Map<string, string>();

  take(label: string): string {
    const plain =
      label
        .replace(/[[\]:*?/\\]/g, ' ')
        .replace(/^'+|'+$/g, '')
        .trim() || 'Hoja';
    const name = newName(plain, today, this.taken);
    const before = newName(plain, formerly, this.takenFormerly);
    if (before !== name) this.former.set(name, before);
    return name;
  }
}

function newName(plain: string, shortened: Shortened, taken: Set<string>): string {
  let name = shortened(plain, LONGEST_SHEET);
  for (let count = 2; taken.has(name.toLowerCase()); count++) {
    name = `${shortened(plain, LONGEST_SHEET - 4)} ${count}`;
  }
  taken.add(name.toLowerCase());
  return name;
}
