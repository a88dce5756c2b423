import { ArrowRight } from 'lucide-react';
import { listNames } from '../../tool/index.ts';
import { Button } from '../../ui/index.ts';
import { useSession } from '../session/useSession.ts';
import type { Away, Elsewhere } from './elsewhere.ts';
import styles from './PastedInputs.module.css';

/** To be led to. */
export const AWAY = 'va-en-otra-parte';

interface Props {
  away: readonly Away[];
  /** Rows with several figures, of which nobody knows where they belong. */
  tables: readonly string[];
  /** What going there does first: 'Pegar 3 datos'; null where there is nothing to paste. */
  first: string | null;
  /** A doubt is still open: going there would paste without it. */
  disabled: boolean;
  onGo: (to: Elsewhere) => void;
}

/** Rows that are named; the others are counted. */
const MOST = 6;

/** What a pasted sheet has that no input takes, and where it goes. */
export function AwayRows({ away, tables, first, disabled, onGo }: Props) {
  const { declaration } = useSession().calculation;
  if (away.length + tables.length === 0) return null;
  const hasLists = Object.keys(declaration.lists).length > 0;
  return (
    <section id={AWAY} className={styles.away} aria-label="Va en otra parte">
      <h3>Va en otra parte</h3>
      <ul>
        {away.map(({ to, rows, there }) => (
          <li key={to.place}>
            <span>
              <strong>{to.place}</strong>: {saidOf(rows, there)}
              {to.note && ` ${to.note}`}
            </span>
            <Button
              size="sm"
              variant="ghost"
              iconEnd={<ArrowRight />}
              disabled={disabled}
              onClick={() => onGo(to)}
            >
              {wayTo(to, first)}
            </Button>
          </li>
        ))}
        {tables.length > 0 && (
          <li>
            <span>
              No se toma, porque trae varias cifras: {listNames(tables, MOST)}. Aquí entra un valor
              por fila, con su nombre al lado
              {hasLists && '; la tabla de una lista se pega en ella'}.
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}

function saidOf(rows: readonly string[], there: readonly string[]): string {
  const known = `${there.length === 1 ? 'está' : 'están'} ${listNames(there, MOST)}.`;
  if (rows.length === 0) return `ya ${known}`;
  return [`${listNames(rows, MOST)}.`, ...(there.length > 0 ? [`Ya ${known}`] : [])].join(' ');
}

function wayTo({ place, here }: Elsewhere, first: string | null): string {
  if (here !== undefined) return first === null ? `Pegar ${here}` : `${first} y seguir con ${here}`;
  return first === null ? `Ir a ${place} y pegar allí` : `${first} e ir a ${place}`;
}
