import type { Json, Scalar, Values } from '../../../src/tool/index.ts';
import { structureOf, type StreamShape } from '../document/structure.ts';
import type { RentalsDocument } from '../document/types.ts';

const TOTALS = [
  'totalIngresos',
  'totalEgresos',
  'utilidadBrutaOperativa',
  'operadorTarifa',
  'utilidadNetaOperativa',
  'margenNetoOperativo',
  'caprate',
  'periodoCaprate',
  'reservas',
] as const;

/** Of all projects together. */
const PORTFOLIO = [
  'ingresos',
  'egresos',
  'tarifas',
  'utilidad',
  'reservas',
  'costo',
  'margen',
  'caprate',
  'periodoCaprate',
] as const;

/** The figures of each project, its streams under the ids that the person's document gives them. */
export function rentalsOutputs(values: Values): Json {
  const document = values.document as RentalsDocument;
  const { incomes, expenses } = structureOf(document);
  const projects = document.projects.map(({ id, name }, row) => {
    const at = (formula: string): Scalar => values.value({ id: formula, table: 'projects', row });
    const streams = (shapes: readonly StreamShape[]) =>
      Object.fromEntries(shapes.map((shape) => [shape.id, at(shape.key)]));
    return {
      id,
      name,
      incomes: streams(incomes),
      expenses: streams(expenses),
      ...Object.fromEntries(TOTALS.map((total) => [total, at(total)])),
    };
  });
  const totales = Object.fromEntries(
    PORTFOLIO.map((total) => [total, values.value({ id: `totales.${total}` })]),
  );
  return { projects, totales };
}
