import { useState } from 'react';
import type { StoredRecord } from '../../../schemas/stored.ts';
import { blocksOf } from '../../tool/index.ts';
import { Checkbox, Dialog } from '../../ui/index.ts';
import { ChartBlock } from '../blocks/chart/ChartBlock.tsx';
import type { CaseWorkspace } from '../documents/cases/case-workspace.ts';
import { toldApart } from '../documents/cases/texts.ts';
import { Session } from '../session/session.ts';
import { SessionContext } from '../session/useSession.ts';
import styles from './Comparison.module.css';
import { CompareTable } from './CompareTable.tsx';
import { openedCase } from './opened.ts';
import { figureRows, inputRows } from './rows.ts';
import { type Column, WhyDifferent } from './WhyDifferent.tsx';

/** So many columns can be read side by side. */
const MOST = 6;

interface Props {
  workspace: CaseWorkspace;
  /** The cases to begin with; else the one at work and the one that it is likely compared with. */
  chosen?: readonly string[];
  onClose: () => void;
}

/** Two to six cases of a tool as columns: where they differ, what that comes to, and why. */
export function CompareDialog({ workspace, chosen = [], onClose }: Props) {
  const { cases } = workspace;
  const [ids, setIds] = useState<readonly string[]>(() => begin(workspace, chosen));
  const [sessions] = useState(() => new Map<string, Session | string>());
  const names = toldApart(cases);
  const toggle = (id: string) =>
    setIds((before) =>
      before.includes(id) ? before.filter((one) => one !== id) : [...before, id],
    );
  const open = (record: StoredRecord) => {
    const known = sessions.get(record.id);
    if (known !== undefined) return known;
    const opened = openedCase(workspace.tool, record);
    const made = 'fault' in opened ? opened.fault : sessionOf(workspace, opened.document);
    sessions.set(record.id, made);
    return made;
  };
  const columns: Column[] = [];
  const faults: string[] = [];
  for (const id of ids) {
    const record = cases.find((one) => one.id === id);
    const made = record && open(record);
    const name = names.get(id) ?? '';
    if (typeof made === 'string') faults.push(`«${name}» ${made}`);
    else if (made) columns.push({ id, name, session: made });
  }
  return (
    <Dialog
      open
      size="xl"
      title="Comparar casos"
      description={`De 2 a ${MOST} casos; las diferencias son con el primero que eliges.`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {/* A grid would take the height of what scrolls sideways for none. */}
      <div>
        <fieldset className={styles.picks} aria-label="Casos que se comparan">
          {cases.map(({ id }) => (
            <Checkbox
              key={id}
              label={names.get(id) ?? ''}
              checked={ids.includes(id)}
              disabled={!ids.includes(id) && ids.length >= MOST}
              onChange={() => toggle(id)}
            />
          ))}
        </fieldset>
        {faults.map((fault) => (
          <p key={fault} role="alert" className={styles.hint}>
            {fault}
          </p>
        ))}
        <Columns key={ids.join()} columns={columns} />
      </div>
    </Dialog>
  );
}

function Columns({ columns }: { columns: readonly Column[] }) {
  const [first] = columns;
  if (!first || columns.length < 2) return <p className={styles.hint}>Elige al menos dos casos.</p>;
  const all = columns.map(({ session }) => session.calculation);
  return (
    <SessionContext value={first.session}>
      <CompareTable
        name="Casos"
        heads={columns.map(({ name }) => name)}
        inputs={inputRows(all)}
        figures={figureRows(all)}
      />
      <WhyDifferent columns={columns} />
      <Charts columns={columns} />
    </SessionContext>
  );
}

/** The charts of all cases, one beside the other. */
function Charts({ columns }: { columns: readonly Column[] }) {
  const ids = new Set(
    columns.flatMap(({ session }) => blocksOf(session.calculation, 'chart').map(({ id }) => id)),
  );
  return [...ids].map((id) => {
    const charts = columns.flatMap(({ id: column, name, session }) => {
      const block = blocksOf(session.calculation, 'chart').find((one) => one.id === id);
      return block ? [{ column, name, session, chart: block.chart }] : [];
    });
    return (
      <section key={id} className={styles.part}>
        <header className={styles.head}>
          <h3>{charts[0]?.chart.label}</h3>
        </header>
        <div className={styles.charts}>
          {charts.map(({ column, name, session, chart }) => (
            <SessionContext key={column} value={session}>
              <ChartBlock chart={chart} of={name} />
            </SessionContext>
          ))}
        </div>
      </section>
    );
  });
}

function sessionOf({ tool }: CaseWorkspace, document: Session['document']): Session {
  return new Session(tool, document, true);
}

function begin(
  { cases, current, compared }: CaseWorkspace,
  chosen: readonly string[],
): readonly string[] {
  const known = chosen.filter((id) => cases.some((one) => one.id === id));
  if (known.length > 1) return known.slice(0, MOST);
  return [current, compared].flatMap((one) => (one && !one.isDraft ? [one.id] : []));
}
