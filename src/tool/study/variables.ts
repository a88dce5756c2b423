import { produce } from 'immer';
import type { Ref, RunInput, Scalar } from '../../engine/index.ts';
import { restOf100 } from '../../finance/index.ts';
import type { Calculation } from '../compute/calculation.ts';
import { fullLabelOf } from '../compute/reading.ts';
import type { Address } from '../contract/address.ts';
import type { Field } from '../contract/declaration.ts';
import { kinds } from '../contract/kinds/index.ts';
import type { Data, Document, Tool } from '../contract/tool.ts';

/** A document at work: what questions are asked about. */
export interface Subject {
  readonly tool: Tool;
  readonly calculation: Calculation;
}

/** An input whose value can be moved, as runs and as people know it. */
export interface Variable {
  readonly address: Address;
  readonly ref: Ref;
  readonly field: Field;
  readonly label: string;
  readonly input: RunInput;
  /** What it may be, where that is a few things: a choice, yes or no. */
  readonly options: readonly Scalar[] | null;
  /** What it is now, as a run gives it. */
  readonly today: number;
}

/** Why something can't be asked, in Spanish. */
export interface Refusal {
  readonly refused: string;
}

/** The document with other values in some of its cells, written as an edit would. */
export function withValues(
  { tool, calculation }: Subject,
  values: readonly (readonly [Ref, Scalar])[],
): Document {
  return produce(calculation.document, (draft) => {
    for (const [ref, value] of values) tool.document.write(draft, ref, value);
  });
}

/** The inputs of the document that hold one value that can be moved, as people see them in order. */
export function movableRefs({ declaration, sheet }: Calculation): Ref[] {
  const inSections = declaration.sections.flatMap(({ inputs }) => inputs);
  const ids = [...new Set([...inSections, ...Object.keys(declaration.inputs)])];
  const isMovable = (field: Field | undefined): boolean =>
    field !== undefined &&
    !field.hidden &&
    !field.notComputed &&
    !field.isMode &&
    !field.isPlace &&
    optionsOf(field) !== undefined;
  const scalars = ids.filter((id) => isMovable(declaration.inputs[id])).map((id) => ({ id }));
  const cells = Object.entries(declaration.lists).flatMap(([table, { fields }]) =>
    Array.from({ length: sheet.rows(table) }, (_, row) =>
      Object.keys(fields)
        .filter((id) => isMovable(fields[id]))
        .map((id) => ({ id, table, row })),
    ).flat(),
  );
  return [...scalars, ...cells];
}

/** Null for any number; undefined for what is no value that could be moved (a text, a day). */
function optionsOf(field: Field): readonly Scalar[] | null | undefined {
  if (field.options) return field.options.map(({ value }) => value);
  const { type } = kinds[field.kind];
  if (type === 'boolean') return [false, true];
  return type === 'number' ? null : undefined;
}

/**
 * What was found of a document's cells: finding out what a cell takes along writes into a copy of
 * the document, and every key that is typed into a question asks again.
 */
const known = new WeakMap<Document, Map<string, Variable | Refusal>>();

/** A cell as a variable, or why it can't be one. */
export function variableOf(subject: Subject, ref: Ref): Variable | Refusal {
  const { document } = subject.calculation;
  const variables = known.get(document) ?? new Map<string, Variable | Refusal>();
  known.set(document, variables);
  const key = `${ref.table ?? ''}[${ref.row ?? ''}].${ref.id}`;
  const found = variables.get(key) ?? findVariable(subject, ref);
  variables.set(key, found);
  return found;
}

function findVariable(subject: Subject, ref: Ref): Variable | Refusal {
  const { calculation } = subject;
  const field = calculation.field(ref);
  const address = calculation.addressOf(ref);
  if (!field || address === null) return { refused: 'no es un dato que se escriba' };
  const label = fullLabelOf(calculation, ref);
  const options = optionsOf(field);
  if (options === undefined) return { refused: `«${label}» es un texto: no se puede mover` };
  if (field.notComputed)
    return { refused: `«${label}» es informativo: no entra en ninguna fórmula` };
  if (field.isPlace) return { refused: `«${label}» dice dónde va un dato: no se puede mover` };
  const others = followers(subject, ref, field, options);
  if (others === null) {
    return {
      refused: `«${label}» cambia también otros datos o qué se calcula: no se puede mover aquí`,
    };
  }
  const isText = kinds[field.kind].type === 'text';
  const texts = isText && options ? { texts: options.map(String) } : {};
  const variable = { address, ref, field, label, options, input: { ref, ...texts, ...others } };
  const value = calculation.isEmptyCell(ref) ? null : calculation.value(ref);
  return { ...variable, today: runValue(variable, value) };
}

