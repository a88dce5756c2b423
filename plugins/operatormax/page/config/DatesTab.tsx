import { Check, Save } from 'lucide-react';
import { useMemo, useState } from 'react';
import { MONTHS } from '../../../../src/tool/index.ts';
import { Button, Field, Section, SelectField } from '../../../../src/ui/index.ts';
import {
  anchorId,
  DraftScope,
  goesOnByEnter,
  Pending,
  SheetGrid,
  useSession,
} from '../../../../src/workbench/index.ts';
import { IndicatorCard } from '../cash-flow/Indicators.tsx';
import { PeriodBanner } from '../cash-flow/PeriodBanner.tsx';
import { completeDates } from '../../document/document.ts';
import { Input } from './ConfigForm.tsx';
import styles from './config.module.css';
import { FormActions } from './FormActions.tsx';
import { pasteByYear } from './inflationByYear.ts';
import { inflationAddress, inflationGrid, inflationRef } from './inflationGrid.ts';
import { useDraft } from './useDraft.ts';
import { useFlash } from './useFlash.ts';
import type { ProjectData } from '../../document/document.ts';

const SAVED_MS = 2000;
/** Years that can be chosen: from so many before the present one on, so many of them. */
const YEARS_BACK = 2;
const YEARS = 10;

/** When the project starts, how long it is projected, and the inflation of each year. */
export function DatesTab() {
  // The disbursement goes with the start of the project.
  const { draft, dirty, held, savable, save, cancel, recalled } = useDraft(
    'Guardar las fechas',
    ['dateConfig', 'financialConfig'],
    hasDates,
  );
  const [saved, flash] = useFlash(SAVED_MS);
  return (
    <DraftScope draft={draft} save={savable ? save : undefined} className={styles.tab}>
      <PeriodBanner />
      {recalled}
      <form
        className={styles.columns}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (save()) flash();
        }}
      >
        <Section title="Período de proyección" minor>
          <div className={styles.fields}>
            <Start />
            <Years />
          </div>
        </Section>
        <Section
          title="Inflación por año"
          minor
          description="Escribe o pega los porcentajes, con sus años o sin ellos. Un año vacío cuenta como 0 %."
        >
          {hasDates(draft.document) ? (
            <Inflation />
          ) : (
            <p className={styles.note}>Elige primero el mes, el año y el período.</p>
          )}
        </Section>
        <FormActions dirty={held}>
          <Button
            type="submit"
            variant="primary"
            icon={saved ? <Check /> : <Save />}
            disabled={!savable || (!dirty && !saved)}
          >
            {savable && (saved || !dirty) ? 'Configuración Guardada' : 'Guardar Configuración'}
          </Button>
          {held && (
            <Button variant="ghost" onClick={cancel}>
              Cancelar Cambios
            </Button>
          )}
          <Pending inForm />
        </FormActions>
      </form>
    </DraftScope>
  );
}

const hasDates = ({ dateConfig }: ProjectData): boolean => completeDates(dateConfig) !== null;

function Start() {
  const { startYear } = useSession<ProjectData>().document.dateConfig;
  const [offered] = useState(offeredYears);
  // A project of an older year keeps it.
  const isOffered = startYear === null || offered.includes(startYear);
  const years = isOffered ? offered : [startYear, ...offered];
  return (
    <>
      <StartField
        id="startMonth"
        label="Mes de inicio"
        placeholder="Elige el mes"
        options={MONTHS.map((label, at) => ({ value: String(at + 1), label }))}
      />
      <StartField
        id="startYear"
        label="Año de inicio"
        placeholder="Elige el año"
        options={years.map((year) => ({ value: String(year), label: String(year) }))}
      />
    </>
  );
}

interface StartFieldProps {
  id: 'startMonth' | 'startYear';
  label: string;
  /** Shown as long as none is chosen. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
}

/** At the place where the palette and formulas lead to. */
function StartField({ id, label, placeholder, options }: StartFieldProps) {
  const session = useSession<ProjectData>();
  const value = session.document.dateConfig[id];
  return (
    <div id={anchorId({ id })}>
      <Field label={label} required>
        <SelectField
          model
          size="sm"
          value={String(value ?? '')}
          placeholder={value === null ? placeholder : undefined}
          options={options}
          onChange={({ target }) =>
            session.write(`Cambiar ${label}`, [{ ref: { id }, value: Number(target.value) }])
          }
          {...goesOnByEnter}
        />
      </Field>
    </div>
  );
}

function offeredYears(): number[] {
  const first = new Date().getFullYear() - YEARS_BACK;
  return Array.from({ length: YEARS }, (_, at) => first + at);
}

/** The projection by number, and by hand. */
function Years() {
  const session = useSession<ProjectData>();
  const { projectionPeriod } = session.document.dateConfig;
  const { min, max } = session.calculation.field({ id: 'projectionPeriod' }) ?? {};
  return (
    <div className={styles.years}>
      <Input id="projectionPeriod" required />
      <input
        type="range"
        aria-label="Período de proyección, en años"
        min={min}
        max={max}
        step={1}
        value={projectionPeriod ?? min}
        className={styles.slider}
        onChange={(event) =>
          session.write(
            'Cambiar Período de proyección',
            [{ ref: { id: 'projectionPeriod' }, value: Number(event.target.value) }],
            'slider:projectionPeriod',
          )
        }
        onPointerUp={() => session.seal()}
      />
    </div>
  );
}

function Inflation() {
  const session = useSession<ProjectData>();
  const model = useMemo(() => inflationGrid(session), [session]);
  return (
    <>
      <SheetGrid
        model={model}
        refAt={inflationRef}
        addressOf={inflationAddress}
        onForeign={(rows) => pasteByYear(model, rows)}
      />
      <ul className={styles.average}>
        <IndicatorCard id="averageInflation" />
      </ul>
    </>
  );
}
