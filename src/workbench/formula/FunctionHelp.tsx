import type { FunctionAbout } from '../../engine/index.ts';
import { callOf, exampleOf } from '../../tool/index.ts';
import styles from './FunctionHelp.module.css';

/** All that is told of a function: how it is called, what it gives, an example, and Excel's name. */
export function FunctionHelp({ about }: { about: FunctionAbout }) {
  const { excel, help } = about;
  const example = exampleOf(about);
  return (
    <div className={styles.help}>
      <p className={styles.call}>{callOf(about)}</p>
      <p>{help}</p>
      <dl className={styles.facts}>
        <dt>Ejemplo</dt>
        <dd>
          {example.data.map((line) => (
            <span key={line} className={styles.data}>
              {line}
            </span>
          ))}
          <span>
            {example.formula} = <strong>{example.gives}</strong>
          </span>
        </dd>
        <dt>Excel</dt>
        <dd>{inExcel(about)}</dd>
        {excel.as !== undefined && <dd className={styles.code}>={excel.as}</dd>}
      </dl>
    </div>
  );
}

function inExcel({ excel, spanish }: FunctionAbout): string {
  if (excel.name === null) return 'No tiene esta función; en inglés se escribe';
  const names = excel.name === spanish ? spanish : `${spanish}, en inglés ${excel.name}`;
  return excel.as === undefined ? names : `${names}. Lo mismo que aquí da, en inglés,`;
}
