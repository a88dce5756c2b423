import { type ReactNode, use, useState } from 'react';
import { type Block, notedValues, type StudyResult } from '../../tool/index.ts';
import { cx } from '../../ui/index.ts';
import type { GridModel } from '../grid/index.ts';
import { useSession } from '../session/useSession.ts';
import { definitionsOf, gridsOf, type Part, partsOf, SECTIONS } from './parts.ts';
import type { Orientation, Paper, Split } from './paper.ts';
import { PrintedTablesContext } from './printedTables.ts';
import styles from './Report.module.css';
import { NotesPart } from './NotesPart.tsx';
import { PartView } from './PartView.tsx';
import { Refused } from './Refused.tsx';
import { StudyPart } from './StudyPart.tsx';
import { splitGrid, TableBlocks } from './TableBlocks.tsx';

interface Props {
  title: string;
  by: string;
  paper: Paper;
  /** By table where it isn't given. */
  orientation: Orientation | undefined;
  /** Sections and parts that were left out. */
  left: ReadonlySet<string>;
  /** The answers to the studies of the case. */
  studies: readonly StudyResult[];
}

/** What stands on sheets of one orientation, one after the other. */
interface Run {
  readonly orientation: Orientation;
  readonly content: ReactNode[];
}

/** As in the style sheet: where sheets are as wide as the screen, and tables scroll by themselves. */
const ON_PHONE = '(max-width: 600px)';

/** The report as sheets: a new one begins where the orientation changes. */
export function Sheets({ title, by, paper, orientation, left, studies }: Props) {
  const session = useSession();
  const { calculation } = session;
  const printed = use(PrintedTablesContext);
  const [onPhone] = useState(() => window.matchMedia?.(ON_PHONE).matches ?? false);
  const runs: Run[] = [{ orientation: orientation ?? 'portrait', content: [] }];
  const add = (direction: Orientation, content: ReactNode) => {
    const last = runs.at(-1);
    if (last && (last.orientation === direction || last.content.length === 0)) {
      runs[runs.length - 1] = { orientation: direction, content: [...last.content, content] };
    } else runs.push({ orientation: direction, content: [content] });
  };
  add(orientation ?? 'portrait', <Heading key="heading" title={title} by={by} />);
  if (session.refused.length > 0) add(orientation ?? 'portrait', <Refused key="refused" />);
  let section = '';
  const parts = partsOf(calculation).filter((part) => !isLeft(part, left));
  for (const part of parts) {
    const { block } = part;
    const key = `${block.kind} ${block.id}`;
    const laid = fewestBlocks(
      gridsOf(session, block, printed).map((grid) => ({
        grid,
        split: () => splitGrid(grid, block.kind !== 'matrix', paper, orientation),
      })),
    );
    const heading = part.section === section ? null : SECTIONS[part.section];
    section = part.section;
    add(
      laid?.split.orientation ?? orientation ?? 'portrait',
      <section
        key={key}
        className={styles.part}
        // Scrolled by keyboard as well, hence the tab stop.
        {...(onPhone && laid && { tabIndex: 0, 'aria-label': block.title })}
      >
        {heading && <h2>{heading}</h2>}
        {laid ? (
          <TableBlocks
            title={block.title}
            heads={block.kind !== 'matrix'}
            note={hasActuals(block) ? ACTUALS : ''}
            {...laid}
          />
        ) : (
          <PartView block={block} heading={heading} />
        )}
      </section>,
    );
  }
  const direction = orientation ?? 'portrait';
  const included = studies.filter(({ id }) => !left.has('studies') && !left.has(`study ${id}`));
  for (const [at, study] of included.entries()) {
    add(
      direction,
      <section key={`study ${study.id}`} className={styles.part}>
        {at === 0 && <h2>{SECTIONS.studies}</h2>}
        <StudyPart study={study} />
      </section>,
    );
  }
  if (!left.has('notes') && notedValues(calculation).length > 0) {
    add(
      direction,
      <section key="notes" className={styles.part}>
        <h2>{SECTIONS.notes}</h2>
        <NotesPart />
      </section>,
    );
  }
  if (!left.has('definitions')) add(direction, <Definitions key="definitions" />);
  return runs.map(({ orientation: across, content }, index) => (
    // Sheets have no identity but their place.
    <article
      key={`${index}`}
      data-theme="light"
      className={cx(styles.sheet, styles[`${paper}-${across}`])}
    >
      {content}
    </article>
  ));
}

const ACTUALS = '* Con datos reales en lugar de lo calculado, que se lee en «proyectado».';

const hasActuals = (block: Block): boolean =>
  block.kind === 'table' &&
  Object.values(block.table.columns).some(({ projected }) => projected !== undefined);

/** The first of those that need the fewest blocks of columns. */
function fewestBlocks(
  ways: readonly { readonly grid: GridModel; readonly split: () => Split }[],
): { readonly grid: GridModel; readonly split: Split } | null {
  let best: { grid: GridModel; split: Split } | null = null;
  for (const { grid, split: splitIt } of ways) {
    const split = splitIt();
    if (!best || split.blocks.length < best.split.blocks.length) best = { grid, split };
    // Nothing takes fewer: cells of the others needn't be read.
    if (split.blocks.length === 1) break;
  }
  return best;
}

function isLeft({ section, block }: Part, left: ReadonlySet<string>): boolean {
  return left.has(section) || left.has(`${block.kind} ${block.id}`);
}

const DATE = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long' });

function Heading({ title, by }: { title: string; by: string }) {
  const { tool } = useSession();
  const [today] = useState(() => DATE.format(new Date()));
  return (
    <header className={styles.cover}>
      <p className={styles.mark}>Ábaco</p>
      <h1>{title}</h1>
      {title !== tool.title && <p>{tool.title}</p>}
      <p className={styles.meta}>
        {today}
        {by && ` · Preparado por ${by}`}
      </p>
    </header>
  );
}

/** What each figure means, and the formula that it comes from. */
function Definitions() {
  const { calculation } = useSession();
  const definitions = definitionsOf(calculation);
  if (definitions.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{SECTIONS.definitions}</h2>
      <dl className={styles.definitions}>
        {definitions.map(({ id, label, text, formula }) => (
          <div key={id}>
            <dt>{label}</dt>
            {text && <dd>{text}</dd>}
            {formula && <dd className={styles.formula}>= {formula}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
