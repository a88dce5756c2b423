import { useState } from 'react';
import type { Tool } from '../../tool/index.ts';
import { Badge, Button } from '../../ui/index.ts';
import { InputPanel } from '../inputs/InputPanel.tsx';
import { Session } from '../session/session.ts';
import { SessionContext, useSession } from '../session/useSession.ts';
import { FormulaBar } from '../formula/FormulaBar.tsx';
import { SyncContext } from './keeping.ts';
import { Results } from '../blocks/figures/Results.tsx';
import { useSubmission } from './submission.ts';
import styles from './Submit.module.css';

/** A tool with a button to calculate, and nothing else of its page: data, button, results. */
export function SubmitPanel({ tool }: { tool: Tool }) {
  const [session] = useState(() => new Session(tool));
  return (
    <SessionContext value={session}>
      <SyncContext value={null}>
        <Panel />
      </SyncContext>
    </SessionContext>
  );
}

function Panel() {
  const { tool } = useSession();
  const { shown, outdated, submit } = useSubmission();
  return (
    <form
      noValidate
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <InputPanel />
      <div className={styles.submit}>
        <Button type="submit" variant="primary">
          {tool.submit?.label}
        </Button>
        {outdated && <Badge variant="warning">Desactualizado</Badge>}
      </div>
      {shown && (
        <SessionContext value={shown}>
          <Results />
          <FormulaBar />
        </SessionContext>
      )}
    </form>
  );
}
