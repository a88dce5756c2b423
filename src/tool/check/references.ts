import type { Declaration, List } from '../contract/declaration.ts';

type Has = (id: string) => boolean;

/** Names in a declaration, formulas apart, that nothing stands behind. */
export function referenceFaults(declaration: Declaration): string[] {
  const { formulas, figures, results } = declaration;
  const shown = [...figures, ...results.flatMap((result) => result.items)];
  return [
    ...shown.filter((id) => !has(formulas, id)).map((id) => `resultados: no existe ${id}`),
    ...sectionFaults(declaration),
    ...listFaults(declaration),
    ...rowNameFaults(declaration),
    ...chartFaults(declaration),
    ...matrixFaults(declaration),
    ...selectionFaults(declaration),
    ...textFaults(declaration),
    ...outputFaults(declaration),
    ...targetFaults(declaration),
  ];
}

function has(record: object, id: string): boolean {
  return Object.hasOwn(record, id);
}

/** Whether a table or a list has a column. */
function hasColumn({ lists, tables }: Declaration, source: string, id: string): boolean {
  const list = has(lists, source) ? lists[source] : undefined;
  if (list) return has(list.fields, id) || has(list.formulas ?? {}, id);
  return has(tables, source) && has(tables[source]?.columns ?? {}, id);
}

function* sectionFaults({ sections, inputs }: Declaration): Generator<string> {
  for (const { title, inputs: ids } of sections) {
    for (const id of ids) if (!has(inputs, id)) yield `sección «${title}»: no existe ${id}`;
  }
}

function* listFaults(declaration: Declaration): Generator<string> {
  const { inputs, lists, formulas } = declaration;
  for (const [id, list] of Object.entries(lists)) {
    const { name = [], form = [], fields, actions = [], otherHelp, called = '' } = list;
    for (const column of namesIn(otherHelp?.text ?? '')) {
      if (!has(fields, column) && !has(list.formulas ?? {}, column)) {
        yield `lista ${id}: su ayuda nombra ${column}, que no existe`;
      }
    }
    for (const column of namesIn(called)) {
      if (!hasColumn(declaration, id, column)) {
        yield `lista ${id}: called nombra ${column}, que no existe`;
      }
    }
    const written = actions.flatMap(({ set, copy }) => Object.keys({ ...set, ...copy }));
    for (const field of new Set([name, ...form, ...written].flat())) {
      if (!has(fields, field)) yield `lista ${id}: no existe el campo ${field}`;
    }
    for (const [field, { complement }] of Object.entries(fields)) {
      if (complement !== undefined && fields[complement]?.complement !== field) {
        yield `lista ${id}: ${field} y ${complement} no se completan uno al otro`;
      }
    }
    for (const [field, { shareOf }] of Object.entries(fields)) {
      if (shareOf !== undefined && (!has(inputs, shareOf) || inputs[shareOf]?.kind !== 'money')) {
        yield `lista ${id}: ${field} es parte de ${shareOf}, que no es un monto de la herramienta`;
      }
    }
    for (const [field, { rest }] of Object.entries(fields)) {
      const parts = rest ? [rest.of, rest.without] : [];
      const lacking = parts.find((part) => fields[part]?.kind !== 'money');
      if (lacking !== undefined) {
        yield `lista ${id}: ${field} resulta de ${lacking}, que no es un monto de sus registros`;
      }
    }
    for (const column of shownOf(list)) {
      if (!has(fields, column) && !has(list.formulas ?? {}, column)) {
        yield `lista ${id}: no existe ${column}`;
      }
    }
    for (const total of list.totals ?? []) {
      if (!has(formulas, total)) yield `lista ${id}: no existe ${total}`;
    }
  }
}

/** A column that doesn't exist would leave the rows of a formula without a name. */
function* rowNameFaults(declaration: Declaration): Generator<string> {
  const { tables, lists } = declaration;
  const named = Object.entries({ ...tables, ...lists }).map(
    ([id, of]) => [id, of.rowName] as const,
  );
  const headed = Object.entries(tables).map(([id, of]) => [id, of.rowHead] as const);
  for (const [id, column] of [...named, ...headed]) {
    if (column !== undefined && !hasColumn(declaration, id, column)) {
      yield `${id}: no existe ${id}.${column}`;
    }
  }
}

/** Fields and formulas that a list shows in places of its own. */
function shownOf({ output = [], groups = [], deciding = [], cards }: List): Set<string> {
  const { icon, text, active, badges = [], figures = [], details = [] } = cards ?? {};
  const named = [icon, text, active].filter((id) => id !== undefined);
  const grouped = [...groups, ...details].flatMap(({ items }) => items);
  return new Set([...output, ...deciding, ...named, ...badges, ...figures, ...grouped]);
}

