import { notedValues } from '../../tool/index.ts';
import { useSession } from '../session/useSession.ts';
import { noteText, valueText } from './parts.ts';
import styles from './Report.module.css';

/** What the person noted on values, wherever they are: those of records and months too. */
export function NotesPart() {
  const { calculation } = useSession();
  return (
    <table className={styles.lines}>
      <tbody>
        {notedValues(calculation).map((note) => (
          <tr key={note.address}>
            <th scope="row">{note.label}</th>
            <td>{valueText(calculation, note.ref)}</td>
            <td colSpan={2}>{noteText(note)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