/** A value as a run gives it: NaN where it is empty or no option. */
export function runValue(
  { input, options }: Pick<Variable, 'input' | 'options'>,
  value: Scalar,
): number {
  if (value === null) return Number.NaN;
  if (!input.texts) return Number(value);
  const at = options?.findIndex((option) => String(option) === String(value)) ?? -1;
  return at < 0 ? Number.NaN : at;
}

/** What a run's value is in the document. */
export function scalarOf(
  { input, field }: Pick<Variable, 'input' | 'field'>,
  value: number,
): Scalar {
  if (Number.isNaN(value)) return null;
  if (input.texts) return input.texts[value] ?? null;
  return kinds[field.kind].type === 'boolean' ? value !== 0 : value;
}

/**
 * The cells that take the same value along when somebody writes into one, or the rest of 100; null
 * where writing changes anything else: other records, other data, which formulas there are.
 */
function followers(
  subject: Subject,
  ref: Ref,
  field: Field,
  options: readonly Scalar[] | null,
): Pick<RunInput, 'same' | 'rest'> | null {
  const { tool, calculation } = subject;
  const before = dataBefore(subject);
  const probes = options ?? probesOf(field);
  let found: Pick<RunInput, 'same' | 'rest'> | null = {};
  for (const probe of probes) {
    const document = withValues(subject, [[ref, probe]]);
    if (tool.declare(document) !== calculation.declaration) return null;
    const changes = changesIn(before, tool.document.data(document));
    found = changes && followersIn(changes, ref, probe, field);
    if (found === null) return null;
  }
  return found;
}

const data = new WeakMap<Document, Data>();

/** The data of a document, once for all of its cells. */
function dataBefore({ tool, calculation: { document } }: Subject): Data {
  const before = data.get(document) ?? tool.document.data(document);
  data.set(document, before);
  return before;
}

/** A number of the field that nobody has there by chance. */
function probesOf({ min = -1e6, max = 1e6, integer }: Field): number[] {
  const between = min + (Math.min(max, min + 1e6) - min) * 0.618_033_988_749;
  return [integer ? Math.round(between) : between];
}

interface Change {
  readonly ref: Ref;
  readonly value: Scalar;
}

function followersIn(
  changes: readonly Change[],
  { id, table, row }: Ref,
  probe: Scalar,
  { complement }: Field,
): Pick<RunInput, 'same' | 'rest'> | null {
  const others = changes.filter(
    ({ ref }) => ref.id !== id || ref.table !== table || ref.row !== row,
  );
  // The cell itself must have taken the value as it is; unchanged, it had it already.
  const own = changes.find((change) => !others.includes(change));
  if (own && own.value !== probe) return null;
  const isRest = ({ ref, value }: Change): boolean =>
    ref.id === complement &&
    ref.table === table &&
    ref.row === row &&
    value === restOf100(Number(probe));
  const rest = others.find(isRest);
  const same = others.filter((change) => change !== rest);
  if (same.some(({ value }) => value !== probe)) return null;
  return {
    ...(same.length > 0 ? { same: same.map(({ ref }) => ref) } : {}),
    ...(rest ? { rest: rest.ref } : {}),
  };
}

/** The cells whose values differ; null where there are other cells or records. */
export function changesIn(before: Data, after: Data): Change[] | null {
  const changes: Change[] = [];
  const [ids, lists] = [Object.keys(after.scalars), Object.keys(after.lists)];
  if (ids.length !== Object.keys(before.scalars).length) return null;
  for (const id of ids) {
    const value = after.scalars[id] ?? null;
    if ((before.scalars[id] ?? null) !== value) changes.push({ ref: { id }, value });
  }
  for (const table of lists) {
    const [now = [], then = []] = [after.lists[table], before.lists[table]];
    if (now === then) continue;
    if (now.length !== then.length) return null;
    now.forEach((record, row) => {
      const old = then[row] ?? {};
      if (record === old) return;
      for (const id of new Set([...Object.keys(record), ...Object.keys(old)])) {
        const value = record[id] ?? null;
        if ((old[id] ?? null) !== value) changes.push({ ref: { id, table, row }, value });
      }
    });
  }
  return changes;
}
