import { useState } from 'react';
import type { StudyChart, StudyTable } from '../../../tool/index.ts';
import { Button } from '../../../ui/index.ts';
import { PictureMenu } from '../../blocks/chart/PictureMenu.tsx';
import styles from '../AnalysisDock.module.css';
import { cellsOf } from './cells.ts';
import { TakeAlong } from './Outcome.tsx';
import { PlainTable } from './PlainTable.tsx';
import { StudyPicture } from './StudyPicture.tsx';

/** A chart, or the table that says the same; to be taken along. */
export function ChartOrTable({ chart, table }: { chart: StudyChart; table: StudyTable }) {
  const [asTable, setAsTable] = useState(false);
  return (
    <>
      <div className={styles.head}>
        <h3>{table.title}</h3>
        <span className={styles.actions}>
          <Button size="sm" variant="ghost" onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Ver gráfico' : 'Ver como tabla'}
          </Button>
          <TakeAlong name={table.title} rows={() => cellsOf(table)} />
          <PictureMenu title={table.title}>
            <StudyPicture chart={chart} />
          </PictureMenu>
        </span>
      </div>
      {asTable ? (
        <div className={styles.scroll}>
          <PlainTable table={table} />
        </div>
      ) : (
        <StudyPicture chart={chart} />
      )}
    </>
  );
}
