import { Plus, Receipt } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { read } from '../../../../src/tool/index.ts';
import { Badge, Button, EmptyState, Section, toast, useConfirm } from '../../../../src/ui/index.ts';
import { offerUndo, useCommands, useKept, useSession } from '../../../../src/workbench/index.ts';
import { type Expense, EXPENSE_TYPES, type ProjectData } from '../../document/document.ts';
import { removeExpense } from '../../document/edits.ts';
import { billingCycleField } from '../../document/fields.ts';
import { EXPENSE_GROUPS } from '../../model/flows.ts';
import { expenseId, structureOf } from '../../model/structure.ts';
import cash from '../cash-flow/cash-flow.module.css';
import { IndicatorCard } from '../cash-flow/Indicators.tsx';
import { Input } from '../config/ConfigForm.tsx';
import { AssumptionsSheet } from '../assumptions/AssumptionsSheet.tsx';
import { EXPENSES } from '../assumptions/streamLists.ts';
import { streamRecords } from '../assumptions/streamRecords.ts';
import { StreamImport } from '../assumptions/pasted/StreamImport.tsx';
import { ViewChoice, VIEWS } from '../assumptions/ViewChoice.tsx';
import type { Flow } from '../sections.ts';
import { ExpenseDialog } from './ExpenseDialog.tsx';
import { FlowDialog } from './FlowDialog.tsx';
import { focusStream } from './focusStream.ts';
import { NoBase } from './NoBase.tsx';
import { StreamRow } from './StreamRow.tsx';
import styles from './streams.module.css';

const NEW_EXPENSE = { id: 'newExpense', label: 'Crear Nuevo Egreso', words: 'agregar gasto' };

/** The expenses of a project by type, and the reserve, which is laid aside as they are. */
export function ExpensesTab({ flow }: { flow: Flow }) {
  const session = useSession<ProjectData>();
  // The id of the one that is edited, or none yet of the one that is created.
  const [form, setForm] = useState<{ readonly id?: string } | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [confirm, confirmDialog] = useConfirm();
  const [view, setView] = useKept('operatormax.expenses.view', VIEWS);
  const { createdExpenses } = session.document;
  const placeOf = (id: string | null | undefined): number =>
    createdExpenses.findIndex((expense) => expense.id === id);
  const edited = placeOf(form?.id);
  useCommands(() => [{ ...NEW_EXPENSE, group: 'Datos', icon: <Plus />, run: () => setForm({}) }], {
    listen: false,
  });
  const remove = async ({ name }: Expense, position: number) => {
    const agreed = await confirm({
      title: '¿Eliminar Egreso?',
      description: `«${name}». Esta acción no se puede deshacer.`,
      confirmLabel: 'Eliminar',
      danger: true,
    });
    if (!agreed) return;
    session.edit(`Eliminar ${name}`, (draft) => removeExpense(draft, position));
    offerUndo(session, `Egreso «${name}» eliminado`);
  };
  const activate = ({ name }: Expense, position: number) =>
    session.edit(`Activar ${name}`, ({ createdExpenses: expenses }) => {
      const expense = expenses[position];
      if (expense) expense.isActive = true;
    });
  const duplicate = (position: number) => {
    const reason = streamRecords(session, EXPENSES).duplicate([position]);
    if (reason) toast.error(reason);
  };
  const create = (
    <Button variant="primary" icon={<Plus />} onClick={() => setForm({})}>
      {NEW_EXPENSE.label}
    </Button>
  );
  const rowOf = (expense: Expense, position: number) => (
    <StreamRow
      key={expense.id}
      stream={expenseId(position)}
      name={expense.name}
      note={
        <Remarks
          expense={expense}
          position={position}
          onActivate={() => activate(expense, position)}
          onChooseBase={() => setForm({ id: expense.id })}
        />
      }
      actions={{
        onShow: () => setShown(expense.id),
        onEdit: () => setForm({ id: expense.id }),
        onDuplicate: () => duplicate(position),
        onDelete: () => void remove(expense, position),
      }}
    />
  );
  return (
    <>
      <ErrorBoundary FallbackComponent={ListFailure}>
        {createdExpenses.length === 0 ? (
          <EmptyState
            takesFocus
            icon={<Receipt />}
            title="No hay egresos configurados"
            text="Crea el primero: nómina, servicios, seguros, comisiones…"
            action={
              <>
                {create}
                <StreamImport of="expenses" isFirst onTaken={() => setView('sheet')} />
              </>
            }
          />
        ) : (
          <Section
            title="Egresos Configurados"
            minor
            actions={
              <>
                <ViewChoice of="los egresos" view={view} onView={setView} />
                <StreamImport
                  of="expenses"
                  isList={view === 'list'}
                  onTaken={() => setView('sheet')}
                />
                {create}
              </>
            }
            className={styles.first}
          >
            {view === 'sheet' && <AssumptionsSheet of="expenses" />}
            {(view === 'sheet' ? [] : EXPENSE_TYPES).map((type) => {
              const own = createdExpenses.flatMap((expense, position) =>
                expense.type === type ? [rowOf(expense, position)] : [],
              );
              if (own.length === 0) return null;
              const { id, label } = EXPENSE_GROUPS[type];
              return (
                <Group key={type} id={id} label={label}>
                  {own}
                </Group>
              );
            })}
          </Section>
        )}
      </ErrorBoundary>
      <Reserve />
      {form !== null && (form.id === undefined || edited >= 0) && (
        <ExpenseDialog
          position={form.id === undefined ? null : edited}
          id={form.id}
          flow={flow}
          order={byType(createdExpenses)}
          onGo={(position) => setForm({ id: createdExpenses[position]?.id ?? '' })}
          onClose={(created) => {
            setForm(null);
            // A walk may have led to another expense than the one that was opened.
            const at = placeOf(created ?? form.id);
            if (at >= 0) focusStream(expenseId(at));
          }}
        />
      )}
      {placeOf(shown) >= 0 && (
        <FlowDialog stream={expenseId(placeOf(shown))} flow={flow} onClose={() => setShown(null)} />
      )}
      {confirmDialog}
    </>
  );
}

