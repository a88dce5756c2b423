import { Session } from '../../../../src/workbench/index.ts';
import { emptyProject, type Income, type ProjectData } from '../../document/document.ts';
import operatormax from '../../tool.ts';
import { assumptionsGrid } from '../assumptions/assumptionsGrid.ts';
import { EXPENSES, INCOMES } from '../assumptions/streamLists.ts';

const HEADS = [
  'nombre',
  'tipo',
  'cobro',
  'tarifa',
  'cantidad',
  'ocupacion',
  'estabilizacion',
  'horas',
  'dias',
  'ajuste',
  'unidad',
  'porcentaje',
  'base',
  'meses',
];

/** The lists of a project as the sheet of assumptions has them, and the way to paste into the incomes. */
export function open(project: ProjectData = emptyProject()) {
  const session = new Session<ProjectData>(operatormax, project);
  const incomes = assumptionsGrid<Income>(session, INCOMES).model;
  const expenses = assumptionsGrid(session, EXPENSES).model;
  /** As a spreadsheet's rows would be pasted: a tab between two cells. */
  const paste = (rows: readonly string[], from = 0) =>
    incomes.edit(
      rows.flatMap((line, at) =>
        line.split('|').map((text, col) => ({
          row: from + at,
          columnId: HEADS[col] ?? '',
          text: text.trim(),
        })),
      ),
    );
  const total = () => session.calculation.value({ id: 'totalIngresos' });
  return { session, incomes, expenses, paste, total };
}
