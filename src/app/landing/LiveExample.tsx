import { use, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Document, read, type Tool } from '../../tool/index.ts';
import { cx } from '../../ui/index.ts';
import { FormulaBar } from '../../workbench/page/FormulaBar.tsx';
import { Session } from '../../workbench/session.ts';
import { SessionContext, useSession } from '../../workbench/useSession.ts';
import { loadTool } from '../tools/load.ts';
import { checkPreset, presetAddress } from '../tools/preset.ts';
import { EXAMPLE, FIGURES } from './example.ts';
import styles from './LiveExample.module.css';
import { Sliders } from './Sliders.tsx';
import { Waterfall } from './Waterfall.tsx';

/** A tool at work: its inputs under sliders, its figures, and the formula of the one that is chosen. */
export function LiveExample() {
  const tool = use(loadTool(EXAMPLE.tool));
  const [session] = useState(() => start(tool));
  return (
    <SessionContext value={session}>
      <div role="group" aria-label={`${tool.title}, en vivo`} className={styles.example}>
        <Head />
        <Figures />
        <div className={styles.middle}>
          <Sliders />
          <Waterfall />
        </div>
        <div className={styles.formula}>
          <FormulaBar />
        </div>
      </div>
    </SessionContext>
  );
}

function start(tool: Tool): Session {
  const session = new Session(tool, checkPreset(tool, EXAMPLE.inputs).document);
  session.select({ id: FIGURES[0] });
  return session;
}

/** The way to the whole tool takes along what stands here. */
function Head() {
  const { document } = useSession();
  return (
    <div className={styles.head}>
      <p>
        <strong>{EXAMPLE.title}</strong>
        <span className={styles.of}> de un apartamento</span>
      </p>
      <Link to={presetAddress(EXAMPLE.path, changed(document))}>Abrir con estos datos</Link>
    </div>
  );
}

const changed = (document: Document) =>
  Object.fromEntries(Object.keys(EXAMPLE.inputs).map((id) => [id, document[id] ?? null]));

function Figures() {
  const session = useSession();
  return (
    <ul className={styles.figures} aria-label="Resultados">
      {FIGURES.map((id) => {
        const label = session.calculation.formula({ id })?.label ?? id;
        const { text, tone } = read(session.calculation, { id });
        const isSelected = session.selected?.id === id;
        return (
          <li key={id} className={cx(isSelected && styles.selected)}>
            <button
              type="button"
              aria-pressed={isSelected}
              aria-label={`${label}: ${text}. Ver la fórmula`}
              onClick={() => session.select({ id })}
            >
              <span className={styles.label}>{label}</span>
              <span className={cx(styles.value, tone === 'bad' && styles.bad)}>{text}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
