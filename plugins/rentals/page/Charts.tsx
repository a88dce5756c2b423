import { useState } from 'react';
import { rankedRecords } from '../../../src/tool/index.ts';
import { Field, SelectField } from '../../../src/ui/index.ts';
import { ChartWhenSeen, useSession } from '../../../src/workbench/index.ts';
import styles from './rentals.module.css';

/** Projects side by side: what their incomes are made of, their margins and cap rates. */
export function Charts() {
  const { calculation } = useSession();
  const { charts, rankings } = calculation.declaration;
  const [chosen, setChosen] = useState('primeros');
  const ranking = rankings[chosen];
  const total = calculation.rows('projects');
  const most = ranking?.limit ?? total;
  const records = ranking ? rankedRecords(calculation, chosen, ranking) : [];
  const composition = charts.find(({ id }) => id === 'composicion');
  const ratios = charts.filter((chart) => chart !== composition);
  return (
    <div className={styles.charts}>
      {total > most && (
        <Field
          label="Proyectos que se comparan"
          hint={`Hasta ${most} de ${total}`}
          className={styles.ranking}
        >
          <SelectField
            size="sm"
            value={chosen}
            options={Object.entries(rankings).map(([value, { label }]) => ({ value, label }))}
            onChange={(event) => setChosen(event.target.value)}
          />
        </Field>
      )}
      {composition && <ChartWhenSeen chart={composition} records={records} />}
      <div className={styles.ratios}>
        {ratios.map((chart) => (
          <ChartWhenSeen key={chart.id} chart={chart} records={records} />
        ))}
      </div>
    </div>
  );
}
