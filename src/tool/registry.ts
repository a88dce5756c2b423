import { ModelError, Sheet } from '../engine/index.ts';
import type { Declaration, Field } from './declaration.ts';
import { checkValue } from './document.ts';
import { toModel } from './model.ts';
import type { Tool, ToolCard } from './tool.ts';

/** Tools that contradict themselves or one another; one line each: tool, place, cause. */
export class RegistryError extends Error {
  override name = 'RegistryError';
  constructor(readonly faults: readonly string[]) {
    super(`Herramientas mal declaradas:\n${faults.join('\n')}`);
  }
}

/** Checks all tools, by the name of their folder. @throws {RegistryError} */
export function checkTools(tools: ReadonlyMap<string, Tool>): void {
  const faults = [...clashes([...tools.values()])];
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
      if (!/^\/tools\/[a-z0-9-]+$/.test(path)) yield `${tool.id}: la ruta ${path} no se admite`;
      owner.set(path, tool.id);
    }
  }
}

/** What is wrong with one tool, as 'formula: cause'. */
export function faultsOf(tool: Tool): string[] {
  const declaration = tool.declare(tool.document.initial());
  const faults = [...referenceFaults(declaration), ...fieldFaults(declaration)];
  try {
    const sheet = new Sheet(toModel(declaration));
    return [...faults, ...unusedInputs(declaration, sheet)];
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return [...faults, error.message];
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
    const wrong = checkValue(field, field.initial);
    if (wrong) yield `${id}: su valor inicial ${wrong}`;
  }
  const placed = sections.flatMap((section) => section.inputs);
  for (const id of Object.keys(inputs)) {
    const times = placed.filter((other) => other === id).length;
    if (times !== 1) yield `${id}: está en ${times} secciones`;
  }
}

function* referenceFaults(declaration: Declaration): Generator<string> {
  const { inputs, axes, formulas, tables, lists } = declaration;
  const has = (record: object, id: string): boolean => Object.hasOwn(record, id);
  const hasColumn = (source: string, id: string): boolean => {
    const list = lists[source];
    if (list) return has(list.fields, id) || has(list.formulas ?? {}, id);
    return has(tables[source]?.columns ?? {}, id);
  };
  for (const section of declaration.sections) {
    for (const id of section.inputs)
      if (!has(inputs, id)) yield `sección «${section.title}»: no existe ${id}`;
  }
  const shown = [...declaration.figures, ...declaration.results.flatMap((result) => result.items)];
  for (const id of shown) if (!has(formulas, id)) yield `resultados: no existe ${id}`;
  for (const chart of declaration.charts) {
    for (const id of [
      ...chart.series.map((series) => series.column),
      ...(chart.x ? [chart.x] : []),
    ]) {
      if (!hasColumn(chart.source, id))
        yield `gráfico ${chart.id}: no existe ${chart.source}.${id}`;
    }
  }
  for (const [id, { output, rows, columns }] of Object.entries(declaration.matrices)) {
    const known = has(formulas, output) && has(inputs, rows.input) && has(inputs, columns.input);
    if (!known || !has(axes, rows.axis) || !has(axes, columns.axis)) {
      yield `matriz ${id}: nombra algo que no existe`;
    }
  }
  for (const [id, { list, show }] of Object.entries(declaration.selections)) {
    if (!hasColumn(list, show)) yield `selección ${id}: no existe ${list}.${show}`;
  }
  for (const [id, path] of Object.entries(declaration.outputs)) {
    const dot = path.indexOf('.');
    if (!hasColumn(path.slice(0, dot), path.slice(dot + 1)))
      yield `salida ${id}: no existe ${path}`;
  }
  for (const [id, { name, form = [], fields }] of Object.entries(lists)) {
    for (const field of [name, ...form]) {
      if (!has(fields, field)) yield `lista ${id}: no existe el campo ${field}`;
    }
  }
}

/** An input that no formula reads would let a person believe that it counts. */
function unusedInputs({ inputs }: Declaration, sheet: Sheet): string[] {
  return Object.entries(inputs)
    .filter(([id, { informative }]) => {
      const used = (sheet.program.nodes.get(id)?.usedBy.length ?? 0) > 0;
      return informative ? used : !used;
    })
    .map(([id, { informative }]) =>
      informative
        ? `${id}: es informativo y entra en una fórmula`
        : `${id}: no entra en ninguna fórmula`,
    );
}
