import { Mark } from './ChartKey.tsx';
import styles from './ChartTooltip.module.css';

export interface TooltipLine {
  readonly name: string;
  readonly text: string;
  /** None for a total. */
  readonly mark?: { readonly colour: string; readonly line: boolean; readonly again: boolean };
}

/** What is under the pointer: the point, and each series there with its value. */
export function ChartTooltip({ title, lines }: { title: string; lines: readonly TooltipLine[] }) {
  return (
    <div className={styles.tooltip}>
      <p className={styles.title}>{title}</p>
      <table>
        <tbody>
          {lines.map(({ name, text, mark }, index) => (
            // Names may repeat.
            <tr key={`${index}-${name}`} className={mark ? undefined : styles.total}>
              <td>{mark && <Mark {...mark} />}</td>
              <th scope="row">{name}</th>
              <td className={styles.value}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
