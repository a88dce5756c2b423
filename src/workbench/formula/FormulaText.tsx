import { lazy, Suspense, useState } from 'react';
import { aboutFunction, type FormulaToken, type Ref } from '../../engine/index.ts';
import { wordOf } from '../../tool/index.ts';
import { cx, InfoDialog, Tooltip } from '../../ui/index.ts';
import type { Session } from '../session/session.ts';
import styles from './FormulaBar.module.css';

const FunctionHelp = lazy(async () => ({
  default: (await import('./FunctionHelp.tsx')).FunctionHelp,
}));

interface Props {
  tokens: readonly FormulaToken[];
  /** Whose formula it is. */
  target: Ref;
  session: Session;
  follow: (ref: Ref) => void;
}

/** A formula in words: names lead to their cells, functions say what they do. */
export function FormulaText({ tokens, ...rest }: Props) {
  return tokens.map((token, index) => <Token key={keyOf(token, index)} token={token} {...rest} />);
}

interface TokenProps extends Omit<Props, 'tokens'> {
  token: FormulaToken;
  /** What it is called among others, where that isn't what it is called alone. */
  label?: string | undefined;
}

/** One piece of a formula. */
export function Token({ token, label, target, session, follow }: TokenProps) {
  if (typeof token !== 'string' && 'call' in token) return <FunctionName id={token.call} />;
  const { calculation } = session;
  const word = label ?? wordOf(calculation, token, target);
  if (typeof token === 'string' || !('id' in token)) return word;
  const isInput = calculation.field(token) !== undefined;
  return (
    <button
      type="button"
      className={cx(styles.token, isInput && styles.input)}
      onClick={() => follow(token)}
    >
      {word}
    </button>
  );
}

/** A function's name: pointed at or focused it says what it gives, pressed everything. */
function FunctionName({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const about = aboutFunction(id);
  const { name } = about.excel;
  const title =
    name === null || name === about.spanish ? about.spanish : `${about.spanish} (${name})`;
  const brief = (
    <>
      <strong>{title}</strong>
      <br />
      {about.help}
    </>
  );
  return (
    <>
      <Tooltip content={brief}>
        <button type="button" className={styles.function} onClick={() => setOpen(true)}>
          {about.spanish}
        </button>
      </Tooltip>
      {open && (
        <InfoDialog title={title} onClose={() => setOpen(false)}>
          <Suspense fallback={about.help}>
            <FunctionHelp about={about} />
          </Suspense>
        </InfoDialog>
      )}
    </>
  );
}

function keyOf(token: FormulaToken, index: number): string {
  const isRef = typeof token !== 'string' && 'id' in token;
  return isRef ? `${token.table ?? ''}.${token.id}.${index}` : String(index);
}
