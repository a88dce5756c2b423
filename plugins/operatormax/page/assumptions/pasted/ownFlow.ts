import { readMonthYear } from '../../../../../src/tool/index.ts';
import type { Rows } from '../../../../../src/workbench/index.ts';

/* The flow of a project as it is exported or copied, which is no list of streams: its rows are results. */

/** With the unit of its figures: 'Concepto (COP)'. */
const CORNER = /^Concepto(?!\p{L})/u;
const ROWS = ['Flujo del Proyecto', 'Ingresos Operativos', '(=) Utilidad Bruta Operativa'];
const YEAR = /^20\d\d$/;

const isPeriod = (text: string): boolean => readMonthYear(text) !== null || YEAR.test(text.trim());

/** Why such a table isn't taken; null for any other. */
export function ownFlow(rows: Rows): string | null {
  const isHead = (row: Rows[number]): boolean => CORNER.test(row[0] ?? '') && row.some(isPeriod);
  const names = new Set(rows.map(([name = '']) => name.trim()));
  return rows.some(isHead) && ROWS.every((name) => names.has(name)) ? REFUSED : null;
}

const REFUSED =
  'Es el flujo de un proyecto: trae resultados, no supuestos. Para llevar el proyecto a otro sitio exporta «Proyecto (JSON)» o «Excel con fórmulas (.xlsx)»; las cifras de meses reales se pegan en el Flujo Mensual.';
