import { Plus, TrendingUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, EmptyState, Section, toast, useConfirm } from '../../../../src/ui/index.ts';
import { offerUndo, useCommands, useKept, useSession } from '../../../../src/workbench/index.ts';
import type { Income, ProjectData } from '../../document/document.ts';
import { followersOf, removeIncome } from '../../document/edits.ts';
import { INCOME_GROUPS } from '../../model/flows.ts';
import { incomeId, structureOf } from '../../model/structure.ts';
import { AssumptionsSheet } from '../assumptions/AssumptionsSheet.tsx';
import { INCOMES } from '../assumptions/streamLists.ts';
import { streamRecords } from '../assumptions/streamRecords.ts';
import { StreamImport } from '../assumptions/pasted/StreamImport.tsx';
import { ViewChoice, VIEWS } from '../assumptions/ViewChoice.tsx';
import type { Flow } from '../sections.ts';
import { FlowDialog } from './FlowDialog.tsx';
import { focusStream } from './focusStream.ts';
import { IncomeForm } from './IncomeForm.tsx';
import { NoBase } from './NoBase.tsx';
import { StreamRow, type StreamActions } from './StreamRow.tsx';
import styles from './streams.module.css';

const NEW_INCOME = { id: 'newIncome', label: 'Crear Nuevo Ingreso', words: 'agregar' };

/** The incomes of a project, and the form of the one that is created or edited. */
export function IncomesTab({ flow }: { flow: Flow }) {
  const session = useSession<ProjectData>();
  // The id of the one that is edited, or none yet of the one that is created.
  const [form, setForm] = useState<{ readonly id?: string } | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const createButton = useRef<HTMLButtonElement>(null);
  const [confirm, confirmDialog] = useConfirm();
  const [view, setView] = useKept('operatormax.incomes.view', VIEWS);
  const { createdIncomes } = session.document;
  const placeOf = (id: string | null | undefined): number =>
    createdIncomes.findIndex((income) => income.id === id);
  const edited = placeOf(form?.id);
  useCommands(
    () => (form ? [] : [{ ...NEW_INCOME, group: 'Datos', icon: <Plus />, run: () => setForm({}) }]),
    { listen: false },
  );
  if (form !== null && (form.id === undefined || edited >= 0)) {
    return (
      <IncomeForm
        position={form.id === undefined ? null : edited}
        id={form.id}
        flow={flow}
        onGo={(position) => setForm({ id: createdIncomes[position]?.id ?? '' })}
        onClose={(saved = edited) => {
          setForm(null);
          focusStream(incomeId(saved), () => createButton.current?.focus());
        }}
      />
    );
  }
  const remove = async (income: Income, position: number) => {
    const agreed = await confirm({
      title: '¿Eliminar Ingreso?',
      description: deletionOf(income, followersOf(session.document, position)),
      confirmLabel: 'Eliminar',
      danger: true,
    });
    if (!agreed) return;
    session.edit(`Eliminar ${income.name}`, (draft) => removeIncome(draft, position));
    offerUndo(session, `Ingreso «${income.name}» eliminado`);
  };
  const duplicate = (position: number) => {
    const reason = streamRecords(session, INCOMES).duplicate([position]);
    if (reason) toast.error(reason);
  };
  const actionsOf = (income: Income, position: number): StreamActions => ({
    onShow: () => setShown(income.id),
    onEdit: () => setForm({ id: income.id }),
    onDuplicate: () => duplicate(position),
    onDelete: () => void remove(income, position),
  });
  const create = (
    <Button ref={createButton} variant="primary" icon={<Plus />} onClick={() => setForm({})}>
      {NEW_INCOME.label}
    </Button>
  );
  return (
    <>
      {createdIncomes.length === 0 ? (
        <EmptyState
          takesFocus
          icon={<TrendingUp />}
          title="No hay ingresos configurados"
          text="Crea tu primer flujo de ingresos para comenzar con las proyecciones."
          action={
            <>
              {create}
              <StreamImport of="incomes" isFirst onTaken={() => setView('sheet')} />
            </>
          }
        />
      ) : (
        <Section
          title="Ingresos Configurados"
          minor
          actions={
            <>
              <ViewChoice of="los ingresos" view={view} onView={setView} />
              <StreamImport
                of="incomes"
                isList={view === 'list'}
                onTaken={() => setView('sheet')}
              />
              {create}
            </>
          }
          className={styles.first}
        >
          {view === 'sheet' ? (
            <AssumptionsSheet of="incomes" />
          ) : (
            <ul className={styles.list}>
              {createdIncomes.map((income, position) => (
                <StreamRow
                  key={income.id}
                  stream={incomeId(position)}
                  name={income.name}
                  type={INCOME_GROUPS[income.incomeType].label}
                  note={
                    <NoBase
                      stream={incomeId(position)}
                      name={income.name}
                      fault={structureOf(session.document).incomes[position]?.fault}
                      onChoose={() => setForm({ id: income.id })}
                    />
                  }
                  actions={actionsOf(income, position)}
                />
              ))}
            </ul>
          )}
        </Section>
      )}
      {placeOf(shown) >= 0 && (
        <FlowDialog stream={incomeId(placeOf(shown))} flow={flow} onClose={() => setShown(null)} />
      )}
      {confirmDialog}
    </>
  );
}

/** The question, with the streams that would be left without their base. */
function deletionOf({ name }: Income, followers: ReturnType<typeof followersOf>): string {
  const question = `¿Estás seguro de que deseas eliminar "${name}"? Esta acción no se puede deshacer.`;
  const names = [...followers.incomes, ...followers.expenses].map((one) => `«${one.name}»`);
  if (names.length === 0) return question;
  const [verb, count] = names.length === 1 ? ['depende', 'contará'] : ['dependen', 'contarán'];
  return `${question} De este ingreso ${verb} ${names.join(', ')}, que ${count} como 0 hasta que elijas otro.`;
}
