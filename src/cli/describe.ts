import {
  Calculation,
  type Declaration,
  type Field,
  type Formula,
  type List,
  outlineOf,
  type Tool,
} from '../tool/index.ts';

/** What a person or a program has to know to use a tool: plain data for JSON. */
export function describe(tool: Tool): object {
  const initial = tool.document.initial();
  const declaration = tool.declare(initial);
  return {
    id: tool.id,
    title: tool.title,
    description: tool.description,
    category: tool.category,
    version: tool.version,
    inputs: map(declaration.inputs, describeField),
    lists: map(declaration.lists, describeList),
    axes: map(declaration.axes, (axis) => ({
      ...describeField(axis.field),
      label: axis.label,
      maxLength: axis.maxLength,
      default: axis.initial,
    })),
    formulas: map(declaration.formulas, describeFormula),
    tables: map(declaration.tables, ({ label, rows, columns }) => ({
      label,
      rows,
      columns: map(columns, describeFormula),
    })),
    ...describeRest(declaration),
    outline: outlineOf(new Calculation(tool, initial)).map(
      ({ kind, id, title, visible, empty }) => ({
        kind,
        id,
        title,
        visible,
        empty,
      }),
    ),
    defaults: initial,
  };
}

function describeRest({ matrices, rankings, outputs, advice }: Declaration): object {
  return {
    matrices: map(matrices, (matrix) => pick(matrix, ['label', 'output', 'rows', 'columns'])),
    rankings: map(rankings, (ranking) =>
      pick(ranking, ['label', 'list', 'where', 'by', 'order', 'limit', 'show', 'single']),
    ),
    outputs,
    advice: advice.map((entry) => pick(entry, ['id', 'level', 'when', 'list', 'notice'])),
  };
}

const BOUNDS = ['min', 'max', 'step', 'integer', 'maxLength', 'optional'] as const;

function describeField(field: Field): object {
  return {
    ...pick(field, ['kind', 'label', 'unit', 'decimals', ...BOUNDS]),
    default: field.initial,
    ...pick(field, ['blank', 'options', 'visible', 'enabled', 'notComputed']),
  };
}

function describeList(list: List): object {
  return {
    ...pick(list, ['label', 'minRecords', 'maxRecords', 'output']),
    fields: map(list.fields, describeField),
    formulas: map(list.formulas ?? {}, describeFormula),
    default: list.initial,
  };
}

function describeFormula(formula: Formula): object {
  return pick(formula, [
    'kind',
    'label',
    'unit',
    'expression',
    'applies',
    'thresholds',
    'internal',
  ]);
}

/** What is undefined doesn't reach the JSON. */
function pick<T extends object>(from: T, names: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<T>;
}

function map<T>(record: Readonly<Record<string, T>>, each: (value: T) => object): object {
  return Object.fromEntries(Object.entries(record).map(([id, value]) => [id, each(value)]));
}
