import { History, Tag } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Tool } from '../../tool/index.ts';
import { Button, Field, SelectField, TextInput, toast } from '../../ui/index.ts';
import { useCases } from '../documents/cases/context.ts';
import { whenText } from '../documents/cases/texts.ts';
import type { CaseContent, CaseHistory, CaseVersion } from '../documents/remote.ts';
import { offerUndo } from '../session/offerUndo.ts';
import { useSession } from '../session/useSession.ts';
import { CompareTable } from './CompareTable.tsx';
import styles from './Comparison.module.css';
import { type Opened, openedAs } from './opened.ts';
import { figureRows, inputRows } from './rows.ts';
import { messageOf } from './useVersions.ts';

interface Props {
  id: string;
  version: CaseVersion;
  versions: readonly CaseVersion[];
  history: CaseHistory;
  contentOf: (revision: number) => Promise<CaseContent>;
  leave: (go: () => void) => void;
  /** A version has another name. */
  onChange: () => void;
  onClose: () => void;
}

const NOW = 'now';
const LABEL_MAX = 80;

const titleOf = ({ label, createdAt }: CaseVersion): string =>
  label === null ? whenText(createdAt) : `${label} (${whenText(createdAt)})`;

/** One version beside today's data or another version, and what there is to do with it. */
export function VersionDetail(props: Props) {
  const { id, version, versions, history, contentOf, leave, onChange, onClose } = props;
  const session = useSession();
  const workspace = useCases();
  const [against, setAgainst] = useState(NOW);
  const { tool } = session;
  const it = useOpened(tool, version.revision, contentOf);
  const other = useOpened(tool, against === NOW ? null : Number(against), contentOf);
  const base = against === NOW ? session : other;
  const restore = async () => {
    if (!it || 'fault' in it) return;
    // What is there now stays a version of its own; without a connection, undo has it.
    await history.keep(id, 'Antes de restaurar').catch(() => undefined);
    session.startFrom(`Restaurar la versión del ${whenText(version.createdAt)}`, it.document);
    workspace?.open()?.sync.flush();
    onClose();
    offerUndo(session, `Los datos son los del ${whenText(version.createdAt)}`);
  };
  const openApart = () => {
    if (!it || 'fault' in it) return;
    const name = `${version.name} (${version.label ?? whenText(version.createdAt)})`;
    onClose();
    leave(() => workspace?.create(name, it.document));
  };
  const isReady = it !== null && !('fault' in it);
  return (
    <div className={styles.detail}>
      <NameField
        version={version}
        onName={async (label) => {
          try {
            await history.label(id, version.revision, label);
            onChange();
          } catch (error) {
            toast.error(messageOf(error));
          }
        }}
      />
      <div className={styles.asked}>
        <Field label="Comparar con">
          <SelectField
            size="sm"
            options={[
              { value: NOW, label: 'Los datos de ahora' },
              ...versions
                .filter(({ revision }) => revision !== version.revision)
                .map((one) => ({ value: String(one.revision), label: titleOf(one) })),
            ]}
            value={against}
            onChange={(event) => setAgainst(event.target.value)}
          />
        </Field>
        <span className={styles.actions}>
          <Button
            size="sm"
            variant="primary"
            icon={<History />}
            disabled={!isReady}
            onClick={() => leave(() => void restore())}
          >
            Restaurar esta versión
          </Button>
          <Button size="sm" variant="ghost" disabled={!isReady} onClick={openApart}>
            Abrir como otro caso
          </Button>
        </span>
      </div>
      <Compared
        version={version}
        it={it}
        base={base}
        baseName={against === NOW ? 'Ahora' : 'La otra versión'}
      />
    </div>
  );
}

interface ComparedProps {
  version: CaseVersion;
  it: Opened | null;
  base: Pick<Extract<Opened, { calculation: unknown }>, 'calculation'> | Opened | null;
  baseName: string;
}

function Compared({ version, it, base, baseName }: ComparedProps) {
  for (const one of [it, base]) {
    if (one && 'fault' in one) return <p role="alert">No se puede comparar: {one.fault}.</p>;
  }
  if (!it || !base || 'fault' in it || 'fault' in base) {
    return <p className={styles.hint}>Buscando la versión…</p>;
  }
  const all = [base.calculation, it.calculation];
  return (
    <CompareTable
      name="Versiones"
      heads={[baseName, titleOf(version)]}
      inputs={inputRows(all)}
      figures={figureRows(all)}
    />
  );
}

/** What was kept at a revision, at work; null until it is there, or where nothing is asked for. */
function useOpened(
  tool: Tool,
  revision: number | null,
  contentOf: Props['contentOf'],
): Opened | null {
  const [opened, setOpened] = useState<{ revision: number; it: Opened } | null>(null);
  const [read] = useState(() => contentOf);
  useEffect(() => {
    if (revision === null) return undefined;
    let isShown = true;
    const take = (it: Opened) => isShown && setOpened({ revision, it });
    read(revision).then(
      ({ version, content }) => take(openedAs(tool, version, content)),
      (error: unknown) => take({ fault: messageOf(error) }),
    );
    return () => {
      isShown = false;
    };
  }, [tool, revision, read]);
  return opened?.revision === revision ? opened.it : null;
}

/** The version's name: one that has a name is never thinned out. */
function NameField({
  version,
  onName,
}: {
  version: CaseVersion;
  onName: (label: string | null) => Promise<void>;
}) {
  const [text, setText] = useState(version.label ?? '');
  const [isBusy, setBusy] = useState(false);
  const isSame = text.trim() === (version.label ?? '');
  const submit = async () => {
    setBusy(true);
    await onName(text.trim() || null);
    setBusy(false);
  };
  return (
    <form
      className={styles.asked}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSame) void submit();
      }}
    >
      <Field label={`Nombre de la versión del ${whenText(version.createdAt)}`}>
        <TextInput
          size="sm"
          value={text}
          maxLength={LABEL_MAX}
          placeholder="Sin nombre"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button size="sm" type="submit" icon={<Tag />} disabled={isSame} loading={isBusy}>
        Guardar el nombre
      </Button>
    </form>
  );
}
