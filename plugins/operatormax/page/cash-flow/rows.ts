import type { Declaration } from '../../../../src/tool/index.ts';
import type { FoldedRow, GridCell } from '../../../../src/workbench/index.ts';
import { DEVIATION } from '../../model/actuals.ts';
import { EXPENSE_GROUPS, INCOME_GROUPS } from '../../model/flows.ts';
import type { ExpenseStream, IncomeStream, Structure } from '../../model/structure.ts';

/** A row of the cash flow. */
export interface FlowRow extends FoldedRow {
  /** What it shows the flow of. */
  readonly stream?: IncomeStream | ExpenseStream;
  /** Of a difference from what was projected: whether it is good for the cash flow as it is more, or less. */
  readonly better?: 'more' | 'less';
}

/** Rows that start unfolded; the operator's fee starts folded. */
export const OPEN_AT_START: readonly string[] = [
  'ingresos',
  'egresos',
  'servicioDeuda',
  ...[INCOME_GROUPS, EXPENSE_GROUPS].flatMap((groups) => Object.values(groups).map(({ id }) => id)),
];

/** As long as the names of rows may be. */
const NET = 'Real − proy.: ingresos − egresos';

/** What a row does to the one that it leads to, as a pro forma writes it before the name. */
const SIGNS: Readonly<Record<string, string>> = {
  egresos: '(−)',
  utilidadBruta: '(=)',
  feeOperacion: '(−)',
  utilidadNetaOperativa: '(=)',
  reservaReposicion: '(−)',
  utilidadNetaAjustada: '(=)',
  ventaActivo: '(+)',
  flujoCajaLibre: '(=)',
  aporteCapital: '(+)',
  servicioDeuda: '(−)',
  flujoInversionista: '(=)',
};

type Columns = Declaration['tables'][string]['columns'];

/** Every row in its order, folded or not. `columns`: those of the table that is turned. */
export function flowRows(structure: Structure, columns: Columns): readonly FlowRow[] {
  const line = (
    id: string,
    under: readonly string[] = [],
    kind: FlowRow['kind'] = 'data',
  ): FlowRow => ({
    id,
    kind,
    depth: under.length,
    head: head(signed(id, columns[id]?.label ?? id), kind === 'data' ? 'computed' : 'heading'),
    shows: id,
    under,
  });
  const total = (id: string): FlowRow => line(id, [], 'total');
  const group = (id: string): FlowRow => line(id, [], 'group');
  const typed = (
    top: string,
    groups: readonly { readonly type: string; readonly id: string }[],
    streams: readonly (IncomeStream | ExpenseStream)[],
  ): FlowRow[] =>
    groups
      .filter(({ id }) => id in columns)
      .flatMap(({ type, id }) => [
        line(id, [top]),
        ...streams
          .filter((stream) => stream.type === type)
          .flatMap((stream) => [
            {
              ...line(`${stream.id}.flow`, [top, id]),
              // Its place among the streams changes when others go; what is selected stays on it.
              id: `${top}.${stream.record}`,
              stream,
            },
            ...(stream.actual
              ? [
                  {
                    ...called(DEVIATION, line(`${stream.id}.deviation`, [top, id])),
                    id: `${top}.${stream.record}.deviation`,
                    depth: 3,
                    remark: true,
                    better: top === 'ingresos' ? ('more' as const) : ('less' as const),
                  },
                ]
              : []),
          ]),
      ]);
  return [
    separator('proyecto', 'Flujo del Proyecto'),
    group('ingresos'),
    ...typed('ingresos', entries(INCOME_GROUPS), structure.incomes),
    group('egresos'),
    ...typed('egresos', entries(EXPENSE_GROUPS), structure.expenses),
    total('utilidadBruta'),
    group('feeOperacion'),
    line('feePorcentaje', ['feeOperacion']),
    line('feeMinimo', ['feeOperacion']),
    total('utilidadNetaOperativa'),
    ...('margenNeto' in columns ? [line('margenNeto')] : []),
    line('reservaReposicion'),
    total('utilidadNetaAjustada'),
    line('caprate'),
    line('ventaActivo'),
    total('flujoCajaLibre'),
    separator('inversionista', 'Flujo del Inversionista'),
    line('aporteCapital'),
    group('servicioDeuda'),
    line('interesesDeuda', ['servicioDeuda']),
    line('capitalDeuda', ['servicioDeuda']),
    line('liquidacionDeuda', ['servicioDeuda']),
    total('flujoInversionista'),
    line('cashOnCash'),
    ...('coberturaDeuda' in columns ? [line('coberturaDeuda')] : []),
    separator('saldos', 'Saldos al final del período'),
    line('saldoDeuda'),
    line('flujoAcumulado'),
    // Apart from the profit, which moves by more: what follows a real month moves it as well.
    ...('desviacion' in columns
      ? [
          separator('reales', 'Reales frente a lo proyectado'),
          { ...called(NET, line('desviacion')), better: 'more' as const },
        ]
      : []),
  ];
}

function signed(id: string, label: string): string {
  const sign = SIGNS[id];
  return sign === undefined ? label : `${sign} ${label}`;
}

function entries(groups: Readonly<Record<string, { readonly id: string }>>) {
  return Object.entries(groups).map(([type, { id }]) => ({ type, id }));
}

function head(text: string, tone: GridCell['tone']): GridCell {
  return { text, value: text, editable: false, tone };
}

/** On the sheet, where the rows above say the rest; its whole name is in a file and on the clipboard. */
function called(text: string, row: FlowRow): FlowRow {
  return { ...row, head: { ...row.head, text } };
}

function separator(id: string, text: string): FlowRow {
  return {
    id: `separador.${id}`,
    kind: 'separator',
    depth: 0,
    head: head(text, 'heading'),
    under: [],
  };
}
