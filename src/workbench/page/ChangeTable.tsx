import type { ImportChange } from '../exchange/importChanges.ts';
import styles from './ChangeTable.module.css';

interface Props {
  changes: readonly ImportChange[];
  /** The heads of the two columns. */
  leaves: string;
  enters: string;
}

/** Two documents of a tool side by side, where they differ. */
export function ChangeTable({ changes, leaves, enters }: Props) {
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">Qué cambia</th>
          <th scope="col">{leaves}</th>
          <th scope="col">{enters}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change, at) => (
          // Two records may have one name.
          <tr key={`${at} ${change.label}`}>
            <th scope="row">{change.label}</th>
            <td>{change.leaves}</td>
            <td>{change.enters}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