function* chartFaults(declaration: Declaration): Generator<string> {
  for (const { id, source, series, x } of declaration.charts) {
    const drawn = series.flatMap(({ column, base, heat }) => [column, base, heat]);
    for (const column of [...drawn, x].filter((name) => name !== undefined)) {
      if (!hasColumn(declaration, source, column)) {
        yield `gráfico ${id}: no existe ${source}.${column}`;
      }
    }
  }
}

function* matrixFaults(declaration: Declaration): Generator<string> {
  const { formulas, inputs, axes, matrices } = declaration;
  const isNumber: Has = (id) => ['money', 'percent', 'number'].includes(inputs[id]?.kind ?? '');
  for (const [id, { output, rows, columns }] of Object.entries(matrices)) {
    if (!has(formulas, output)) yield `matriz ${id}: no existe ${output}`;
    for (const { input, axis } of [rows, columns]) {
      if (!has(inputs, input)) yield `matriz ${id}: no existe ${input}`;
      else if (!isNumber(input)) yield `matriz ${id}: ${input} no es un número`;
      if (!has(axes, axis)) yield `matriz ${id}: no existe ${axis}`;
    }
  }
}

function* selectionFaults(declaration: Declaration): Generator<string> {
  for (const [id, { list, show, beside = show }] of Object.entries(declaration.rankings)) {
    if (!has(declaration.lists, list)) {
      yield `selección ${id}: no existe la lista ${list}`;
      continue;
    }
    for (const column of new Set([show, beside])) {
      if (!hasColumn(declaration, list, column)) {
        yield `selección ${id}: no existe ${list}.${column}`;
      }
    }
  }
}

/** The names in braces of a text that is filled in. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/\{([\w.]+)\}/g)].map(([, name = '']) => name);
}

/** A list that doesn't exist would leave the advice unsaid; an unknown name would show as `{name}`. */
function* textFaults(declaration: Declaration): Generator<string> {
  const { lists, inputs, formulas } = declaration;
  for (const { id, list, message, at, way, set, empty, notice, ...rest } of declaration.advice) {
    for (const name of rest.inputs ?? []) {
      if (!has(inputs, name)) yield `consejo ${id}: no existe el dato ${name}`;
    }
    if (at !== undefined && !(notice && (list === undefined || hasColumn(declaration, list, at)))) {
      yield `consejo ${id}: at no es un campo de los registros de un aviso (${at})`;
    }
    const leads = at !== undefined && list === undefined;
    if (leads !== (way !== undefined)) {
      yield `consejo ${id}: way dice qué hacer donde lleva un aviso sin lista (at)`;
    }
    if (set !== undefined && !(leads && has(inputs, at))) {
      yield `consejo ${id}: set es lo que recibe un dato de entrada (at)`;
    }
    if (empty && (at === undefined || list === undefined)) {
      yield `consejo ${id}: empty necesita list y at`;
    }
    if (list !== undefined && !has(lists, list)) yield `consejo ${id}: no existe la lista ${list}`;
    for (const name of namesIn(message)) {
      const own = list !== undefined && hasColumn(declaration, list, name);
      if (!own && !has(inputs, name) && !has(formulas, name)) {
        yield `consejo ${id}: no existe ${name}`;
      }
    }
  }
  for (const [id, { over = '' }] of Object.entries(formulas)) {
    for (const name of namesIn(over)) {
      if (!has(inputs, name) && !has(formulas, name)) yield `${id}: no existe ${name}`;
    }
  }
}

function* outputFaults(declaration: Declaration): Generator<string> {
  for (const [id, path] of Object.entries(declaration.outputs)) {
    const dots = [...path.matchAll(/\./g)].map(({ index }) => index);
    const found = dots.some((dot) =>
      hasColumn(declaration, path.slice(0, dot), path.slice(dot + 1)),
    );
    if (!found) yield `salida ${id}: no existe ${path}`;
  }
}

/** A target or a size that doesn't exist would leave its value without a colour. */
function* targetFaults({ inputs, formulas, tables, lists }: Declaration): Generator<string> {
  const groups = [
    formulas,
    ...Object.values(tables).map(({ columns }) => columns),
    ...Object.values(lists).map((list) => list.formulas ?? {}),
  ];
  for (const group of groups) {
    for (const [id, { target, projected, thresholds: { size } = {} }] of Object.entries(group)) {
      if (projected !== undefined && !has(group, projected)) yield `${id}: no existe ${projected}`;
      if (target !== undefined && !has(inputs, target) && !has(formulas, target)) {
        yield `${id}: no existe ${target}`;
      }
      if (size !== undefined && !has(group, size)) yield `${id}: no existe ${size}`;
    }
  }
}
