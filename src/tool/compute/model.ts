import type { FormulaSpec, InputSpec, Model, TableSpec } from '../../engine/index.ts';
import type {
  Advice,
  Declaration,
  Field,
  Formula,
  List,
  Ranking,
} from '../contract/declaration.ts';
import { kinds } from '../contract/kinds/index.ts';
import { mayBeEmpty } from '../document/document.ts';

type Mutable<T> = Record<string, T>;

/**
 * Names of what a declaration asks of the engine besides its formulas: conditions of
 * fields, tables, charts and advice, and the order of rankings.
 */
export const conditionId = {
  enabled: (input: string) => `_enabled.${input}`,
  visible: (thing: string) => `_visible.${thing}`,
  alarm: (formula: string) => `_flagged.${formula}`,
  advice: (advice: string) => `_advice.${advice}`,
  where: (ranking: string) => `_where.${ranking}`,
  by: (ranking: string) => `_by.${ranking}`,
  action: (action: string) => `_action.${action}`,
};

/** What a condition's name in the model says; undefined for a formula's own name. */
export function conditionOf(
  id: string,
): { readonly what: keyof typeof conditionId; readonly of: string } | undefined {
  const [, what = '', of = ''] = /^_(\w+?)\.(.+)$/.exec(id) ?? [];
  return isCondition(what) ? { what, of } : undefined;
}

function isCondition(what: string): what is keyof typeof conditionId {
  return Object.hasOwn(conditionId, what);
}

/** The engine's model of a declaration. */
export function toModel(declaration: Declaration): Model {
  const formulas: Mutable<FormulaSpec> = formulaSpecs(declaration.formulas);
  const condition = (id: string, expression: string | undefined): void => {
    if (expression) formulas[id] = { expression, type: 'boolean' };
  };
  for (const [id, field] of Object.entries(declaration.inputs)) {
    condition(conditionId.enabled(id), field.enabled);
    condition(conditionId.visible(id), field.visible);
  }
  for (const [id, formula] of Object.entries(declaration.formulas)) {
    condition(conditionId.alarm(id), formula.alarm);
  }
  for (const [id, table] of Object.entries(declaration.tables)) {
    condition(conditionId.visible(id), table.visible);
  }
  for (const chart of declaration.charts) condition(conditionId.visible(chart.id), chart.visible);
  for (const advice of declaration.advice) {
    if (!advice.list) condition(conditionId.advice(advice.id), advice.when);
  }
  return { inputs: inputSpecs(declaration.inputs), formulas, tables: tableSpecs(declaration) };
}

function tableSpecs(declaration: Declaration): Mutable<TableSpec> {
  const tables: Mutable<TableSpec> = {};
  for (const [id, list] of Object.entries(declaration.lists)) {
    const advice = declaration.advice.filter((entry) => entry.list === id);
    const rankings = Object.entries(declaration.rankings).filter(([, s]) => s.list === id);
    tables[id] = listSpec(list, advice, rankings);
  }
  for (const [id, table] of Object.entries(declaration.tables)) {
    tables[id] = {
      rows: { count: table.rows },
      inputs: {},
      columns: formulaSpecs(table.columns),
    };
  }
  return tables;
}

function listSpec(
  list: List,
  advice: readonly Advice[],
  rankings: readonly (readonly [string, Ranking])[],
): TableSpec {
  const columns = formulaSpecs(list.formulas ?? {});
  const condition = (id: string, expression: string | undefined): void => {
    if (expression) columns[id] = { expression, type: 'boolean' };
  };
  for (const [id, field] of Object.entries(list.fields)) {
    condition(conditionId.enabled(id), field.enabled);
    condition(conditionId.visible(id), field.visible);
  }
  for (const { id, when } of list.actions ?? []) condition(conditionId.action(id), when);
  for (const { id, when } of advice) condition(conditionId.advice(id), when);
  for (const [id, { where, by }] of rankings) {
    condition(conditionId.where(id), where);
    if (by) columns[conditionId.by(id)] = { expression: by };
  }
  return { rows: 'records', inputs: inputSpecs(list.fields), columns };
}

function inputSpecs(fields: Readonly<Record<string, Field>>): Mutable<InputSpec> {
  return Object.fromEntries(
    Object.entries(fields).map(([id, field]) => {
      const blank = field.blank === undefined ? {} : { blank: field.blank };
      const required = mayBeEmpty(field) ? {} : { required: true };
      return [id, { type: kinds[field.kind].type, ...blank, ...required }];
    }),
  );
}

function formulaSpecs(formulas: Readonly<Record<string, Formula>>): Mutable<FormulaSpec> {
  return Object.fromEntries(
    Object.entries(formulas).map(([id, { kind, expression, applies, scope }]) => [
      id,
      {
        expression,
        type: kinds[kind].type,
        ...(applies ? { applies } : {}),
        ...(scope ? { scope } : {}),
      },
    ]),
  );
}
