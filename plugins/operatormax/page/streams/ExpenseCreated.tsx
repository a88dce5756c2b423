import { CircleCheck } from 'lucide-react';
import { read } from '../../../../src/tool/index.ts';
import { Button, Dialog } from '../../../../src/ui/index.ts';
import { useSession } from '../../../../src/workbench/index.ts';
import { expenseId } from '../../model/structure.ts';
import { EXPENSE_KINDS } from './streamKinds.ts';
import styles from './streams.module.css';
import type { ProjectData } from '../../document/document.ts';

interface Props {
  /** Of the expense that was just created. */
  id: string;
  onAnother: () => void;
  onClose: () => void;
}

const AMOUNTS = {
  personal: 'costoSalarialPorCargo',
  fixed: 'amount',
  variable: 'relationPercentage',
} as const;

/** Says what was created, and offers to go on. */
export function ExpenseCreated({ id, onAnother, onClose }: Props) {
  const session = useSession<ProjectData>();
  const expenses = session.document.createdExpenses;
  const position = expenses.findIndex((expense) => expense.id === id);
  const expense = expenses[position];
  if (!expense) return null;
  const amount = { id: `${expenseId(position)}.${AMOUNTS[expense.type]}` };
  const facts = [
    ['Tipo', EXPENSE_KINDS.find(({ value }) => value === expense.type)?.label],
    [expense.type === 'personal' ? 'Cargo' : 'Nombre', expense.name],
    [expense.type === 'variable' ? 'Porcentaje' : 'Monto', read(session.calculation, amount).text],
    ['Flujo', expense.flowType === 'anual' ? 'Anual' : 'Mensual'],
  ] as const;
  return (
    <Dialog
      open
      title="¡Gasto Creado Exitosamente!"
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button variant="ghost" onClick={onAnother}>
            Crear otro egreso
          </Button>
          <Button variant="primary" onClick={onClose}>
            Cerrar
          </Button>
        </>
      }
    >
      <div className={styles.created}>
        <CircleCheck aria-hidden="true" />
        <dl>
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
