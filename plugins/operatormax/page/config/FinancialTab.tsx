import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { monthIndex } from '../../../../src/finance/index.ts';
import {
  type Calculation,
  conditionId,
  countedUnit,
  longMonth,
  read,
} from '../../../../src/tool/index.ts';
import { Button, Section } from '../../../../src/ui/index.ts';
import { InputEditor, useSession } from '../../../../src/workbench/index.ts';
import { useDates } from '../DatesRequired.tsx';
import { AmortizationDialog } from './AmortizationDialog.tsx';
import { ConfigForm, Input } from './ConfigForm.tsx';
import styles from './config.module.css';
import type { ProjectData } from '../../document/document.ts';

/** How the asset is bought, what it is financed with, and at what it is sold. */
export function FinancialTab() {
  return (
    <ConfigForm
      label="Guardar los financieros"
      parts={['financialConfig']}
      summaryTitle="Resumen"
      summary={[
        'assetPurchaseValue',
        'numeroCuotas',
        'cuotaFija',
        'totalIntereses',
        'exitValue',
        'tirAnual',
        'cashOnCashPromedio',
        'multiplier',
        'pri',
      ]}
    >
      <Section title="Compra del activo" minor>
        <div className={styles.fields}>
          <Input id="equityPayment" />
          <Input id="debtPayment" />
        </div>
      </Section>
      <Section title="Financiación" minor>
        <div className={styles.fields}>
          <Input id="creditType" />
          <Input id="paymentFrequency" />
          <Input id="interestRate" />
          <Term />
          <Payments />
          <Settled />
          <Disbursement />
          <Amortization />
        </div>
      </Section>
      <Section title="Salida" minor>
        <div className={styles.fields}>
          <Input id="exitCapRate" />
        </div>
      </Section>
    </ConfigForm>
  );
}

/** The term, and what the projection leaves room for. */
function Term() {
  const { calculation } = useSession<ProjectData>();
  const field = calculation.field({ id: 'termInMonths' });
  if (!field) return null;
  const most = longest(calculation);
  return (
    <InputEditor
      id="termInMonths"
      field={{ ...field, hint: `Plazo máximo: ${most} ${countedUnit(most, 'meses')}` }}
      fault={termFault(calculation)}
    />
  );
}

function longest(calculation: Calculation): string {
  return read(calculation, { id: 'maxTermInMonths' }).text;
}

function termFault(calculation: Calculation): string | undefined {
  if (calculation.value({ id: 'plazoExcedido' }) === true) {
    const term = read(calculation, { id: 'termInMonths' }).text;
    return `❌ Plazo inválido: ${term} meses excede el máximo disponible (${longest(calculation)}).`;
  }
  const missing = calculation.holds(conditionId.advice('sinPlazo'));
  return missing ? 'Hay deuda: falta el plazo del crédito.' : undefined;
}

/** What the figures count where the term goes beyond the project. */
function Settled() {
  const { calculation } = useSession<ProjectData>();
  if (calculation.value({ id: 'plazoExcedido' }) !== true) return null;
  return (
    <p role="status" className={styles.note}>
      Las cifras cuentan con el plazo escrito: el saldo que queda se liquida en el último mes del
      proyecto, y baja el cash on cash de ese año. En el resumen, el número de cuotas y el total de
      intereses son los de todo el contrato; el flujo lleva las cuotas que caben.
    </p>
  );
}

/** How many payments there really are, where the term is no whole number of them. */
function Payments() {
  const { calculation } = useSession<ProjectData>();
  const [term = 0, between = 0, payments = 0] = [
    'termInMonths',
    'monthsPerPayment',
    'numeroCuotas',
  ].map((id) => Number(calculation.value({ id })));
  if (payments === 0 || term % between === 0) return null;
  const every = between === 3 ? 'trimestrales' : 'semestrales';
  return (
    <p role="status" className={styles.note}>
      <strong>{payments === 1 ? 'Una sola cuota' : `${payments} cuotas ${every}`}</strong>, la
      última a los {payments * between} meses del desembolso: el plazo de {term}{' '}
      {countedUnit(String(term), 'meses')} no es múltiplo de {between}.
    </p>
  );
}

function Disbursement() {
  const { financialConfig } = useSession<ProjectData>().document;
  const { disbursementMonth: month, disbursementYear: year } = financialConfig;
  return (
    <p className={styles.note}>
      Desembolso: <strong>{longMonth(monthIndex(year, month + 1))}</strong>, con el inicio del
      proyecto. El desembolso cuenta como un mes adicional: en él no se paga cuota.
    </p>
  );
}

/** The schedule, once there is something to schedule. */
function Amortization() {
  const session = useSession<ProjectData>();
  const [open, setOpen] = useState(false);
  const { debtPayment, termInMonths, interestRate } = session.document.financialConfig;
  const dates = useDates();
  const filled = [debtPayment, termInMonths, interestRate].every((value) => value !== 0);
  const complete = filled && dates !== null;
  return (
    <div>
      <Button size="sm" icon={<Table2 />} disabled={!complete} onClick={() => setOpen(true)}>
        Ver tabla de amortización
      </Button>
      {!complete && (
        <p className={styles.note}>
          {dates
            ? 'Completa la deuda, el plazo y la tasa para ver la tabla.'
            : 'Configura las fechas del proyecto para ver la tabla.'}
        </p>
      )}
      {open && <AmortizationDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
