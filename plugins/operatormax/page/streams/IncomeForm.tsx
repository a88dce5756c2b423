import { useEffect, useRef } from 'react';
import { Button, toast, useBackCloses } from '../../../../src/ui/index.ts';
import {
  carryExpressions,
  DraftScope,
  Pending,
  orderIn,
  RecordWalk,
  useSameField,
  useSession,
  useStateOf,
} from '../../../../src/workbench/index.ts';
import { newIncome } from '../../document/create.ts';
import {
  completeDates,
  type Income,
  type IncomeType,
  type ProjectData,
} from '../../document/document.ts';
import { possibleBases, putIncome } from '../../document/edits.ts';
import { baseNamed, OF_INCOMES, wholesOffered } from '../../document/references.ts';
import { incomeFaults } from '../../document/rules.ts';
import { incomeId } from '../../model/structure.ts';
import config from '../config/config.module.css';
import { useLeave, useUnsaved } from '../guard.tsx';
import type { Flow } from '../sections.ts';
import { nextEntry, rangeOf } from './EntriesEditor.tsx';
import { saveOrTell } from './failures.ts';
import { IncomeFields } from './IncomeFields.tsx';
import { NameField } from './NameField.tsx';
import { INCOME_KINDS } from './streamKinds.ts';
import { StreamSummary } from './StreamSummary.tsx';
import { TypePicker } from './TypePicker.tsx';
import { useKeptStream } from './useKeptStream.ts';
import styles from './streams.module.css';
import { newHead, useStreamDraft } from './useStreamDraft.ts';
import { TabFormula } from '../TabFormula.tsx';

interface Props {
  /** Of the income that is edited; null creates one. */
  position: number | null;
  /** With another income the form begins anew. */
  id?: string | undefined;
  flow: Flow;
  /** To another income of the list. */
  onGo: (position: number) => void;
  /** Told the place of the income that was saved. */
  onClose: (saved?: number) => void;
}

