import { ChevronDown, CloudAlert, CloudCheck, CloudUpload, Save } from 'lucide-react';
import { memo, useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Document } from '../../../tool/index.ts';
import {
  Button,
  cx,
  DIALOG,
  IconButton,
  isTouch,
  Menu,
  type MenuAction,
  toast,
} from '../../../ui/index.ts';
import { useCommands } from '../../commands/useCommands.ts';
import { useRemote } from '../remote.ts';
import styles from './CaseBar.module.css';
import { COMPARE_PARAM } from './address.ts';
import { type Asked, CaseDialogs } from './CaseDialogs.tsx';
import { caseItems } from './caseMenu.tsx';
import type { CaseWorkspace } from './case-workspace.ts';
import { useCases } from './context.ts';
import { keepingText, keptState } from './texts.ts';
import { CASE_NAME, focusCaseName } from './focusCaseName.ts';

interface Props {
  /** Asks before a form with changes is left for another case. */
  leave?: (go: () => void) => void;
  /** How the tool begins another case, where it has its own word for it and asks for something first. */
  fresh?: { readonly label: string; readonly begin: () => void };
  /** Whether a form holds changes, which the case has once they are saved. */
  isFormHeld?: boolean;
  /** What else there is to do with the case: its files. */
  more?: readonly MenuAction[];
}

/** The case at work, in the head of its tool: its name, where it is kept, and what there is to do with it. */
export const CaseBar = memo((props: Props) => {
  const workspace = useCases();
  return workspace && <Bar workspace={workspace} {...props} />;
});

function Bar({
  workspace,
  leave: leaveForm = atOnce,
  fresh,
  isFormHeld = false,
  more = [],
}: Props & { workspace: CaseWorkspace }) {
  const [compared, endComparing] = useCompared();
  const [asked, setAsked] = useState<Asked | null>(compared.length > 0 ? 'compare' : null);
  const { current, isNew } = workspace;
  const open = workspace.open();
  const remote = useRemote();
  // An edit may have made it a draft. What is kept is read anew for that: not in the frame of the edit.
  useSyncExternalStore(open?.session.subscribeAfterPaint ?? never, open?.session.revision ?? zero);
  const isUnsaved = current?.isDraft ?? false;
  useSaveKey(() => {
    if (isUnsaved) return setAsked('save');
    open?.sync.flush();
    if (current) toast.success(`«${current.name}» está guardado`);
  });
  const state = current && (remote?.stateOf(current.id) ?? null);
  useEffect(() => {
    // There is room for its icon alone, which a finger can't rest on.
    if (state === 'offline' && isTouch()) toast.info(OFFLINE);
  }, [state]);
  const leave = (go: () => void) =>
    leaveForm(() => {
      go();
      focusCaseName();
    });
  const begin = (start?: Document) => {
    // Else nothing would be seen to happen.
    if (isNew && !start) toast.info('Este caso ya es nuevo: todavía no has cambiado nada');
    leave(() => workspace.startFresh(start));
  };
  const items = caseItems(workspace, {
    ask: setAsked,
    leave,
    begin: fresh?.begin ?? begin,
    beginLabel: fresh?.label ?? 'Caso nuevo',
    isOnAccount: state !== null,
    more,
  });
  useCommands(() => items.commands, { listen: false });
  const name = current
    ? isUnsaved
      ? isNew
        ? 'Sin guardar'
        : 'Borrador'
      : current.name
    : 'Sin casos';
  return (
    <div className={styles.bar}>
      <Menu
        trigger={
          <Button
            size="sm"
            variant="ghost"
            className={styles.trigger}
            {...CASE_NAME}
            aria-label={`Caso: ${name}`}
            iconEnd={<ChevronDown />}
          >
            <span className={styles.name}>{name}</span>
          </Button>
        }
        items={items.entries}
      />
      {isUnsaved && !isNew && (
        <IconButton
          label="Guardar caso (Ctrl+S)"
          icon={<Save />}
          className={styles.save}
          onClick={() => setAsked('save')}
        />
      )}
      {open && <State of={[open.sync.status, isNew, state]} isFormHeld={isFormHeld} />}
      {asked && (
        <CaseDialogs
          workspace={workspace}
          asked={asked}
          compared={compared}
          leave={leave}
          onClose={() => {
            setAsked(null);
            endComparing();
          }}
        />
      )}
    </div>
  );
}

const OFFLINE =
  'Sin conexión: lo que cambies queda en este equipo, y llega a tu cuenta cuando vuelva.';

const KEPT_ICONS = { kept: CloudCheck, underway: CloudUpload, apart: CloudAlert } as const;

/**
 * The first to give way where there is little room. Of what is out of the ordinary the icon stays, and says
 * the text when it is pressed.
 */
function State({ of, isFormHeld }: { of: Parameters<typeof keepingText>; isFormHeld: boolean }) {
  const text = isFormHeld ? 'Formulario sin guardar' : keepingText(...of);
  const kept = isFormHeld ? 'apart' : keptState(...of);
  const Icon = KEPT_ICONS[kept];
  const shown = (
    <>
      <Icon aria-hidden="true" />
      <span className={styles.words}>{text}</span>
    </>
  );
  return kept === 'apart' ? (
    <button
      type="button"
      className={cx(styles.state, styles.apart)}
      aria-label={text}
      title={text}
      onClick={() => toast.info(text)}
    >
      {shown}
    </button>
  ) : (
    <span className={styles.state} title={text}>
      {shown}
    </span>
  );
}

/** The cases that the address asks to compare, and what takes them out of it. */
function useCompared(): readonly [readonly string[], () => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get(COMPARE_PARAM);
  const end = () => {
    if (asked === null) return;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(COMPARE_PARAM);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [asked === null ? [] : asked.split(','), end];
}

function atOnce(go: () => void): void {
  go();
}

const never = () => () => {};
const zero = () => 0;

/** Ctrl+S anywhere on the page, in place of the browser's own saving of the page. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isSave || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (document.querySelector(DIALOG) === null) save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
