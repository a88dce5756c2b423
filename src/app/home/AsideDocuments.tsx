import { Download, FolderInput, Trash2 } from 'lucide-react';
import { Button, IconButton, toast, useConfirm } from '../../ui/index.ts';
import { saveText } from '../../workbench/onDemand.ts';
import { type Aside, discard, takeBack, textOf } from './aside.ts';
import { shortTitle } from '../../tool/contract/titles.ts';
import { dayText, namesText } from './describe.ts';
import styles from './SavedDocuments.module.css';

interface Props {
  documents: readonly Aside[];
  userId: number;
  /** One was used or deleted. */
  onChange: () => void;
}

/** What made room for another document, or couldn't be read: nothing of it is lost. */
export function AsideDocuments({ documents, userId, onChange }: Props) {
  const [confirm, dialog] = useConfirm();
  if (documents.length === 0) return null;
  const use = (aside: Aside) => {
    const isTaken = takeBack(aside, userId);
    onChange();
    if (isTaken) toast.success(`Está entre los casos de ${shortTitle(aside.card)}`);
    else toast.error('No hay espacio en este navegador. Sigue aparte, como estaba.');
  };
  const remove = async (aside: Aside) => {
    const agreed = await confirm({
      title: '¿Eliminar este documento?',
      description: `${shortTitle(aside.card)}, apartado el ${dayText(aside.since)}. Esta acción no se puede deshacer.`,
      confirmLabel: 'Eliminar',
      danger: true,
    });
    if (!agreed) return;
    discard(aside);
    onChange();
  };
  return (
    <>
      <h3 className={styles.subhead}>Aparte</h3>
      <ul className={styles.documents}>
        {documents.map((aside) => (
          <li key={aside.key} className={styles.document}>
            <div>
              <h4>{shortTitle(aside.card)}</h4>
              <p>
                {aside.names.length > 0 ? namesText(aside.names) : 'No se pudo leer'} · desde el{' '}
                {dayText(aside.since)}
              </p>
            </div>
            <div className={styles.actions}>
              {aside.isUsable && (
                <Button size="sm" icon={<FolderInput />} onClick={() => use(aside)}>
                  Usar
                </Button>
              )}
              <IconButton
                label={`Descargar ${shortTitle(aside.card)}, aparte`}
                icon={<Download />}
                onClick={() => saveText(fileName(aside), textOf(aside))}
              />
              <IconButton
                label={`Eliminar ${shortTitle(aside.card)}, aparte`}
                icon={<Trash2 />}
                onClick={() => void remove(aside)}
              />
            </div>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

const fileName = ({ card, since }: Aside): string =>
  `${card.id}-aparte-${since.toLocaleDateString('sv-SE')}.txt`;
