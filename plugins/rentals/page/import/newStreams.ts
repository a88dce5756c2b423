import {
  type CellEdit,
  type NewColumns,
  type PlacedEdit,
  type Session,
  type TargetColumn,
  wholeOf,
} from '../../../../src/workbench/index.ts';
import { addStream } from '../../document/edits.ts';
import { structureOf } from '../../document/structure.ts';
import type { RentalsDocument } from '../../document/types.ts';
import { rivalRents, withUsual } from './usualStreams.ts';
import { isLetPrice, letIncomes } from './occupancy.ts';
import {
  FACTORS,
  idOf,
  type Kind,
  KINDS,
  kindsFor,
  nameOf,
  OCCUPANCY,
  RENT,
  wantedIn,
} from './newKinds.ts';

/* Incomes and expenses that a table brings and the sheet hasn't yet: each is created by being chosen
   for its column, or proposed for it where the table surely has it (`usualStreams.ts`). */

interface Wanted {
  readonly kind: Kind;
  readonly name: string;
}

function wantedBy(columnId: string): Wanted | null {
  const { key, name } = wantedIn(columnId);
  const kind = KINDS[key];
  return kind ? { kind, name } : null;
}

/** Each once. */
const allWanted = (edits: readonly CellEdit[]): readonly Wanted[] =>
  [...new Set(edits.map(({ columnId }) => columnId))].flatMap(
    (columnId) => wantedBy(columnId) ?? [],
  );

/** What a sheet says of properties that are let. */
const ABOUT =
  /c[aá]non|arriendo|arrend|renta|alquiler|ingreso|adm|predial|seguro|p[oó]liza|comisi|mantenim|repara|servicios|vacancia|vac(?!\p{L})|ocupaci|[aá]rea|m2|m²|vr\.?|valor|precio|compra|inver|mejoras|aval[uú]o|honorarios|gastos/iu;

export const newStreams: NewColumns = {
  hint: 'Un ingreso o egreso que la hoja aún no tiene se crea al elegirlo arriba, en «Es».',
  knows: (head) => ABOUT.test(head),
  usual: withUsual,
  rivals: rivalRents,
  meant: meantBy,
  of: (head, texts) => {
    if (head === '') return UNNAMED.flatMap(({ name, kinds }) => createdAs(name, kinds));
    const [factor] = Object.entries(FACTORS).filter((each) => each[1].head.test(head));
    if (!factor) return createdFor(head, texts);
    const [id, { label, field, orExpense }] = factor;
    const created = orExpense?.test(head) ? createdFor(head, texts) : [];
    return [{ id, label, field }, ...created];
  },
};

/** What amounts may be that have no head, as in a message with a property and an amount in each line. */
const UNNAMED = [
  { name: 'Canon', kinds: ['rent', 'income'] },
  { name: 'Gastos', kinds: ['month', 'year'] },
] as const;

/** What a project's rate of a month is called among the parts of an income. */
const RATE = '.tarifa';

/** A rent of a month, that of the sheet where it has one, or what the property is worth. */
function meantBy(
  created: readonly TargetColumn[],
  columns: readonly TargetColumn[],
): ReturnType<NewColumns['meant']> {
  const rates = columns.filter(({ id }) => id.endsWith(RATE));
  const rents = rates.filter(({ label }) => RENT.test(wholeOf(label)));
  const own = rents.length > 0 ? rents : rates;
  const all = own.length > 0 ? own : created.filter(({ id }) => wantedIn(id).key === 'rent');
  const [, another] = all;
  return [
    ...all.map(({ id, label }) => ({
      label: another ? `${wholeOf(label)}, al mes` : 'Canon al mes',
      becomes: id,
    })),
    { label: 'Valor', becomes: 'assetCost' },
  ];
}

/** The incomes and expenses that a column may become. */
const createdFor = (head: string, texts: readonly string[]): readonly TargetColumn[] =>
  createdAs(nameOf(head), kindsFor(head, texts));