/** The positions in the order of the list: type by type. */
function byType(expenses: readonly Expense[]): number[] {
  return EXPENSE_TYPES.flatMap((type) =>
    expenses.flatMap((expense, position) => (expense.type === type ? [position] : [])),
  );
}

function ListFailure({ error }: { error: unknown }) {
  const message = error instanceof Error ? error.message : String(error);
  return (
    <p role="alert" className={styles.warning}>
      Error: {message}
    </p>
  );
}

/** 'GASTOS FIJOS', with what they come to in the first year. */
function Group({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const { calculation } = useSession<ProjectData>();
  const { text } = read(calculation, { id, table: 'years', row: 0 });
  return (
    <div className={styles.group}>
      <h3 className={styles.groupHead}>
        <span>{label.toUpperCase()}</span>
        <span className={styles.figure}>
          <span className={styles.when}>Año 1</span> {text}
        </span>
      </h3>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}

interface RemarksProps {
  expense: Expense;
  position: number;
  onActivate: () => void;
  onChooseBase: () => void;
}

/** What keeps an expense out of the cash flow, or how often it is paid. */
function Remarks({ expense, position, onActivate, onChooseBase }: RemarksProps) {
  const stream = structureOf(useSession<ProjectData>().document).expenses[position];
  if (!expense.isActive) {
    return (
      <>
        <Badge variant="warning">Inactivo</Badge>
        <Button size="sm" variant="ghost" onClick={onActivate}>
          Activar
        </Button>
      </>
    );
  }
  if (expense.type === 'variable') {
    return (
      <NoBase
        stream={expenseId(position)}
        name={expense.name}
        fault={stream?.fault}
        onChoose={onChooseBase}
      />
    );
  }
  if (expense.type !== 'fixed') return null;
  const cycle = billingCycleField.options?.find(
    ({ value }) => value === expense.fixedData.billingCycle,
  );
  return <Badge>{cycle?.label.replace(/ \(.*/, '') ?? expense.fixedData.billingCycle}</Badge>;
}

function Reserve() {
  return (
    <Section
      title="RESERVA DE REPOSICIÓN"
      minor
      description="Se aparta de los ingresos de cada mes. Es la misma de la pestaña «Reserva de Reposición»."
    >
      <div className={styles.reserve}>
        <Input id="replacementReservePercentage" />
        <ul className={cash.cards}>
          <IndicatorCard id="totalReservaReposicion" />
          <IndicatorCard id="totalUtilidadNetaAjustada" />
        </ul>
      </div>
    </Section>
  );
}
