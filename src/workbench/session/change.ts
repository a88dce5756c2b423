import {
  type Calculation,
  kinds,
  fullLabelOf,
  read,
  type Ref,
  type Scalar,
} from '../../tool/index.ts';

/** A value to be written into an input, an axis or a record. */
export interface Write {
  readonly ref: Ref;
  readonly value: Scalar;
}

/** What an edit of one value did, in the words of the page. */
export interface Change {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** Null where there is no such value yet: it comes with the edit. */
export function changeOf(calculation: Calculation, { ref, value }: Write): Change | null {
  const field = calculation.field(ref);
  // What is typed over is computed again once it is cleared.
  const cell = field ?? calculation.formula(ref);
  if (!cell || calculation.addressOf(ref) === null) return null;
  const to = value === null ? '' : kinds[cell.kind].format(value, cell);
  return {
    name: fullLabelOf(calculation, ref),
    from: read(calculation, ref).text,
    to: to || (field ? '' : 'lo calculado'),
  };
}

/** 'Precio de venta: $ 250.000.000 → $ 260.000.000'. */
export function changeText({ name, from, to }: Change): string {
  return `${name}: ${shortened(from || EMPTY)} → ${shortened(to || EMPTY)}`;
}

/** Of few values each change is said; of more, how many they are. */
export function whatOf(calculation: Calculation, writes: readonly Write[]): string | Change {
  const few = writes.length <= SAID ? writes : [];
  const changes = few.flatMap((one) => changeOf(calculation, one) ?? []);
  if (changes.length === 0 || changes.length < writes.length) return editText(writes.length);
  const moved = changes.filter(({ from, to }) => from !== to);
  const [only, another] = moved.length > 0 ? moved : changes;
  return only && !another ? only : moved.map(changeText).join(' · ');
}

/** How many cells were edited, by what was done to them: 'Pegar 12 celdas'. */
export function editText(count: number, verb: EditVerb = 'type'): string {
  return `${VERBS[verb]} ${count === 1 ? 'una celda' : `${count} celdas`}`;
}

export type EditVerb = 'type' | 'paste' | 'fill' | 'clear' | 'replace' | 'move' | 'adjust';

const VERBS: Readonly<Record<EditVerb, string>> = {
  type: 'Editar',
  paste: 'Pegar',
  fill: 'Rellenar',
  clear: 'Borrar',
  replace: 'Reemplazar en',
  move: 'Mover',
  adjust: 'Ajustar',
};

/** A matrix is applied with its two values. */
const SAID = 2;
const EMPTY = 'vacío';
/** Characters: no name of a step is longer than a line. */
const LONGEST = 32;

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
