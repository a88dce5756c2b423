import { type Model, ModelError, type Ref, Sheet } from '../../engine/index.ts';
import type { Declaration } from '../contract/declaration.ts';
import { conditionOf, toModel } from '../compute/model.ts';
import { own } from '../contract/own.ts';

/** After so many the author has enough to mend, and the rest may follow from these. */
const MOST_FAULTS = 30;

interface Compiled {
  readonly faults: readonly string[];
  /** Undefined where there are faults. */
  readonly sheet?: Sheet;
}

/** Compiles all formulas and says what is wrong with each that can't be, with its place. */
export function compileModel(declaration: Declaration): Compiled {
  const faults: string[] = [];
  let model = toModel(declaration);
  while (faults.length < MOST_FAULTS) {
    try {
      const sheet = new Sheet(model);
      return faults.length === 0 ? { faults, sheet } : { faults };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      const fault = `${placeOf(declaration, error.ref)}: ${error.reason}`;
      const isKnown = faults.includes(fault);
      if (!isKnown) faults.push(fault);
      // What still fails with another formula in its place fails by its name.
      const rest = without(model, error.ref, isKnown);
      if (rest === model) return { faults };
      model = rest;
    }
  }
  return { faults };
}

type Specs = Model['formulas'];

/**
 * The model without a formula that doesn't compile, so that the others tell their own faults.
 * @param isGone - leaves its name out as well
 */
function without(model: Model, { id, table }: Ref, isGone: boolean): Model {
  if (table === undefined) {
    const formulas = mended(model.formulas, id, isGone);
    return formulas ? { ...model, formulas } : model;
  }
  const spec = own(model.tables, table);
  if (!spec) return model;
  const isCount = id === 'rows';
  const columns = isCount ? spec.columns : mended(spec.columns, id, isGone);
  if (!columns) return model;
  const rows = isCount ? { count: '1' } : spec.rows;
  return { ...model, tables: { ...model.tables, [table]: { ...spec, rows, columns } } };
}

/** Formulas that read it still find a value of its type; undefined where there is nothing to mend. */
function mended(formulas: Specs, id: string, isGone: boolean): Specs | undefined {
  const spec = own(formulas, id);
  if (!spec) return undefined;
  if (isGone) return Object.fromEntries(Object.entries(formulas).filter(([name]) => name !== id));
  const { type = 'number' } = spec;
  return { ...formulas, [id]: { type, expression: type === 'text' ? '""' : '0' } };
}

/** A formula by its name, a condition by where it was written: 'entradas.rate › visible'. */
function placeOf(declaration: Declaration, { id, table }: Ref): string {
  if (table !== undefined && id === 'rows') return `tablas.${table} › rows`;
  const condition = conditionOf(id);
  if (!condition) return table === undefined ? id : `${table}.${id}`;
  const { what, of } = condition;
  switch (what) {
    case 'advice':
      return `consejo ${of} › when`;
    case 'where':
    case 'by':
      return `clasificaciones.${of} › ${what}`;
    case 'action':
      return `listas.${table} › acción ${of} › when`;
    case 'alarm':
      return `fórmulas.${of} › alarm`;
    case 'enabled':
    case 'visible':
      if (table !== undefined) return `listas.${table} › ${of}.${what}`;
      if (own(declaration.inputs, of)) return `entradas.${of} › ${what}`;
      return own(declaration.tables, of) ? `tablas.${of} › visible` : `gráfico ${of} › visible`;
  }
}
