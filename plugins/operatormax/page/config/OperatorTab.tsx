import { ConfigForm, Input } from './ConfigForm.tsx';
import styles from './config.module.css';

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
      <div className={styles.fields}>
        <Input id="calculationBase" />
        <Input id="feePercentage" />
        <Input id="minimumFeeType" />
        <Input id="minimumFeeValue" />
      </div>
    </ConfigForm>
  );
}
