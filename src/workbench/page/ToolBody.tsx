import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { InputPanel } from '../inputs/InputPanel.tsx';
import { stickyPart } from '../sticky.ts';
import { SessionContext, useSession } from '../useSession.ts';
import { ChartBlock } from './ChartBlock.tsx';
import { Figures } from './Figures.tsx';
import { FormulaBar } from './FormulaBar.tsx';
import { KeepingNotice } from './KeepingNotice.tsx';
import { LastSelected } from './LastSelected.tsx';
import { ListBlock } from './ListBlock.tsx';
import { MatrixBlock } from './MatrixBlock.tsx';
import { Notices, Recommendations } from './Notices.tsx';
import { Results } from './Results.tsx';
import { useRevealer } from './reveal.ts';
import { Selections } from './Selections.tsx';
import { useSubmission } from './submission.ts';
import { Outdated, Submit } from './Submit.tsx';
import { TableBlock } from './TableBlock.tsx';
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
  const hasInputs = inputs !== null && declaration.sections.length > 0;
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <h1>{tool.title}</h1>
          <p>{tool.description}</p>
        </div>
        {toolbar ?? <Toolbar />}
      </header>
      <KeepingNotice />
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
            <Notices />
            {lists ??
              Object.entries(declaration.lists).map(([id, list]) => (
                <ListBlock key={id} id={id} list={list} />
              ))}
            {shown ? (
              <SessionContext value={shown}>
                <Computed results={results} charts={charts} tables={tables} />
              </SessionContext>
            ) : (
              tool.submit && <Submit button={tool.submit} onSubmit={submit} />
            )}
          </div>
        </div>
      </div>
    </main>
  );
}

/** Everything computed that is shown below the lists. */
function Computed({ results, charts, tables }: Pick<Props, 'results' | 'charts' | 'tables'>) {
  const { declaration } = useSession().calculation;
  return (
    <>
      {results === undefined ? (
        <>
          <Results />
          <Selections />
        </>
      ) : (
        results
      )}
      <Recommendations />
      {charts ?? declaration.charts.map((chart) => <ChartBlock key={chart.id} chart={chart} />)}
      {Object.entries(declaration.matrices).map(([id, matrix]) => (
        <MatrixBlock key={id} id={id} matrix={matrix} />
      ))}
      {tables ??
        Object.entries(declaration.tables)
          .filter(([, table]) => !table.internal)
          .map(([id, table]) => <TableBlock key={id} id={id} table={table} />)}
    </>
  );
}
