import { ClipboardPaste } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { Button, cx, Section } from '../../../../src/ui/index.ts';
import { type TabId, TABS } from '../sections.ts';
import { PasteSheet } from '../pasteSheet.ts';
import page from '../page.module.css';
import styles from './cash-flow.module.css';

const STEPS: readonly { readonly id: TabId; readonly text: string }[] = [
  {
    id: 'fechas',
    text: 'Cuándo empieza el proyecto, cuántos años se proyecta y con qué inflación.',
  },
  { id: 'ingresos-operativos', text: 'Unidades, parqueaderos, locales, servicios: lo que entra.' },
  { id: 'egresos-operativos', text: 'Nómina, servicios, seguros, comisiones: lo que sale.' },
  { id: 'financieros', text: 'Capital propio, crédito y cap rate de salida.' },
];

/** Where to begin with a project that has nothing in it. */
export function FirstSteps() {
  return (
    <Section
      title="Empieza por aquí"
      minor
      description="El proyecto está vacío. Con estos cuatro pasos el flujo y los indicadores cobran vida."
    >
      <ol className={cx(page.points, styles.steps)}>
        {STEPS.map(({ id, text }) => (
          <li key={id}>
            <Button size="sm" render={<Link to={`?pestana=${id}`} />}>
              {TABS.find((tab) => tab.id === id)?.label}
            </Button>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.sheet}>
        ¿Ya lo tienes en una hoja de cálculo?
        <Button size="sm" icon={<ClipboardPaste />} onClick={use(PasteSheet).paste}>
          Pegar la hoja de supuestos
        </Button>
      </p>
    </Section>
  );
}
