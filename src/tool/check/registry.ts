import type { Sheet } from '../../engine/index.ts';
import type { Declaration, Field } from '../contract/declaration.ts';
import { checkValue } from '../document/document.ts';
import { compileModel } from './model-faults.ts';
import { own } from '../contract/own.ts';
import { referenceFaults } from './references.ts';
import { declarationFaults, headFaults } from './shape.ts';
import type { Document, Tool, ToolCard } from '../contract/tool.ts';

/** Tools that contradict themselves or one another; one line each: tool, place, cause. */
export class RegistryError extends Error {
  override name = 'RegistryError';
  constructor(readonly faults: readonly string[]) {
    super(`Herramientas mal declaradas:\n${faults.join('\n')}`);
  }
}

/** Checks all tools, by the name of their folder. @throws {RegistryError} */
export function checkTools(tools: ReadonlyMap<string, Tool>): void {
  const readable = [...tools.values()].filter((tool) => headFaults(headOf(tool)).length === 0);
  const faults = [...clashes(readable)];
  for (const [folder, tool] of tools) {
    if (tool.id !== folder) faults.push(`${folder}: el id «${tool.id}» no es el de su carpeta`);
    faults.push(...faultsOf(tool).map((fault) => `${tool.id} › ${fault}`));
  }
  if (faults.length > 0) throw new RegistryError(faults);
}

function* clashes(tools: readonly ToolCard[]): Generator<string> {
  const owner = new Map<string, string>();
  for (const tool of tools) {
    for (const path of [tool.path, ...(tool.aliases ?? [])]) {
      const other = owner.get(path);
      if (other) yield `${tool.id}: la ruta ${path} ya es de ${other}`;
      owner.set(path, tool.id);
    }
  }
}

/**
 * What is wrong with one tool, as 'place: cause': its shape first, since only what has the right shape
 * can be read for names, and for what they mean.
 */
export function faultsOf(tool: Tool): string[] {
  const shape = [...headFaults(headOf(tool)), ...declarationFaults(tool.given(documentOf(tool)))];
  if (shape.length > 0) return shape;
  const declaration = tool.declare(tool.document.initial());
  const names = [
    ...referenceFaults(declaration),
    ...fieldFaults(declaration),
    ...clashingConditions(declaration),
  ];
  const { faults, sheet } = compileModel(declaration);
  return [
    ...names,
    ...initialFaults(tool),
    ...submitFaults(tool, declaration),
    ...migrationFaults(tool),
    ...faults,
    ...(sheet ? unusedInputs(declaration, sheet) : []),
  ];
}

/** What a tool says of itself, apart from what it does. */
function headOf(tool: Tool): Readonly<Record<string, unknown>> {
  const members = Object.entries(tool).filter(
    ([name, value]) => name !== 'document' && typeof value !== 'function',
  );
  return Object.fromEntries(members);
}

/** The document to declare for. A plain tool needs none; its own can't be made of a wrong shape. */
function documentOf(tool: Tool): Document {
  try {
    return tool.document.initial();
  } catch {
    return {};
  }
}

/** The document that a tool starts with has to be one that it would accept. */
function initialFaults(tool: Tool): string[] {
  const checked = tool.document.check(tool.document.initial());
  if (!('problems' in checked)) return [];
  return checked.problems.map(
    ({ field, value, message }) => `${field}: su valor inicial ${value} ${message}`,
  );
}

/** A button whose condition doesn't exist would never do anything. */
function submitFaults({ submit }: Tool, { formulas }: Declaration): string[] {
  const when = submit?.when;
  return when === undefined || own(formulas, when) ? [] : [`botón: no existe ${when}`];
}

/** What was kept by an older version has to open with this one. */
function* migrationFaults({ version, document }: Tool): Generator<string> {
  for (let from = 1; from < version; from++) {
    if (document.migrations?.[from]) continue;
    yield `version: falta la migración de la versión ${from} a la ${from + 1}`;
  }
}

/** Advice and charts by one id would share one condition: the later would stand for both. */
function* clashingConditions({ advice, charts, inputs, tables }: Declaration): Generator<string> {
  for (const kind of [advice, charts]) {
    const ids = kind.map(({ id }) => id);
    for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i))) {
      yield `${id}: hay varios ${kind === advice ? 'consejos' : 'gráficos'} con este id`;
    }
  }
  for (const { id, visible } of charts) {
    const other = own(inputs, id) ?? own(tables, id);
    if (visible !== undefined && other?.visible !== undefined) {
      yield `gráfico ${id}: su condición y la de ${id} tienen el mismo nombre`;
    }
  }
}

function* fieldFaults({ inputs, lists, axes, sections }: Declaration): Generator<string> {
  const all: [string, Field][] = [
    ...Object.entries(inputs),
    ...Object.entries(lists).flatMap(([id, list]) =>
      Object.entries(list.fields).map(([name, field]): [string, Field] => [`${id}.${name}`, field]),
    ),
    ...Object.entries(axes).map(([id, axis]): [string, Field] => [id, axis.field]),
  ];
  for (const [id, field] of all) {
    const numeric = ['money', 'percent', 'number'].includes(field.kind);
    if (numeric && (field.min === undefined || field.max === undefined)) {
      yield `${id}: no declara límites`;
    }
    const { range } = field;
    if (range && (!numeric || field.options)) yield `${id}: solo un número tiene rango`;
    else if (range && !(range.below + range.above > 0)) yield `${id}: su rango está vacío`;
  }
  for (const [id, { fields }] of Object.entries(lists)) {
    for (const [name, field] of Object.entries(fields)) {
      const wrong = checkValue(field, field.initial);
      if (wrong) yield `${id}.${name}: su valor inicial ${wrong}`;
    }
  }
  const placed = sections.flatMap((section) => section.inputs);
  for (const [id, { hidden }] of Object.entries(inputs)) {
    if (hidden) continue;
    const times = placed.filter((other) => other === id).length;
    if (times !== 1) yield `${id}: está en ${times} secciones`;
  }
}

/** An input that no formula reads would let a person believe that it counts. */
function unusedInputs({ inputs }: Declaration, sheet: Sheet): string[] {
  return Object.entries(inputs)
    .filter(([id, { notComputed }]) => {
      const used = (sheet.program.nodes.get(id)?.usedBy.length ?? 0) > 0;
      return notComputed ? used : !used;
    })
    .map(([id, { notComputed }]) =>
      notComputed
        ? `${id}: es informativo y entra en una fórmula`
        : `${id}: no entra en ninguna fórmula`,
    );
}
