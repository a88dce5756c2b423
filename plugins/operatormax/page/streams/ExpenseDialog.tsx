import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, Dialog, LosingQuestion, toast } from '../../../../src/ui/index.ts';
import {
  carryExpressions,
  DraftScope,
  focusRefused,
  PendingOf,
  RecordWalk,
  useSameField,
  useSession,
  useStateOf,
} from '../../../../src/workbench/index.ts';
import { newExpense } from '../../document/create.ts';
import type { Expense, ExpenseType, ProjectData, Whole } from '../../document/document.ts';
import { putExpense, relationTo } from '../../document/edits.ts';
import {
  dependentIncomes,
  OF_INCOMES,
  offeredIncomes,
  wholesOffered,
} from '../../document/references.ts';
import { expenseFaults } from '../../document/rules.ts';
import { expenseId, structureOf } from '../../model/structure.ts';
import config from '../config/config.module.css';
import { useUnsaved } from '../guard.tsx';
import type { Flow } from '../sections.ts';
import { ExpenseCreated } from './ExpenseCreated.tsx';
import { ExpenseFields } from './ExpenseFields.tsx';
import { EXPENSE_KINDS } from './streamKinds.ts';
import { saveOrTell } from './failures.ts';
import { StreamSummary } from './StreamSummary.tsx';
import { TypePicker } from './TypePicker.tsx';
import { useKeptStream } from './useKeptStream.ts';
import { newHead, useStreamDraft } from './useStreamDraft.ts';

interface Props {
  /** Of the expense that is edited; null creates one. */
  position: number | null;
  /** With another expense the form begins anew. */
  id?: string | undefined;
  flow: Flow;
  /** The expenses in the order in which they are shown, by their positions. */
  order: readonly number[];
  /** To another expense. */
  onGo: (position: number) => void;
  /** Told the id of the expense that was created last. */
  onClose: (created?: string) => void;
}

/** Creates expenses, one after the other if wanted, or edits one. */
export function ExpenseDialog(props: Props) {
  const { position, onClose } = props;
  const [round, setRound] = useState(0);
  const [created, setCreated] = useState<string | null>(null);
  if (created !== null) {
    return (
      <ExpenseCreated
        id={created}
        onAnother={() => {
          setCreated(null);
          setRound(round + 1);
        }}
        onClose={() => onClose(created)}
      />
    );
  }
  return (
    <ExpenseForm
      key={round}
      {...props}
      onSaved={(id) => (position === null ? setCreated(id) : onClose())}
    />
  );
}

interface FormProps extends Props {
  onSaved: (id: string) => void;
}

