import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../ui/index.ts';
import { CaseBar } from '../documents/cases/CaseBar.tsx';
import { Resume } from '../documents/cases/Resume.tsx';
import { InputPanel } from '../inputs/InputPanel.tsx';
import { stickyPart } from '../layout/sticky.ts';
import { SessionContext, useSession } from '../session/useSession.ts';
import { AnalysisButton } from './AnalysisScope.tsx';
import { Announcer } from './Announcer.tsx';
import { Figures } from '../blocks/figures/Figures.tsx';
import { FormulaBar } from '../formula/FormulaBar.tsx';
import { KeepingNotice } from './KeepingNotice.tsx';
import { LastSelected } from './LastSelected.tsx';
import { Blocks } from '../blocks/parts.tsx';
import { Pending } from './Pending.tsx';
import { useRevealer } from '../layout/reveal.ts';
import { useSubmission } from './submission.ts';
import { Outdated, Submit } from './Submit.tsx';
import { Toolbar } from './Toolbar.tsx';
import styles from './ToolBody.module.css';

interface Props {
  /** Under the inputs: buttons that belong to them. */
  inputActions?: ReactNode;
  /** In the place of undo, export and import. */
  toolbar?: ReactNode;
  /** In the place of the inputs; null shows none. */
  inputs?: ReactNode;
  /** In the place of the charts. */
  charts?: ReactNode;
  /** In the place of the lists of records. */
  lists?: ReactNode;
  /** In the place of results and selections; null shows none. */
  results?: ReactNode;
  /** In the place of the computed tables. */
  tables?: ReactNode;
}

/** The page of a tool: inputs at the left, what decides on top, everything else below. */
export function ToolBody({ inputActions, lists, results, tables, toolbar, inputs, charts }: Props) {
  const session = useSession();
  const { tool, calculation } = session;
  const revealer = useRevealer();
  const submission = useSubmission();
  const { shown } = submission;
  const { declaration } = calculation;
  const submit = () => {
    const calculated = flushSync(() => submission.submit());
    const [first] = declaration.figures;
    if (calculated && first !== undefined) revealer.reveal({ id: first });
  };
  const instead = {
    list: lists,
    results,
    // What takes the place of the results takes that of the rankings along.
    rankings: results === undefined ? undefined : null,
    chart: charts,
    table: tables,
  };
  const hasInputs = inputs !== null && declaration.sections.length > 0;
  return (
    <main className={cx(styles.page, !hasInputs && styles.sheet)}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <h1>{tool.title}</h1>
          {/* Where there are no inputs the sheet is the tool, and says it. */}
          {hasInputs && <p>{tool.description}</p>}
        </div>
        <CaseBar />
        <div className={styles.tools}>
          <AnalysisButton />
          {toolbar ?? <Toolbar />}
        </div>
      </header>
      <KeepingNotice />
      <Resume />
      <Announcer shown={shown} />
      <div className={hasInputs ? styles.columns : styles.single}>
        {hasInputs && (
          <aside aria-label="Datos" className={styles.inputs}>
            {inputs ?? <InputPanel />}
            {inputActions && <div className={styles.actions}>{inputActions}</div>}
          </aside>
        )}
        <div className={styles.main}>
          {shown && (
            <div ref={stickyPart} className={styles.top}>
              <div ref={stickyPart} className={styles.deciding}>
                {tool.submit && submission.outdated && (
                  <Outdated button={tool.submit} onSubmit={submit} />
                )}
                <SessionContext value={shown}>
                  <Figures />
                </SessionContext>
              </div>
              <div ref={stickyPart} className={styles.formula}>
                <LastSelected sessions={[session, shown]}>
                  <FormulaBar />
                </LastSelected>
              </div>
            </div>
          )}
          <div className={styles.blocks}>
            <Blocks kinds="typed" instead={instead} />
            {shown ? (
              <SessionContext value={shown}>
                <Blocks kinds="computed" instead={instead} />
              </SessionContext>
            ) : (
              tool.submit && <Submit button={tool.submit} onSubmit={submit} />
            )}
          </div>
          <Pending />
        </div>
      </div>
    </main>
  );
}
