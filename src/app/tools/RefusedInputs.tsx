import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/index.ts';
import styles from './RefusedInputs.module.css';

const SHOWN = 6;

interface Props {
  /** Who asked for them: 'la dirección'. */
  from: string;
  messages: readonly string[];
}

/** Over a tool: inputs that it was asked to start with, and doesn't take. */
export function RefusedInputs({ from, messages }: Props) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <section aria-label="Datos que no se tomaron" className={styles.notice}>
      <TriangleAlert aria-hidden="true" />
      <div role="alert">
        <p>Parte de los datos de {from} no se tomó; en su lugar están los de la herramienta.</p>
        <ul>
          {messages.slice(0, SHOWN).map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
        {messages.length > SHOWN && <p>… y {messages.length - SHOWN} más.</p>}
      </div>
      <Button size="sm" onClick={() => setClosed(true)}>
        Entendido
      </Button>
    </section>
  );
}
