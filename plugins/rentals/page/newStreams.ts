import { type Field, money, percent } from '../../../src/tool/index.ts';
import {
  type CellEdit,
  type NewColumns,
  periodsOf,
  type Session,
  withoutPeriod,
} from '../../../src/workbench/index.ts';
import { addStream } from '../document/edits.ts';
import { structureOf } from '../document/structure.ts';
import type { RentalsDocument, Side, StreamType } from '../document/types.ts';

/* Incomes and expenses that a table brings and the sheet hasn't yet: each is created by being chosen
   for its column. */

/** What a column of amounts or shares may become. */
interface Kind {
  readonly side: Side;
  readonly type: StreamType;
  /** Of its values, the part that the column has. */
  readonly part: string;
  /** What the other parts are, as they are typed. */
  readonly besides: Readonly<Record<string, string>>;
  /** Of what its amounts are. */
  readonly per: string;
  /** What is told once it is chosen, after its name. */
  readonly counts: string;
}

const fixed = (cycle: string, per: string): Kind => ({
  side: 'expenses',
  type: 'fixed',
  part: 'amount',
  besides: { billingCycle: cycle },
  per,
  counts: `un egreso fijo que se paga ${per}`,
});

const KINDS: Readonly<Record<string, Kind>> = {
  rent: {
    side: 'incomes',
    type: 'revpar',
    part: 'tarifa',
    besides: { ocupacion: '100', numeroUnidades: '1' },
    per: 'al mes',
    counts:
      'un ingreso de tipo RevPAR: tarifa × ocupación (100 % donde no se dice) × 1 unidad × 12 meses',
  },
  income: {
    side: 'incomes',
    type: 'direct',
    part: 'c0',
    besides: {},
    per: 'al año',
    counts: 'un ingreso de tipo Solo Ingresos, al año',
  },
  month: fixed('Mensual', 'al mes'),
  quarter: fixed('Trimestral', 'al trimestre'),
  half: fixed('Semestral', 'al semestre'),
  year: fixed('Anual', 'al año'),
  share: {
    side: 'expenses',
    type: 'variable',
    part: 'relationPercentage',
    besides: { relationVariable: 'Todos los ingresos' },
    per: '% de los ingresos',
    counts: 'un egreso variable: un porcentaje de todos los ingresos',
  },
};

/** Where a head says no period, an amount may be of these. */
const USUAL = ['rent', 'income', 'month', 'year'];
const SHARE = 'share';
/** After the name of a share: 'Comisión %'. */
const SIGN = /\s*%\s*$/u;

const idOf = (kind: string, name: string): string => `nuevo:${kind}:${name}`;

/** How much of the incomes that are created is let: it isn't one of them. */
const OCCUPANCY = 'nuevo:ocupacion';
const OCCUPANCY_HEAD = /^(%\s*)?ocupaci[oó]n|^occupancy/iu;

function wantedBy(columnId: string): { readonly kind: Kind; readonly name: string } | null {
  const [, key = '', name = ''] = /^nuevo:([a-z]+):(.*)$/u.exec(columnId) ?? [];
  const kind = KINDS[key];
  return kind ? { kind, name } : null;
}

const VALUE: Field = money('Monto', { initial: null });
const PERCENTAGE: Field = percent('Porcentaje', { initial: null, max: 1_000 });

const OCCUPANCY_LABEL = 'Ocupación de los ingresos que se crean al mes';

export const newStreams: NewColumns = {
  hint: 'Un ingreso o egreso que la hoja aún no tiene se crea al elegirlo arriba, en «Es».',
  of: (head, texts) => {
    if (OCCUPANCY_HEAD.test(head))
      return [{ id: OCCUPANCY, label: OCCUPANCY_LABEL, field: PERCENTAGE }];
    const name = withoutPeriod(head).replace(SIGN, '');
    return kindsFor(head, texts).flatMap((key) => {
      const kind = KINDS[key];
      if (!kind) return [];
      const { side, per } = kind;
      const what = side === 'incomes' ? 'ingreso' : 'egreso';
      const label = `Crear ${what} «${name}», ${per}`;
      return [{ id: idOf(key, name), label, field: key === SHARE ? PERCENTAGE : VALUE, per }];
    });
  },
};

function kindsFor(head: string, texts: readonly string[]): readonly string[] {
  if (head.includes('%') || texts.every((text) => text.includes('%'))) return [SHARE];
  const periods = periodsOf(head);
  if (periods.size === 0) return USUAL;
  return Object.keys(KINDS).filter((key) =>
    [...periodsOf(KINDS[key]?.per ?? '')].some((period) => periods.has(period)),
  );
}

/** Creates the incomes and expenses that edits are of, as a step that `mergeKey` joins to the next. */
export function createStreams(
  session: Session,
  edits: readonly CellEdit[],
  label: string,
  mergeKey: string,
): void {
  const wanted = [...new Set(edits.map(({ columnId }) => columnId))].flatMap(
    (columnId) => wantedBy(columnId) ?? [],
  );
  (session as unknown as Session<RentalsDocument>).edit(
    label,
    (draft) => {
      for (const { kind, name } of wanted) addStream(draft, kind.side, kind.type, name);
    },
    mergeKey,
  );
}

export const isNew = (columnId: string): boolean =>
  columnId === OCCUPANCY || wantedBy(columnId) !== null;

/** A cell that a table fills, and the new column that was chosen for it. */
interface Placed extends CellEdit {
  readonly from: string;
}

/** Edits of new columns as those of what they have become, with what the other parts of a value are. */
export function placedIn(document: RentalsDocument, edits: readonly CellEdit[]): Placed[] {
  const structure = structureOf(document);
  const occupancies = new Map(
    edits.flatMap(({ columnId, row, text }) => (columnId === OCCUPANCY ? [[row, text]] : [])),
  );
  return edits.flatMap(({ row, columnId: from, text }): Placed[] => {
    if (from === OCCUPANCY) return [];
    const wanted = wantedBy(from);
    if (!wanted) return [{ row, columnId: from, text, from }];
    const { kind, name } = wanted;
    // The last of its name: it has just been created.
    const stream = structure[kind.side].findLast(
      (one) => one.name === name && one.type === kind.type,
    );
    if (!stream) return [];
    const besides = Object.entries(kind.besides).map(([part, usual]): Placed => {
      const said = part === 'ocupacion' ? occupancies.get(row) : undefined;
      const at = { row, columnId: `${stream.key}.${part}` };
      return { ...at, text: said ?? usual, from: said === undefined ? from : OCCUPANCY };
    });
    return [{ row, columnId: `${stream.key}.${kind.part}`, text, from }, ...besides];
  });
}

/** What each new one counts as, a sentence each. */
export function newStreamsSaid(edits: readonly CellEdit[]): string[] {
  const ids = [...new Set(edits.map(({ columnId }) => columnId))];
  const wanted = ids.flatMap((columnId) => wantedBy(columnId) ?? []);
  const isLet = wanted.some(({ kind }) => 'ocupacion' in kind.besides);
  return [
    ...wanted.map(({ kind, name }) => `«${name}» se crea como ${kind.counts}.`),
    ...(ids.includes(OCCUPANCY) && !isLet ? [NOTHING_LET] : []),
  ];
}

const NOTHING_LET =
  'La ocupación no entra: nada de tu tabla se crea como un ingreso al mes, que es de lo que sería.';
