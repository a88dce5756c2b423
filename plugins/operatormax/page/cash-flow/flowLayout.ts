import { isoMonth } from '../../../../src/finance/index.ts';
import { type Declaration, read } from '../../../../src/tool/index.ts';
import { isTouch } from '../../../../src/ui/index.ts';
import { type GridCell, remembered, type Session } from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { overrideFields } from '../../document/fields.ts';
import { isOverridden } from '../../document/overrides.ts';
import { type ExpenseStream, type IncomeStream, structureOf } from '../../model/structure.ts';
import type { Flow } from '../sections.ts';
import { type FlowRow, flowRows } from './rows.ts';
import { inUnit, type Unit, UNITS } from './units.ts';

const HEAD_WIDTH = 248;

const OF_YEARS =
  'las cifras de un año no se escriben sobre el flujo. Los ingresos y los egresos del primer año se pegan en sus listas, «Ingresos Operativos» y «Egresos»; las de cada mes real, en el Flujo Mensual.';

/** What the cash flow has in common on the page, in a file and on paper. */
export function flowLayout(flow: Flow, unit: Unit) {
  return {
    list: flow.table,
    label: `Flujo de Caja - ${flow.label}`,
    heads: {
      id: 'concepto',
      header: 'Concepto',
      unit: UNITS[unit].file,
      align: 'left',
      width: HEAD_WIDTH,
    },
    inTime: true,
    ofYears: OF_YEARS,
  } as const;
}

/** Rows are asked for with every cell that is painted: made once for each structure. */
export function allRows(
  session: Session<ProjectData>,
  table: Flow['table'],
  unit: Unit,
): () => readonly FlowRow[] {
  const dress = (cell: GridCell): GridCell => inDisplayUnit(cell, unit);
  const { by, label } = UNITS[unit];
  const override = {
    field: overrideFields.value,
    by,
    unit: label.toLowerCase(),
    table: 'months',
  };
  return remembered(
    () => session.calculation.declaration,
    (declaration: Declaration) => {
      const columns = declaration.tables[table]?.columns ?? {};
      return flowRows(structureOf(session.document), columns).map((row) => {
        const amount = row.shows !== undefined && columns[row.shows]?.kind === 'money';
        if (!amount) return row;
        const { stream, better } = row;
        const shown = { ...row, dress, unit: UNITS[unit].file };
        if (better) return { ...shown, dress: (cell) => differenceIn(cell, unit, better) };
        // An inactive expense enters no figure: there is nothing to type over.
        if (table !== 'months' || !stream || stream.variant === 'ninguno') return shown;
        return { ...shown, override, dress: actualsOf(session, stream, unit) };
      });
    },
  );
}

/** The months of a stream, those that were typed over with what would have been computed. */
function actualsOf(
  session: Session<ProjectData>,
  stream: IncomeStream | ExpenseStream,
  unit: Unit,
): NonNullable<FlowRow['dress']> {
  const { id: scope, record } = stream;
  return (cell, row, table) => {
    const shown = inDisplayUnit(cell, unit);
    if (!stream.actual || table !== 'months') return shown;
    const { document, calculation } = session;
    const list = scope.startsWith('i') ? 'createdIncomes' : 'createdExpenses';
    const month = isoMonth(Number(calculation.value({ id: 'monthIndex', table, row })));
    if (!isOverridden(document, list, record, month)) return shown;
    const projected = read(calculation, { id: `${scope}.projected`, table, row }).text;
    const way = isTouch() ? '«Borrar el contenido»' : 'Supr';
    const isNegative = list === 'createdExpenses' && Number(cell.value) < 0;
    const what = isNegative ? 'Egreso negativo: suma al flujo de caja. Dato real' : 'Dato real';
    const note = `${what}. Proyectado: ${projected}. ${way} vuelve a lo proyectado.`;
    return { ...shown, tone: 'actual', note, ...(isNegative ? { warned: true } : {}) };
  };
}

/** Negative amounts are marked, whatever they mean; zeros step back. */
export function inDisplayUnit(cell: GridCell, unit: Unit): GridCell {
  if (typeof cell.value !== 'number') return cell;
  const tone = cell.value < 0 ? 'bad' : cell.value === 0 ? 'muted' : cell.tone;
  return { ...cell, ...inUnit(cell.value, unit), tone };
}

/** A difference is painted by what it does to the cash flow: what was spent less is a saving. */
function differenceIn(cell: GridCell, unit: Unit, better: 'more' | 'less'): GridCell {
  const shown = inDisplayUnit(cell, unit);
  const isSeen = /[1-9]/.test(shown.text);
  const isMore = Number(cell.value) > 0;
  return { ...shown, tone: !isSeen ? 'muted' : isMore === (better === 'more') ? 'good' : 'bad' };
}
