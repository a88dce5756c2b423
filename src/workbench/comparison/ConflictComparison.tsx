import type { Theirs } from '../documents/remote.ts';
import { useSession } from '../session/useSession.ts';
import { CompareTable } from './CompareTable.tsx';
import { openedAs } from './opened.ts';
import { figureRows, inputRows } from './rows.ts';

/** What the session has beside what another device wrote. */
export function ConflictComparison({ theirs }: { theirs: Theirs }) {
  const { tool, calculation } = useSession();
  const opened = openedAs(tool, theirs.version, theirs.content);
  if ('fault' in opened) return <p>No se puede comparar: {opened.fault}.</p>;
  const all = [calculation, opened.calculation];
  const inputs = inputRows(all);
  return (
    <div>
      {inputs.length === 0 && <p>Solo cambian el nombre, la nota u otros textos.</p>}
      <CompareTable
        name="Diferencias"
        heads={['Aquí', 'En el otro equipo']}
        inputs={inputs}
        figures={figureRows(all)}
      />
    </div>
  );
}
