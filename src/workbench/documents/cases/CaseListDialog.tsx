import { Copy, FolderOpen, NotebookPen, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { StoredRecord } from '../../../../schemas/stored.ts';
import { Button, Dialog, IconButton, Tabs, useConfirm } from '../../../ui/index.ts';
import styles from './CaseListDialog.module.css';
import type { CaseWorkspace } from './case-workspace.ts';
import { CaseNameDialog } from './CaseNameDialog.tsx';
import { whenText } from './texts.ts';
import { BIN_DAYS } from './tidy.ts';

interface Props {
  workspace: CaseWorkspace;
  /** Asks before a form with changes is left for another case. */
  leave: (go: () => void) => void;
  onClose: () => void;
}

/** All cases of a tool, its drafts, and what is in the bin. */
export function CaseListDialog({ workspace, leave, onClose }: Props) {
  const [described, setDescribed] = useState<StoredRecord | null>(null);
  const [confirm, confirmDialog] = useConfirm();
  const { cases, drafts, bin } = workspace;
  const goTo = (go: () => void) => {
    onClose();
    leave(go);
  };
  const end = async ({ id, name }: StoredRecord) => {
    const agreed = await confirm({
      title: `¿Eliminar «${name}» para siempre?`,
      description: 'Esta acción no se puede deshacer.',
      confirmLabel: 'Eliminar',
      danger: true,
    });
    if (agreed) workspace.end(id);
  };
  const live = (record: StoredRecord) => (
    <>
      <Button
        size="sm"
        icon={<FolderOpen />}
        onClick={() => goTo(() => workspace.select(record.id))}
      >
        Abrir
      </Button>
      <IconButton
        label={`Nombre y nota de ${record.name}`}
        icon={<NotebookPen />}
        onClick={() => setDescribed(record)}
      />
      <IconButton
        label={`Duplicar ${record.name}`}
        icon={<Copy />}
        onClick={() => goTo(() => void workspace.duplicate(record.id))}
      />
      <IconButton
        label={`Eliminar ${record.name}`}
        icon={<Trash2 />}
        onClick={() => leave(() => void workspace.remove(record.id))}
      />
    </>
  );
  const binned = (record: StoredRecord) => (
    <>
      <Button size="sm" icon={<Undo2 />} onClick={() => workspace.bringBack(record.id)}>
        Restaurar
      </Button>
      <IconButton
        label={`Eliminar ${record.name} para siempre`}
        icon={<Trash2 />}
        onClick={() => void end(record)}
      />
    </>
  );
  const tab = (records: readonly StoredRecord[], none: string, actions: typeof live) =>
    records.length === 0 ? (
      <p className={styles.none}>{none}</p>
    ) : (
      <ul className={styles.list}>
        {records.map((record) => (
          <Case key={record.id} record={record}>
            {actions(record)}
          </Case>
        ))}
      </ul>
    );
  return (
    <Dialog
      open
      size="lg"
      title={`Casos de ${workspace.tool.title}`}
      onOpenChange={(open) => !open && onClose()}
    >
      <Tabs
        label="Casos"
        items={[
          {
            value: 'cases',
            label: `Casos (${cases.length})`,
            content: tab(cases, 'Todavía no has guardado casos de esta herramienta.', live),
          },
          {
            value: 'drafts',
            label: `Borradores (${drafts.length})`,
            content: tab(
              drafts,
              'Lo que escribes sin guardar como caso queda aquí como borrador.',
              live,
            ),
          },
          {
            value: 'bin',
            label: `Papelera (${bin.length})`,
            content: tab(bin, `Lo que elimines queda aquí ${BIN_DAYS} días.`, binned),
          },
        ]}
      />
      {confirmDialog}
      {described && (
        <CaseNameDialog
          title="Nombre y nota del caso"
          action="Guardar"
          name={described.name}
          note={described.note ?? ''}
          onSave={(name, note) => workspace.describe(described.id, name, note)}
          onClose={() => setDescribed(null)}
        />
      )}
    </Dialog>
  );
}

function Case({ record, children }: { record: StoredRecord; children: ReactNode }) {
  const { name, note, figure, lastModified } = record;
  const facts = [figure && `${figure.label}: ${figure.text}`, whenText(lastModified)];
  return (
    <li className={styles.case}>
      <div className={styles.facts}>
        <h3>{name}</h3>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {note && <p>{note}</p>}
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}
