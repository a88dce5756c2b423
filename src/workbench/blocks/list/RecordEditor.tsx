import { Trash2 } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { type List, read, recordName, unitBeside } from '../../../tool/index.ts';
import { Button, cx, Dialog, IconButton, isTouch } from '../../../ui/index.ts';
import { CellEditor } from '../../inputs/InputEditor.tsx';
import { anchorId } from '../../layout/anchors.ts';
import { useSession } from '../../session/useSession.ts';
import tones from '../cells/tones.module.css';
import styles from './RecordEditor.module.css';
import { groupsOf } from './RecordForm.tsx';
import { orderIn, RecordWalk } from './RecordWalk.tsx';

interface Props {
  id: string;
  list: List;
  row: number;
  /** Where it opens: a field, or a result. */
  field: string | undefined;
  /** The records as the sheet shows them from which it was opened. */
  order?: readonly number[] | undefined;
  onRemove: ((row: number) => void) | undefined;
  /** Told where one was: the record walked to, and the field. */
  onClose: (row: number, field: string | undefined) => void;
}

/**
 * A record in a form of its own: what is typed counts at once, as in the sheet, and one goes on to the
 * same field of the next record or the one before.
 */
export function RecordEditor({
  id,
  list,
  row: first,
  field,
  order: shown,
  onRemove,
  onClose: onClosed,
}: Props) {
  const session = useSession();
  const { calculation } = session;
  const [row, setRow] = useState(first);
  const at = useRef(field);
  const order = orderIn(calculation.sheet.rows(id), shown);
  const names = Object.keys(list.fields).filter((name) => !list.fields[name]?.hidden);
  const results = Object.entries(list.formulas ?? {}).filter(([, { internal }]) => !internal);
  const name = recordName(calculation, list, id, row) || `${list.singular} ${row + 1}`;

  const focused = useRef(first);
  useEffect(() => {
    // The dialog gives the focus itself when it opens.
    if (row === focused.current) return;
    focused.current = row;
    placeOf(id, at.current)?.focus();
  }, [id, row]);

  const onClose = () => onClosed(row, at.current);
  const next = order[order.indexOf(row) + 1];
  const goOn = () => {
    if (next === undefined) return onClose();
    // A phone's key has led through all the fields before: the next record begins at its first.
    if (isTouch()) [at.current] = names;
    setRow(next);
  };
  const remember = ({ target }: FocusEvent) => {
    at.current = [...names, ...results.map(([result]) => result)].find((each) =>
      target.closest(`[id="${anchorId({ id: each, table: id })}"]`),
    );
  };
  return (
    <Dialog
      open
      title={name}
      initialFocus={() => placeOf(id, at.current)}
      onOpenChange={(open) => !open && onClose()}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
      footer={
        <>
          <RecordWalk row={row} order={order} onGo={setRow}>
            {onRemove && (
              <IconButton
                label={`Eliminar: ${name}`}
                icon={<Trash2 />}
                onClick={() => {
                  onClose();
                  onRemove(row);
                }}
              />
            )}
          </RecordWalk>
          <Button variant="primary" onClick={onClose}>
            Listo
          </Button>
        </>
      }
    >
      {/* Anew for each record: a text that was begun belongs to the one before. */}
      <div
        key={row}
        className={styles.groups}
        data-goes-on={next !== undefined || undefined}
        onFocus={remember}
      >
        {groupsOf(list, names).map(({ title, items }) => (
          <fieldset key={title} className={styles.group}>
            {title !== '' && <legend>{title}</legend>}
            {items.map((item) => {
              const spec = list.fields[item];
              return (
                spec && (
                  <CellEditor
                    key={item}
                    cell={{ id: item, table: id, row }}
                    field={spec}
                    disabled={session.isReadOnly}
                  />
                )
              );
            })}
          </fieldset>
        ))}
        {results.length > 0 && (
          <dl className={styles.results}>
            {results.map(([result, { label, unit }]) => {
              const reading = read(calculation, { id: result, table: id, row });
              const beside = unitBeside(reading, unit);
              return (
                <div key={result} id={anchorId({ id: result, table: id })} tabIndex={-1}>
                  <dt>{label}</dt>
                  <dd className={cx(styles.figure, tones[reading.tone])}>
                    {reading.text || '—'}
                    {beside !== '' && <span className={styles.unit}> {beside}</span>}
                  </dd>
                </div>
              );
            })}
          </dl>
        )}
      </div>
    </Dialog>
  );
}

/** The editor of a field; a result has only its place. */
function placeOf(table: string, field: string | undefined): HTMLElement | null {
  if (field === undefined) return null;
  const shown = document.getElementById(anchorId({ id: field, table }));
  // Buttons beside its name come before the editor itself.
  return (
    shown?.querySelector<HTMLElement>('input, select, textarea') ??
    shown?.querySelector<HTMLElement>('button') ??
    shown
  );
}
