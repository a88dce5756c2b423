import { CalendarSearch, ChevronsDownUp, ChevronsUpDown, FileJson, Sheet } from 'lucide-react';
import { createPortal } from 'react-dom';
import type { Ref } from '../../../../src/tool/index.ts';
import { Button, IconButton, Menu, SegmentedControl } from '../../../../src/ui/index.ts';
import {
  downloadTable,
  ExportMenu,
  useCases,
  useCommands,
  useRevealer,
  useSession,
} from '../../../../src/workbench/index.ts';
import { downloadProject } from '../projects/exchange.ts';
import type { Flow } from '../sections.ts';
import { useTitleTools } from '../titleTools.ts';
import styles from './cash-flow.module.css';
import { yearNames } from './flowColumns.ts';
import { type Unit, UNITS } from './units.ts';
import type { FlowGrid } from './useFlowGrid.ts';

const UNIT_OPTIONS = (Object.keys(UNITS) as Unit[]).map((value) => ({
  value,
  label: UNITS[value].label,
}));

const MONTHS = 'months';

interface Props {
  flow: Flow;
  /** The project's. */
  name: string;
  sheet: FlowGrid;
  unit: Unit;
  onUnit: (unit: Unit) => void;
}

/** What is done to the table as a whole, in the row of the title. */
export function FlowTools({ flow, name, sheet, unit, onUnit }: Props) {
  const session = useSession();
  const cases = useCases();
  const revealer = useRevealer();
  const place = useTitleTools();
  const foldLabel = sheet.unfolded ? 'Plegar todo' : 'Desplegar todo';
  const foldIcon = sheet.unfolded ? <ChevronsDownUp /> : <ChevronsUpDown />;
  const fold = () => sheet.unfold(!sheet.unfolded);
  useCommands(
    () => [
      ...UNIT_OPTIONS.map(({ value, label }) => ({
        id: `unit.${value}`,
        label: `Mostrar valores en ${label.toLowerCase()}`,
        group: 'Tabla',
        run: () => onUnit(value),
      })),
      { id: 'fold', label: foldLabel, group: 'Tabla', icon: foldIcon, run: fold },
    ],
    { listen: false },
  );
  if (!place) return null;
  /** In the row that one is at. */
  const goToYear = (year: number) => {
    const { selected } = session;
    const id = selected?.table === MONTHS ? selected.id : 'ingresos';
    const ref: Ref = { id, table: MONTHS, row: year * 12 };
    session.select(ref);
    revealer.reveal(ref);
  };
  return createPortal(
    <>
      <SegmentedControl
        label="Mostrar valores en"
        hideLabel
        options={UNIT_OPTIONS}
        value={unit}
        onValueChange={onUnit}
        className={styles.units}
      />
      {flow.table === MONTHS && (
        <Menu
          align="end"
          trigger={
            <Button size="sm" variant="ghost" icon={<CalendarSearch />}>
              Ir a un año
            </Button>
          }
          items={yearNames(session.calculation).map((label, year) => ({
            label,
            onSelect: () => goToYear(year),
          }))}
        />
      )}
      <IconButton label={foldLabel} icon={foldIcon} onClick={fold} />
      <ExportMenu
        items={[
          ...(cases
            ? [
                {
                  label: 'Proyecto (JSON)',
                  icon: <FileJson />,
                  onSelect: () => downloadProject(cases),
                },
              ]
            : []),
          {
            label: 'Este flujo (CSV)',
            icon: <Sheet />,
            onSelect: () => downloadTable(session, sheet.whole, { document: name }),
          },
        ]}
      />
    </>,
    place,
  );
}
