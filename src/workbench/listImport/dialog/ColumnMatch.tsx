import { Fragment, type ReactNode } from 'react';
import { SegmentedControl, SelectField } from '../../../ui/index.ts';
import { useNarrow } from '../../layout/useNarrow.ts';
import styles from './MatchDialog.module.css';
import { type Doubt, wayOf } from '../doubts/doubt.ts';
import { PROJECTED_YEAR } from '../match/periods.ts';
import { noteColumnsOf } from '../records/remarkNotes.ts';
import type { ImportTarget, TargetColumn } from '../target.ts';
import type { useMatch } from './useMatch.ts';

type Match = ReturnType<typeof useMatch>;

interface Props {
  match: Pick<Match, 'records' | 'layout' | 'doubts' | 'answers'> & {
    readonly choose: Pick<Match['choose'], 'column' | 'way'>;
    readonly created?: Match['created'];
    /** What each column is. */
    readonly chosen: Match['chosen'];
  };
  target: ImportTarget;
  /** Columns that aren't imported, and by which others are worked out. */
  used?: ReadonlySet<number>;
  /** What comes of each, where the table has only one record. */
  entering?: readonly ReactNode[];
}

const SAMPLES = 3;
/** A value as long as an amount, in characters, stands in one line. */
const LONGEST = 20;

/** Each column of the file, some of what is in it, and what it is in the list. */
export function ColumnMatch({ match, target, used, entering }: Props) {
  const { records, chosen, choose, layout } = match;
  // On a phone they stand below the name and below what the row is, which needs the width.
  const isNarrow = useNarrow();
  const [beside, below] = isNarrow ? [undefined, entering] : [entering, undefined];
  const optionsOf = (columns: readonly Pick<TargetColumn, 'id' | 'label'>[]) =>
    columns.map(({ id, label }) => ({ value: id, label }));
  const noneOf = (at: number) => ({
    value: '',
    label: used?.has(at) ? 'Para calcular' : 'No importar',
  });
  const options = optionsOf([...target.columns, ...noteColumnsOf(target)]);
  const samplesOf = (column: number): string[] =>
    records.lines
      .map(({ cells }) => cells[column]?.trim() ?? '')
      .filter((text) => text !== '')
      .slice(0, SAMPLES);
  return (
    <table className={styles.columns}>
      <thead>
        <tr>
          <th scope="col">{layout.turned ? 'Tu fila' : 'Tu columna'}</th>
          {!isNarrow && <th scope="col">{entering ? 'Dice' : 'Primeros valores'}</th>}
          <th scope="col">Es</th>
          {beside && <th scope="col">Entra</th>}
        </tr>
      </thead>
      <tbody>
        {records.heads.map((head, at) => {
          const samples = samplesOf(at);
          // An empty line of the sheet is nothing to choose for, nor what only its layout says.
          const isOfLayout = samples.every((text) => text === PROJECTED_YEAR);
          if (head === '' && isOfLayout) return null;
          const name = head || `${layout.turned ? 'Fila' : 'Columna'} ${at + 1}`;
          const doubts = match.doubts.filter(({ column }) => column === at);
          return (
            // Columns of a file have no identity but their place.
            <tr key={`${at}`} className={doubts.length > 0 ? styles.asked : undefined}>
              <th scope="row">
                {name}
                {isNarrow && samples.length > 0 && (
                  <span className={styles.said}>
                    <Samples texts={samples} />
                  </span>
                )}
              </th>
              {!isNarrow && (
                <td className={styles.sample}>
                  <Samples texts={samples} />
                </td>
              )}
              <td className={styles.choice}>
                <SelectField
                  size="sm"
                  aria-label={`Qué es ${name}`}
                  options={[noneOf(at), ...optionsOf(match.created?.[at] ?? []), ...options]}
                  value={chosen[at] ?? ''}
                  onChange={(event) => choose.column(at, event.target.value)}
                />
                {doubts.length > 0 && (
                  <div id={doubtId(at)}>
                    {doubts.map((doubt) => (
                      <Question
                        key={doubt.question}
                        doubt={doubt}
                        answer={wayOf(match.answers, doubt)?.label}
                        onChoose={(way) => choose.way(doubt, way)}
                      />
                    ))}
                  </div>
                )}
                {below?.[at]}
              </td>
              {beside && <td>{beside[at]}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The first values of a column, one after the other: none of them breaks but a text that is too long. */
function Samples({ texts }: { texts: readonly string[] }) {
  return texts.map((text, at) => (
    <Fragment key={`${at}`}>
      {at > 0 && ' · '}
      <span className={text.length <= LONGEST ? styles.whole : undefined}>{text}</span>
    </Fragment>
  ));
}

interface QuestionProps {
  doubt: Doubt;
  /** Undefined as long as nobody said so. */
  answer: string | undefined;
  onChoose: (way: string) => void;
}

/** How the figures of a column are meant: nothing is taken before somebody said so. */
function Question({ doubt: { question, ways }, answer = '', onChoose }: QuestionProps) {
  return (
    <div className={styles.question}>
      <SegmentedControl
        label={question}
        options={ways.map(({ label }) => ({ value: label, label: unbroken(label) }))}
        value={answer}
        onValueChange={onChoose}
      />
    </div>
  );
}

/** '× 365/12' stays in one line. */
const unbroken = (way: string): string => way.replace(/([×÷]) /g, '$1\u00A0');

export const doubtId = (column: number): string => `duda-${column}`;
