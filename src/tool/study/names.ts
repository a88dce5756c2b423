import type { Ref, Scalar } from '../../engine/index.ts';
import type { Calculation } from '../compute/calculation.ts';
import { labelOf } from '../compute/reading.ts';
import type { Address } from '../contract/address.ts';
import type { Declaration, Formula } from '../contract/declaration.ts';
import { kinds } from '../contract/kinds/index.ts';
import { isObject } from '../contract/own.ts';
import type { Json } from '../contract/tool.ts';
import { nearest } from '../text/nearest.ts';
import { movableRefs, type Refusal, type Subject, type Variable, variableOf } from './variables.ts';

/** A computed number that can be asked about. */
export interface Figure {
  readonly address: Address;
  readonly ref: Ref;
  readonly label: string;
  readonly formula: Formula;
}

export function figureOf(calculation: Calculation, ref: Ref): Figure | Refusal {
  const formula = calculation.formula(ref);
  const address = calculation.addressOf(ref);
  if (!formula || address === null) return { refused: 'no es una cifra que se calcule' };
  const label = labelOf(calculation, ref);
  if (kinds[formula.kind].type !== 'number') {
    return { refused: `«${label}» no es un número: no puede ser la cifra` };
  }
  if (ref.table !== undefined && ref.row === undefined) {
    return { refused: `«${address}» es una columna entera: falta decir qué fila` };
  }
  return { address, ref, label, formula };
}

/** A figure by its name among the outputs, or by its address. */
export function findFigure(subject: Subject, name: string): Figure | Refusal {
  const { calculation } = subject;
  const ref = refNamed(calculation, name) ?? outputRefs(subject).get(name);
  if (!ref) return unknown(name, calculation, [...outputRefs(subject).keys()]);
  return figureOf(calculation, ref);
}

/** An input by its name in the JSON, or by its address. */
export function findVariable(subject: Subject, name: string): Variable | Refusal {
  const { calculation } = subject;
  const ref = refNamed(calculation, name) ?? nestedRef(calculation, name);
  if (ref) return variableOf(subject, ref);
  const known = movableRefs(calculation).filter(({ table }) => table === undefined);
  return unknown(
    name,
    calculation,
    known.map(({ id }) => id),
  );
}

function refNamed(calculation: Calculation, name: string): Ref | undefined {
  const found = calculation.refOf(name);
  return found.kind === 'cell' ? found.ref : undefined;
}

/** Where the JSON groups its inputs: 'financialConfig.interestRate' for `interestRate`. */
function nestedRef(calculation: Calculation, name: string): Ref | undefined {
  const path = name.split('.');
  let place: unknown = calculation.document;
  for (const key of path) {
    if (!isObject(place) || !Object.hasOwn(place, key)) return undefined;
    place = place[key];
  }
  return path.length > 1 ? refNamed(calculation, path.at(-1) ?? '') : undefined;
}

function unknown(name: string, calculation: Calculation, known: readonly string[]): Refusal {
  const found = calculation.refOf(name);
  const message = found.kind === 'cell' ? `«${name}» no se calcula` : found.message;
  const near = nearest(name, known);
  return { refused: near.length > 0 ? `${message}; ¿${near.join(', ')}?` : message };
}

/** Unlike all values: each stands for the cell that was read there. */
const FIRST_MARK = 7e15;

/** The cells behind the outputs of a single value, by their path: 'indicators.tir'. */
function outputRefs({ tool, calculation }: Subject): ReadonlyMap<string, Ref> {
  const { formulas } = calculation.declaration;
  const named = Object.entries(formulas).map(([id, { output = id }]): [string, Ref] => [
    output,
    { id },
  ]);
  if (!tool.outputs) return new Map(named);
  const marks: Ref[] = [];
  const value = (ref: Ref): Scalar => {
    const formula = ref.table === undefined ? calculation.formula(ref) : undefined;
    if (!formula || kinds[formula.kind].type !== 'number') return calculation.value(ref);
    marks.push(ref);
    return FIRST_MARK + marks.length - 1;
  };
  const marked = tool.outputs({
    document: calculation.document,
    value,
    rows: (table) => calculation.rows(table),
  });
  return new Map([...named, ...marksIn(marked, marks)]);
}

function marksIn(tree: Json, marks: readonly Ref[], path = ''): [string, Ref][] {
  if (typeof tree === 'number') {
    const ref = marks[tree - FIRST_MARK];
    return ref ? [[path, ref]] : [];
  }
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return [];
  return Object.entries(tree as Readonly<Record<string, Json>>).flatMap(([key, value]) =>
    marksIn(value, marks, path === '' ? key : `${path}.${key}`),
  );
}

/** The numbers that a person would ask about: what decides, the results, and those of records. */
export function figuresOf(calculation: Calculation): Figure[] {
  const { declaration, sheet } = calculation;
  const { figures, results, lists } = declaration;
  const ids = [...new Set([...figures, ...results.flatMap(({ items }) => items)])];
  // What serves other formulas only says again what another figure says.
  const scalars = ids
    .map((id): Ref => ({ id }))
    .filter((ref) => !calculation.formula(ref)?.internal);
  const records = Object.entries(lists).flatMap(([table, { formulas = {} }]) =>
    Array.from({ length: sheet.rows(table) }, (_, row) =>
      Object.entries(formulas)
        .filter(([, { internal }]) => !internal)
        .map(([id]): Ref => ({ id, table, row })),
    ).flat(),
  );
  const all = [...scalars, ...records].flatMap((ref) => {
    const figure = figureOf(calculation, ref);
    return 'refused' in figure ? [] : [figure];
  });
  return toldApart(all, declaration);
}

/** Of several with one label each says the group of results that it is in. */
function toldApart(figures: readonly Figure[], { results }: Declaration): Figure[] {
  const counts = new Map<string, number>();
  for (const { label } of figures) counts.set(label, (counts.get(label) ?? 0) + 1);
  return figures.map((figure) => {
    const { label, ref } = figure;
    const isAlone = counts.get(label) === 1 || ref.table !== undefined;
    const group = isAlone ? undefined : results.find(({ items }) => items.includes(ref.id));
    return group?.title ? { ...figure, label: `${group.title} · ${label}` } : figure;
  });
}
