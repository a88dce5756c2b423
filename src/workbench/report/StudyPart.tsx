import type { StudyResult, StudyTable } from '../../tool/index.ts';
import { lazyPart } from '../../ui/index.ts';
import styles from './Report.module.css';

const StudyPicture = lazyPart(
  async () => (await import('../analysis/parts/StudyPicture.tsx')).StudyPicture,
);

/** A table longer than this says on paper what its chart shows: the chart is enough. */
const MOST_ROWS = 40;

/** A kept study on paper: what was asked, what came out, its charts and its tables. */
export function StudyPart({ study }: { study: StudyResult }) {
  const { name, says, fault, charts, tables } = study;
  const drawn = new Set(charts.map(({ title }) => title));
  // Beside its chart a curve needs no list of its points.
  const listed = tables.filter(({ title, rows }) => rows.length <= MOST_ROWS && !drawn.has(title));
  return (
    <>
      <h3>{name}</h3>
      {fault === null ? (
        says.map((sentence) => <p key={sentence}>{sentence}</p>)
      ) : (
        <p className={styles.note}>Sin respuesta: {fault}.</p>
      )}
      {charts.map((chart, at) => (
        // Charts have no identity but their place.
        <figure key={`${at}`} className={styles.chart}>
          <figcaption>{chart.title}</figcaption>
          <StudyPicture chart={chart} />
        </figure>
      ))}
      {listed.map((table, at) => (
        // Two tables may have one title.
        <Cells key={`${at}`} table={table} />
      ))}
    </>
  );
}

function Cells({ table: { title, head, rows } }: { table: StudyTable }) {
  return (
    <table className={styles.cells}>
      <caption>{title}</caption>
      {head.some((text) => text !== '') && (
        <thead>
          <tr>
            {head.map((text, at) => (
              // Two columns may read alike.
              <th key={`${at}`} scope="col" className={at === 0 ? styles.left : styles.right}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((cells, row) => (
          // A row has no identity but its place.
          <tr key={`${row}`}>
            {cells.map(({ text }, at) => (
              <td key={`${at}`} className={at === 0 ? styles.left : styles.right}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
