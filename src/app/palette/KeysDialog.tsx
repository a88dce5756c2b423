import { useState } from 'react';
import { Dialog, Kbd } from '../../ui/index.ts';
import { keyNames } from '../../workbench/commands/keys.ts';
import { type Command, registeredCommands } from '../../workbench/commands/registry.ts';
import styles from './KeysDialog.module.css';

/** What the frame of every page listens to by itself. */
const EVERYWHERE: readonly Command[] = [
  { id: 'palette', label: 'Buscar y hacer', group: 'En toda página', keys: ['Ctrl+K'] },
  { id: 'keys', label: 'Teclas de esta página', group: 'En toda página', keys: ['F1', '?'] },
];

/** The keys of the place where one is, by what they are for. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [groups] = useState(() => groupsOf([...registeredCommands(), ...EVERYWHERE]));
  return (
    <Dialog open size="lg" title="Teclas de esta página" onOpenChange={(open) => open || onClose()}>
      <div className={styles.groups}>
        {groups.map(([group, commands]) => (
          <section key={group} aria-label={group}>
            <h3 className={styles.title}>{group}</h3>
            <dl className={styles.keys}>
              {commands.map(({ id, label, keys = [] }) => (
                <div key={id} className={styles.row}>
                  <dt>{label}</dt>
                  <dd className={styles.names}>
                    {keys.map((each) => (
                      <Kbd key={each} keys={keyNames(each)} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function groupsOf(commands: readonly Command[]): readonly (readonly [string, Command[]])[] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    if (!command.keys || command.keys.length === 0) continue;
    groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  }
  return [...groups];
}