/** Creates or edits an income; all figures of the project move while one types. */
export function IncomeForm({ position, id, flow, onGo, onClose }: Props) {
  const session = useSession<ProjectData>();
  const { createdIncomes } = session.document;
  const [at] = useStateOf(id, () => position ?? createdIncomes.length);
  const draft = useStreamDraft(
    (project) => (position === null ? withNew(project, flow) : project),
    id,
  );
  const income = draft.document.createdIncomes[at] as Income;
  const [name, setName] = useStateOf(id, () => income.name);
  // What was typed for other types comes back with them.
  const [typed, setTyped] = useStateOf<Partial<Record<IncomeType, Income>>>(id, () => ({}));
  const dirty = draft.edited || name !== income.name || draft.refused.length > 0;
  const fields = useSameField(id);
  const recalled = useKeptStream(`income.${id ?? 'new'}`, {
    draft,
    unsaved: dirty,
    own: { stream: income, name, typed },
    put: (project, stream) => {
      project.createdIncomes[at] = stream;
    },
    putBeside: (own) => {
      setName(own.name);
      setTyped(own.typed);
    },
  });

  const set = (label: string, next: Income) =>
    draft.edit(label, (project) => {
      project.createdIncomes[at] = next;
    });
  const settleName = () => set('Cambiar el nombre', { ...income, name });
  const chooseType = (type: IncomeType) => {
    setTyped({ ...typed, [income.incomeType]: income });
    const next = typed[type] ?? firstOf(type, income, draft.document, at);
    set('Cambiar el tipo', { ...next, name });
  };
  const faults = incomeFaults({ ...income, name });
  const savable = faults.length === 0 && draft.refused.length === 0;
  /** False where it can't be saved: one stays in the form. */
  const save = (): boolean => {
    if (!savable) return false;
    const saved = { ...settled(income), name: name.trim(), updatedAt: new Date().toISOString() };
    const isThere = session.document.createdIncomes.some(({ id }) => id === saved.id);
    if (position !== null && !isThere) {
      toast.error('Ingreso no encontrado');
      return false;
    }
    const put = () =>
      session.edit(`${position === null ? 'Crear' : 'Editar'} ${saved.name}`, (project) => {
        putIncome(project, saved);
        carryExpressions(project, draft.document);
      });
    if (!saveOrTell(put, `Error al ${position === null ? 'crear' : 'actualizar'} el ingreso`))
      return false;
    toast.success(`Ingreso «${saved.name}» ${position === null ? 'creado' : 'actualizado'}`);
    return true;
  };
  const saveFirst = savable ? save : undefined;
  useUnsaved(dirty, saveFirst);
  const leave = useLeave();
  useBackCloses(() => leave(onClose));
  // What opened it is gone: keys go on from here.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <DraftScope draft={draft} save={saveFirst} unsaved={dirty} className={config.tab}>
      <TabFormula />
      <div className={config.columns}>
        <form
          className={config.form}
          noValidate
          aria-labelledby="income-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (save()) onClose(at);
          }}
        >
          <h2 ref={heading} id="income-form" tabIndex={-1}>
            {position === null ? 'Crear Ingreso Operativo' : 'Editar Ingreso Operativo'}
          </h2>
          {recalled}
          <TypePicker
            label="Tipo de ingreso"
            kinds={INCOME_KINDS}
            value={income.incomeType}
            onChange={chooseType}
          />
          <div key={id} className={config.fields} {...fields}>
            <NameField
              label="Nombre del ingreso"
              value={name}
              placeholder="Por ejemplo, Habitaciones"
              onChange={setName}
              onSettle={settleName}
            />
            <IncomeFields draft={draft} at={at} income={income} onChange={set} />
          </div>
          <div className={styles.missing}>
            <Pending inForm />
            <p aria-live="polite">
              {faults.length > 0 &&
                draft.refused.length === 0 &&
                `Falta: ${faults.map(({ message }) => message).join(', ')}.`}
            </p>
          </div>
          <div className={config.actions}>
            {position !== null && (
              <RecordWalk
                row={position}
                order={orderIn(createdIncomes.length)}
                disabled={dirty && !savable}
                onGo={(next) => (!dirty || save()) && onGo(next)}
              />
            )}
            <Button type="submit" variant="primary" disabled={!savable}>
              {position === null ? 'Crear y Continuar' : 'Guardar Cambios'}
            </Button>
            <Button variant="ghost" onClick={() => onClose()}>
              Cancelar
            </Button>
          </div>
        </form>
        <StreamSummary stream={incomeId(at)} title="Con este ingreso" total="totalIngresos" />
      </div>
    </DraftScope>
  );
}

function withNew(project: ProjectData, flow: Flow): ProjectData {
  const income = newIncome('revpar', newHead(flow.type));
  return { ...project, createdIncomes: [...project.createdIncomes, income] };
}

/** An income of a type that nothing was typed for yet, with a line or what it may follow to start from: all rooms, where there are several. */
function firstOf(
  type: IncomeType,
  { id, name, flowType, createdAt }: Income,
  project: ProjectData,
  at: number,
): Income {
  const { createdIncomes, dateConfig } = project;
  const income = newIncome(type, { id, name, flowType, createdAt });
  if (income.incomeType === 'solo-ingresos') {
    const dates = completeDates(dateConfig);
    const incomes = dates ? [nextEntry([], rangeOf(dates))] : [];
    return { ...income, soloIngresosData: { incomes } };
  }
  const bases = possibleBases(createdIncomes, at);
  const [together] = wholesOffered({ ...project, createdIncomes: bases }, OF_INCOMES);
  const followed = baseNamed(createdIncomes, together ?? bases[0]?.id ?? null);
  if (income.incomeType !== 'dependientes') return income;
  return { ...income, dependentData: { ...income.dependentData, ...followed } };
}

/** Amounts of 0 in a list of them are lines that were left empty. */
function settled(income: Income): Income {
  if (income.incomeType !== 'solo-ingresos') return income;
  const incomes = income.soloIngresosData.incomes.filter(({ value }) => value > 0);
  return { ...income, soloIngresosData: { incomes } };
}
