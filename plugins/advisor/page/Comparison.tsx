import { Plus, Scale } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type List, recordsIn } from '../../../src/tool/index.ts';
import { Button, EmptyState, Section, useConfirm } from '../../../src/ui/index.ts';
import {
  type CellAddress,
  listTarget,
  offerUndo,
  SheetGrid,
  useGoTo,
  useNarrow,
  useSession,
  withForms,
} from '../../../src/workbench/index.ts';
import type { Opens } from '../rows.ts';
import { CreateDialog } from './CreateDialog.tsx';
import { MarketDialog } from './MarketDialog.tsx';
import { cellRef, LIST, optionName } from './option.ts';
import { isPlain, OptionForm } from './OptionForm.tsx';
import { RatingDialog } from './RatingDialog.tsx';
import { useOptionsSheet } from './useOptionsSheet.ts';
import { Verdict } from './Verdict.tsx';

/** The options side by side, or the invitation to add the first. */
export function Comparison() {
  const session = useSession();
  const goTo = useGoTo();
  const [creating, setCreating] = useState(false);
  const list = session.calculation.declaration.lists[LIST];
  const count = session.calculation.rows(LIST);
  const addButton = useRef<HTMLButtonElement>(null);
  const before = useRef(count);

  // With the last option went what had the focus.
  useEffect(() => {
    if (before.current > 0 && count === 0) addButton.current?.focus();
    before.current = count;
  }, [count]);

  const add = (
    <Button
      ref={addButton}
      variant="primary"
      size="sm"
      icon={<Plus />}
      disabled={count >= (list?.maxRecords ?? Number.POSITIVE_INFINITY)}
      onClick={() => setCreating(true)}
    >
      Agregar Opción
    </Button>
  );
  return (
    <Section title="Comparador de Opciones de Inversión" actions={count > 0 && add}>
      {count === 0 || !list ? (
        <EmptyState
          icon={<Scale />}
          title="Todavía no hay opciones"
          text="Agrega la primera para empezar a comparar."
          action={add}
        />
      ) : (
        <>
          <Verdict />
          <Options list={list} />
        </>
      )}
      {creating && (
        <CreateDialog
          onCreated={(option) => goTo(cellRef('name', option))}
          onClose={() => setCreating(false)}
        />
      )}
    </Section>
  );
}

/** A dialog over a cell. */
interface Opened {
  readonly dialog: Opens | 'form';
  /** The column that the cell shows. */
  readonly id: string;
  readonly option: number;
  /** The options as the sheet shows them. */
  readonly order: readonly number[];
}

function Options({ list }: { list: List }) {
  const session = useSession();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [confirm, confirmDialog] = useConfirm();
  const ask = useRef(confirm);
  useEffect(() => {
    ask.current = confirm;
  });
  const remove = useCallback(
    async (options: readonly number[]) => {
      const names = options.map((option) => optionName(session.calculation, option));
      const [name] = names;
      const one = names.length === 1;
      const sure = await ask.current({
        title: 'Confirmar Eliminación',
        description: one
          ? `¿Estás seguro de que deseas eliminar «${name}»? Se borran sus cifras y sus calificaciones.`
          : `¿Estás seguro de que deseas eliminar ${names.length} opciones: ${names.map((each) => `«${each}»`).join(', ')}? Se borran sus cifras y sus calificaciones.`,
        confirmLabel: 'Eliminar',
        danger: true,
      });
      if (!sure) return;
      const some = one ? String(name) : `${names.length} opciones`;
      session.edit(`Eliminar ${some}`, (draft) => {
        for (const option of options.toSorted((a, b) => b - a)) {
          recordsIn(draft, LIST).splice(option, 1);
        }
      });
      offerUndo(session, `${some}: ${one ? 'eliminada' : 'eliminadas'}.`);
    },
    [session],
  );
  const askRemove = useCallback((options: readonly number[]) => void remove(options), [remove]);
  const sheet = useOptionsSheet(list, askRemove);
  const takes = useMemo(() => listTarget(LIST, list), [list]);
  const close = () => setOpened(null);
  const narrow = useNarrow();
  const goTo = useGoTo();
  const { grid, rows } = sheet;
  // A name is typed in place, where one that is empty is refused.
  const model = useMemo(
    () => (narrow ? withForms(grid, (row) => rows()[row]?.shows !== 'name') : grid),
    [narrow, grid, rows],
  );
  const open = (address: CellAddress, _: string | undefined, order: readonly number[]) => {
    const line = sheet.rows()[address.row];
    const { id, row: option } = sheet.grid.refAt(address) ?? {};
    if (!line || id === undefined || option === undefined) return;
    if (narrow && isPlain(id)) {
      setOpened({ dialog: 'form', id, option, order });
      return;
    }
    // The parts of a value are typed in its dialog.
    const of = line.opens ? line : sheet.rows().find((row) => row.id === line.under.at(-1));
    if (of?.opens && of.shows !== undefined) {
      setOpened({ dialog: of.opens, id: of.shows, option, order });
    }
  };
  return (
    <>
      <SheetGrid
        model={model}
        refAt={sheet.grid.refAt}
        addressOf={sheet.addressOf}
        unfold={sheet.unfoldTo}
        takes={takes}
        onOpen={open}
        tall
      />
      {opened?.dialog === 'form' && (
        <OptionForm
          list={list}
          row={opened.option}
          field={opened.id}
          order={opened.order}
          onClose={(option, field = opened.id) => {
            close();
            if (option !== opened.option) goTo(cellRef(field, option));
          }}
        />
      )}
      {opened?.dialog === 'market' && (
        <MarketDialog id={opened.id} option={opened.option} onClose={close} />
      )}
      {opened?.dialog === 'score' && (
        <RatingDialog id={opened.id} option={opened.option} onClose={close} />
      )}
      {confirmDialog}
    </>
  );
}
