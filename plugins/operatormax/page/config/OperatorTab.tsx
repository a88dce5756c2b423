import { InputEditor, useSession } from '../../../../src/workbench/index.ts';
import { ConfigForm, Input } from './ConfigForm.tsx';
import type { ProjectData } from '../../document/document.ts';

/** The operator's fee: the greater of a share of a base and a minimum. */
export function OperatorTab() {
  return (
    <ConfigForm
      label="Guardar el operador"
      parts={['operatorConfig']}
      summaryTitle="Resumen"
      summary={[
        'totalIngresos',
        'totalUtilidadBruta',
        'totalFeeOperacion',
        'totalUtilidadNetaOperativa',
        'margenNOI',
        'tirAnual',
      ]}
    >
      <Input id="calculationBase" />
      <Input id="feePercentage" />
      <Input id="minimumFeeType" />
      <MinimumFee />
    </ConfigForm>
  );
}

/** A percentage or an amount, as the type of the minimum says. */
function MinimumFee() {
  const session = useSession<ProjectData>();
  const field = session.calculation.field({ id: 'minimumFeeValue' });
  const isAmount = session.document.operatorConfig.minimumFeeType === 'amount';
  if (!field) return null;
  return (
    <InputEditor
      id="minimumFeeValue"
      field={
        isAmount
          ? { ...field, kind: 'money', hint: 'Pesos al mes, a precios del primer año' }
          : { ...field, kind: 'percent', hint: 'De los ingresos operativos' }
      }
    />
  );
}