function ExpenseForm({ position, id, flow, order, onGo, onSaved, onClose }: FormProps) {
  const session = useSession<ProjectData>();
  const [at] = useStateOf(id, () => position ?? session.document.createdExpenses.length);
  const draft = useStreamDraft((project) => withActive(project, at, flow), id);
  const expense = draft.document.createdExpenses[at] as Expense;
  const [name, setName] = useStateOf(id, () => expense.name);
  const [typed, setTyped] = useStateOf<Partial<Record<ExpenseType, Expense>>>(id, () => ({}));
  const [tried, setTried] = useStateOf(id, () => false);
  const fields = useSameField(id);
  const [isAsking, setAsking] = useState(false);
  const dirty = draft.edited || name !== expense.name || draft.refused.length > 0;
  const recalled = useKeptStream(`expense.${id ?? 'new'}`, {
    draft,
    unsaved: dirty,
    own: { stream: expense, name, typed },
    put: (project, stream) => {
      project.createdExpenses[at] = stream;
    },
    putBeside: (own) => {
      setName(own.name);
      setTyped(own.typed);
    },
  });

  const set = (label: string, next: Expense) =>
    draft.edit(label, (project) => {
      project.createdExpenses[at] = next;
    });
  const chooseType = (type: ExpenseType) => {
    setTyped({ ...typed, [expense.type]: expense });
    setTried(false);
    const next = typed[type] ?? firstOf(type, expense, draft.document);
    set('Cambiar el tipo', { ...next, name });
  };
  const faults = expenseFaults({ ...expense, name });
  /** The id of what was saved; null where something is to be mended first. */
  const save = (): string | null => {
    flushSync(() => setTried(true));
    if (faults.length > 0 || draft.refused.length > 0) {
      focusRefused(fields.ref.current);
      return null;
    }
    const { isActive } = session.document.createdExpenses[at] ?? expense;
    const updatedAt = new Date().toISOString();
    const saved = { ...positioned(expense, name.trim()), isActive, updatedAt };
    const label = `${position === null ? 'Crear' : 'Editar'} ${saved.name}`;
    const failed = position === null ? null : missing(session.document, saved);
    if (failed !== null) {
      toast.error(failed);
      return null;
    }
    const put = () =>
      session.edit(label, (project) => {
        putExpense(project, saved);
        carryExpressions(project, draft.document);
      });
    return saveOrTell(put, FAILURES[saved.type]) ? saved.id : null;
  };
  const go = (next: number) => {
    if (!dirty || save() !== null) onGo(next);
  };
  const isSavable = faults.length === 0 && draft.refused.length === 0;
  const saveFirst = isSavable ? () => save() !== null : undefined;
  useUnsaved(dirty, saveFirst);
  const leave = () => (dirty ? setAsking(true) : onClose());
  const incomes = offeredIncomes(draft.document);
  const wholes = wholesFor(expense, draft.document);
  const unfounded = expense.type === 'variable' && incomes.length === 0 && wholes.length === 0;
  return (
    <Dialog
      open
      size="lg"
      title={position === null ? 'Crear Nuevo Egreso' : `Editar ${expense.name}`}
      onOpenChange={(open) => !open && leave()}
      onSubmit={(event) => {
        event.preventDefault();
        const saved = save();
        if (saved !== null) onSaved(saved);
      }}
      footer={
        <>
          <PendingOf draft={draft} />
          {position !== null && <RecordWalk row={position} order={order} onGo={go} />}
          <Button variant="ghost" onClick={() => onClose()}>
            Cancelar
          </Button>
          <Button type="submit" variant="primary" disabled={unfounded}>
            {position === null ? 'Crear Egreso' : 'Guardar Cambios'}
          </Button>
        </>
      }
    >
      {recalled}
      {position === null && (
        <TypePicker
          label="Tipo de egreso"
          kinds={EXPENSE_KINDS}
          value={expense.type}
          onChange={chooseType}
        />
      )}
      <DraftScope draft={draft} save={saveFirst} unsaved={dirty} className={config.columns}>
        <div key={id} className={config.fields} {...fields}>
          <ExpenseFields
            stream={expenseId(at)}
            expense={expense}
            incomes={incomes}
            wholes={wholes}
            hasDependent={dependentIncomes(draft.document).length > 0}
            baseFault={structureOf(draft.document).expenses[at]?.fault}
            name={name}
            faults={tried ? faults : []}
            onName={setName}
            onNameSettled={() => set('Cambiar el nombre', { ...expense, name })}
            onChange={set}
          />
        </div>
        <StreamSummary
          stream={expenseId(at)}
          title="Con este egreso"
          total="totalEgresos"
          own={costsOf(expense, at)}
        />
      </DraftScope>
      <LosingQuestion
        open={isAsking}
        save={saveFirst}
        onAnswer={(leaves) => {
          setAsking(false);
          if (leaves) onClose();
        }}
      />
    </Dialog>
  );
}

/** Why an expense that is edited can't be saved: it may have been deleted meanwhile. */
function missing({ createdExpenses }: ProjectData, { id }: Expense): string | null {
  if (id === '') return 'ID del gasto no encontrado';
  return createdExpenses.some((expense) => expense.id === id) ? null : 'Egreso no encontrado';
}

const FAILURES: Readonly<Record<ExpenseType, string>> = {
  personal: 'Error desconocido al crear/actualizar el gasto',
  fixed: 'Error al crear el egreso',
  variable: 'Error al crear el egreso',
};

/** The project with a new expense at the place, or with the one that stands there counting. */
function withActive(project: ProjectData, at: number, flow: Flow): ProjectData {
  const known = project.createdExpenses[at];
  if (known?.isActive) return project;
  const expense = known ?? newExpense('personal', newHead(flow.type));
  return {
    ...project,
    createdExpenses: project.createdExpenses.toSpliced(at, 1, { ...expense, isActive: true }),
  };
}

/** An expense of a type that nothing was typed for yet; a variable one follows all rooms, where there are several, or the first income. */
function firstOf(
  type: ExpenseType,
  { id, name, flowType, createdAt }: Expense,
  project: ProjectData,
): Expense {
  const expense = newExpense(type, { id, name, flowType, createdAt });
  const [together] = wholesOffered(project, OF_INCOMES);
  const [income] = offeredIncomes(project);
  const relationVariable = together ?? (income && relationTo(income));
  if (expense.type !== 'variable' || relationVariable === undefined) return expense;
  return { ...expense, variableData: { ...expense.variableData, relationVariable } };
}

/** As long as there is an income; what it follows already it may go on to follow when the last is gone. */
function wholesFor(expense: Expense, project: ProjectData): readonly Whole[] {
  const named = expense.type === 'variable' ? expense.variableData.relationVariable : '';
  return wholesOffered(project).filter(
    (whole) => project.createdIncomes.length > 0 || whole === named,
  );
}

/** Of a person, the name of the expense is that of the position. */
function positioned(expense: Expense, name: string): Expense {
  if (expense.type !== 'personal') return { ...expense, name };
  return { ...expense, name, personalData: { ...expense.personalData, position: name } };
}

function costsOf({ type }: Expense, at: number): string[] {
  if (type !== 'personal') return [];
  return ['costoSalarialPorPersona', 'costoSalarialPorCargo'].map((id) => `${expenseId(at)}.${id}`);
}
