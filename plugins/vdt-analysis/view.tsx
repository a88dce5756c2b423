import { Calculator, Table2 } from 'lucide-react';
import { Button, toast } from '../../src/ui/index.ts';
import { ToolBody, useRevealer, useSession } from '../../src/workbench/index.ts';

/** The two buttons of the calculator: what they report is computed like everything else. */
export default function TimeValueView() {
  const session = useSession();
  const revealer = useRevealer();
  const { calculation } = session;
  const solved = calculation.value({ id: 'solution' }) !== null;

  const report = (id: string) => {
    const message = String(calculation.value({ id }) ?? calculation.value({ id: 'message' }) ?? '');
    if (solved) toast.success(message);
    else toast.error(message);
  };
  const solve = () => {
    report('message');
    session.select({ id: `solved.${String(calculation.value({ id: 'calculationMode' }))}` });
  };
  const generate = () => {
    report('tableMessage');
    if (solved) revealer.reveal({ id: 'presentValue', table: 'table', row: 0 });
  };
  return (
    <ToolBody
      inputActions={
        <>
          <Button variant="primary" icon={<Calculator />} onClick={solve}>
            Calcular
          </Button>
          <Button icon={<Table2 />} onClick={generate}>
            Generar tabla de amortización
          </Button>
        </>
      }
    />
  );
}
