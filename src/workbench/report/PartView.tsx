import type { CSSProperties } from 'react';
import { type Block, type Fact, rankedValues } from '../../tool/index.ts';
import { cx } from '../../ui/index.ts';
import tones from '../blocks/cells/tones.module.css';
import { HeatTable } from '../blocks/chart/HeatTable.tsx';
import { noticesOf } from '../session/noticesOf.ts';
import { chartData } from '../charts/data.ts';
import RecordRadar from '../charts/RecordRadar.tsx';
import SeriesChart from '../charts/SeriesChart.tsx';
import { useSession } from '../session/useSession.ts';
import { lineOf } from './parts.ts';
import { figureWidth } from './paper.ts';
import { marked } from './Refused.tsx';
import styles from './Report.module.css';

interface Props {
  block: Block;
  /** What stands right above it. */
  heading: string | null;
}

/** A part of a report that isn't a table of cells. Its title isn't said twice. */
export function PartView({ block, heading }: Props) {
  const title = block.title === heading ? '' : block.title;
  switch (block.kind) {
    case 'figures':
      return <Figures ids={block.items} />;
    case 'inputs':
      return <Lines title={title} facts={block.facts} ids={block.items} />;
    case 'results':
      return <Lines title={title} ids={block.items} footnote={block.note} />;
    case 'rankings':
      return <Rankings block={block} />;
    case 'notices':
    case 'advice':
      return <Advice block={block} />;
    case 'chart':
      return <ChartFigure block={block} />;
    case 'list':
    case 'table':
    case 'matrix':
      return null;
  }
}

function Figures({ ids }: { ids: readonly string[] }) {
  const { calculation } = useSession();
  const lines = ids.map((id) => lineOf(calculation, id));
  const longest = Math.max(0, ...lines.map(({ reading }) => figureWidth(reading.text)));
  return (
    <dl className={styles.figures} style={{ '--longest': `${longest}mm` } as CSSProperties}>
      {lines.map(({ id, label, reading, unit }) => {
        return (
          <div key={id}>
            <dt>{label}</dt>
            <dd className={cx(styles[reading.tone], tones[reading.tone])}>
              {reading.text}
              {reading.value !== null && <i> {besides(unit)}</i>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What the figure doesn't say itself: '$ 1.000' is in pesos, '4 %' a percentage. */
function besides(unit: string): string {
  return unit === 'COP' ? '' : unit.replace(/^%\s*/, '');
}

/** Names, values, units and notes line up from one table to the next, whatever their first line is. */
function Widths() {
  return (
    <colgroup>
      <col />
      <col />
      <col />
      <col />
    </colgroup>
  );
}

interface LinesProps {
  /** Empty where the heading says it. */
  title: string;
  /** What is told in words, before the values. */
  facts?: readonly Fact[];
  ids: readonly string[];
  footnote?: string | undefined;
}

function Lines({ title, facts = [], ids, footnote }: LinesProps) {
  const session = useSession();
  const { calculation } = session;
  return (
    <>
      <table className={styles.lines}>
        {title && <caption>{title}</caption>}
        <Widths />
        <tbody>
          {facts.map(({ label, text }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td colSpan={3}>{text}</td>
            </tr>
          ))}
          {ids.map((id) => {
            const { label, reading, unit, note, noted } = lineOf(calculation, id);
            const refused = session.refusedAt({ id });
            return (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td className={cx(styles[reading.tone], tones[reading.tone])}>
                  {refused ? marked(refused.text) : reading.text || '—'}
                </td>
                <td>{besides(unit)}</td>
                <td>
                  {note}
                  {noted && <em className={styles.noted}>{noted}</em>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {footnote && <p className={styles.note}>{footnote}</p>}
    </>
  );
}

function Rankings({ block }: { block: Extract<Block, { kind: 'rankings' }> }) {
  const { calculation } = useSession();
  return (
    <table className={styles.lines}>
      <caption>{block.title}</caption>
      <Widths />
      <tbody>
        {block.entries.map(([id, ranking]) => {
          const names = rankedValues(calculation, id, ranking).map((value) => String(value ?? ''));
          return (
            <tr key={id}>
              <th scope="row">{ranking.label}</th>
              <td colSpan={3}>{names.join(' · ') || (ranking.empty ?? 'Ninguno')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const WORDS = { info: 'Nota', success: 'Bien', warning: 'Atención', danger: 'Alerta' } as const;

function Advice({ block }: { block: Extract<Block, { kind: 'notices' | 'advice' }> }) {
  const { calculation } = useSession();
  const given = block.kind === 'notices' ? noticesOf(calculation) : block.given;
  return (
    <ul className={styles.advice}>
      {given.map(({ id, level, message }) => (
        <li key={id}>
          <b>{WORDS[level]}.</b> {message}
        </li>
      ))}
    </ul>
  );
}

function ChartFigure({ block }: { block: Extract<Block, { kind: 'chart' }> }) {
  const session = useSession();
  const { chart } = block;
  const data = chartData(session, chart);
  return (
    <figure className={styles.chart}>
      <figcaption>{chart.label}</figcaption>
      {chart.type === 'heat' ? (
        <HeatTable label={chart.label} data={data} />
      ) : chart.type === 'radar' ? (
        <RecordRadar data={data} max={chart.max} />
      ) : (
        <SeriesChart data={data} stacked={chart.stacked ?? false} />
      )}
      {chart.note && <p className={styles.note}>{chart.note}</p>}
    </figure>
  );
}