const createdAs = (name: string, kinds: readonly string[]): readonly TargetColumn[] =>
  kinds.flatMap((key) => {
    const kind = KINDS[key];
    if (!kind) return [];
    const { side, type, field, per } = kind;
    const what = side === 'incomes' ? 'Ingreso' : 'Egreso';
    // A phone cuts the end, which is the name of the column beside it anyway.
    return [
      {
        id: idOf(key, name),
        label: `${what} nuevo, ${per}: «${name}»`,
        field,
        per,
        // What is fixed is paid by any period.
        ...(type === 'fixed' ? { inPeriods: type, isPaid: true } : {}),
      },
    ];
  });

/** Creates the incomes and expenses that edits are of, as a step that `mergeKey` joins to the next. */
export function createStreams(
  session: Session,
  edits: readonly CellEdit[],
  label: string,
  mergeKey: string,
): void {
  const wanted = allWanted(edits);
  (session as unknown as Session<RentalsDocument>).edit(
    label,
    (draft) => {
      for (const { kind, name } of wanted) addStream(draft, kind.side, kind.type, name);
    },
    mergeKey,
  );
}

export const isNew = (columnId: string): boolean =>
  columnId in FACTORS || wantedBy(columnId) !== null;

/** Edits of new columns as those of what they have become, with what the other parts of a value are. */
export function placedIn(
  document: RentalsDocument,
  edits: readonly CellEdit[],
  replace = false,
): PlacedEdit[] {
  const structure = structureOf(document);
  const rent = rentIn(document, edits);
  const lets = letIncomes(document, edits, replace);
  const factors = edits.filter(({ columnId }) => columnId in FACTORS);
  const saidOf = (row: number, part: string): CellEdit | undefined =>
    factors.find((edit) => edit.row === row && FACTORS[edit.columnId]?.parts.includes(part));
  return edits.flatMap(({ row, columnId: from, text }): PlacedEdit[] => {
    // An occupancy of what the table creates goes with the values of that.
    if (from === OCCUPANCY)
      return lets.flatMap(({ columnId, isOf }) =>
        isOf(row) ? [{ row, columnId, text, from }] : [],
      );
    if (from in FACTORS) return [];
    const wanted = wantedBy(from);
    if (!wanted) return [{ row, columnId: from, text, from }];
    const { kind, name } = wanted;
    // The last of its name: it has just been created.
    const stream = structure[kind.side].findLast(
      (one) => one.name === name && one.type === kind.type,
    );
    if (!stream) return [];
    const besides = Object.entries(kind.besides).flatMap(([part, usual]): PlacedEdit[] => {
      const said = saidOf(row, part);
      const written = said?.text ?? (part === kind.ofRent ? (rent ?? usual) : usual);
      if (written === '') return [];
      const columnId = `${stream.key}.${part}`;
      return [{ row, columnId, text: written, from: said?.columnId ?? from }];
    });
    return [{ row, columnId: `${stream.key}.${kind.part}`, text, from }, ...besides];
  });
}

/** What the rent of a table is called, or else that of the sheet. */
function rentIn({ incomes }: RentalsDocument, edits: readonly CellEdit[]): string | undefined {
  const wanted = allWanted(edits).filter(({ kind }) => kind.side === 'incomes');
  return [...wanted, ...incomes].map(({ name }) => name).find((name) => RENT.test(name));
}

/** What each new one counts as, a sentence each, and which factor has none. */
export function newStreamsSaid(edits: readonly CellEdit[]): string[] {
  const wanted = allWanted(edits);
  const parts = new Set(wanted.flatMap(({ kind }) => Object.keys(kind.besides)));
  const idle = Object.entries(FACTORS).filter(
    ([id, factor]) =>
      edits.some(({ columnId }) => columnId === id) &&
      !factor.parts.some((part) => parts.has(part)) &&
      !(id === OCCUPANCY && edits.some(({ columnId }) => isLetPrice(columnId))),
  );
  return [
    ...wanted.map(({ kind, name }) => `«${name}» se crea como ${kind.counts}.`),
    ...idle.map(([, factor]) => factor.idle),
  ];
}
