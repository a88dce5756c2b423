import { ChevronsDownUp, ChevronsUpDown, Download } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Button, SegmentedControl } from '../../../../src/ui/index.ts';
import { downloadTable, useSession } from '../../../../src/workbench/index.ts';
import type { Flow } from '../sections.ts';
import { useTitleTools } from '../titleTools.ts';
import styles from './cash-flow.module.css';
import { type Unit, UNITS } from './units.ts';
import type { FlowGrid } from './useFlowGrid.ts';

const UNIT_OPTIONS = (Object.keys(UNITS) as Unit[]).map((value) => ({
  value,
  label: UNITS[value].label,
}));

interface Props {
  flow: Flow;
  /** The project's. */
  name: string;
  sheet: FlowGrid;
  unit: Unit;
  onUnit: (unit: Unit) => void;
}

/** What is done to the table as a whole, in the row of the title. */
export function FlowTools({ name, sheet, unit, onUnit }: Props) {
  const session = useSession();
  const place = useTitleTools();
  if (!place) return null;
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
      <Button
        size="sm"
        variant="ghost"
        icon={sheet.unfolded ? <ChevronsDownUp /> : <ChevronsUpDown />}
        onClick={() => sheet.unfold(!sheet.unfolded)}
      >
        {sheet.unfolded ? 'Plegar todo' : 'Desplegar todo'}
      </Button>
      <Button
        size="sm"
        icon={<Download />}
        onClick={() => downloadTable(session, sheet.whole, { document: name })}
      >
        Exportar CSV
      </Button>
    </>,
    place,
  );
}
