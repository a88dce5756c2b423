import { useState } from 'react';
import { plainNumber, type Ref, twelveDigits } from '../../../../src/tool/index.ts';
import { Field, TextInput } from '../../../../src/ui/index.ts';
import {
  readTyped,
  Session,
  TypedInto,
  UnitKeys,
  useGroupedTyping,
  useSession,
  useStateOf,
} from '../../../../src/workbench/index.ts';
import { alone } from '../../document/edits.ts';
import type { RentalsDocument } from '../../document/types.ts';
import { AMOUNT, amountText } from './directLines.ts';

interface Props {
  label: string;
  /** The figure that the form comes to. */
  result: Ref;
  /** The part that gives way for it. */
  amount: Ref;
  /** How many times that part the figure is. */
  times: number;
  hint: string;
  /** What was typed to open the form: it was typed over the figure. */
  typed?: string | undefined;
  /** Told whether what is typed can't be read. */
  onRefused: (refused: boolean) => void;
}

/** What a value comes to, typed as it stands in the sheet: its amount follows from it. */
export function WholeValue({ label, hint, result, amount, times, typed, onRefused }: Props) {
  const draft = useSession();
  // Null while nobody types in it: it then shows what the parts come to.
  const [text, setText] = useState<string | null>(null);
  const outcome = text === null ? null : readTyped(AMOUNT, text);
  const error = outcome && 'error' in outcome ? outcome.error : undefined;
  const type = (next: string) => {
    setText(next);
    const taken = readTyped(AMOUNT, next);
    onRefused('error' in taken);
    if ('error' in taken || typeof taken.value !== 'number') return;
    draft.type(amount, partOf(taken.value, times), 'whole');
  };
  const value = draft.calculation.value(result);
  const shown = text ?? amountText(typeof value === 'number' ? twelveDigits(value) : null);
  const { input, grouped } = useGroupedTyping(AMOUNT, shown);
  return (
    <Field label={label} error={error} hint={hint}>
      <TypedInto text={typed}>
        <UnitKeys field={AMOUNT} text={text ?? ''}>
          <TextInput
            ref={input}
            size="sm"
            numeric
            prefix="$"
            autoComplete="off"
            value={shown}
            onChange={(event) => type(grouped(event, shown))}
            onBlur={() => {
              if (error === undefined) setText(null);
            }}
          />
        </UnitKeys>
      </TypedInto>
    </Field>
  );
}

/** As arithmetic, by which one sees later where the amount came from. */
const partOf = (whole: number, times: number): string =>
  whole === 0 ? '0' : `=${plainNumber(whole)}/${plainNumber(times)}`;

/** Where it is tried what a figure makes of its amount. */
const TRIED = [1e6, 2e6] as const;

interface Parts {
  /** The part that gives way; undefined where the figure can't be typed. */
  readonly amount: string | undefined;
  readonly result: string;
  readonly others: readonly string[];
}

/** What `timesOf` says, asked again as another part changes and not with every key: it takes a model of its own. */
export function useTimes(
  draft: Session,
  row: number,
  { amount, result, others }: Parts,
): number | null {
  const valueOf = (id: string) => draft.calculation.value({ id, table: 'projects', row });
  const asked = JSON.stringify([row, amount, others.map(valueOf)]);
  const [times] = useStateOf(asked, () =>
    amount === undefined ? null : timesOf(draft, row, { amount, result }),
  );
  return times;
}

/** How many times an amount its figure is, with the other parts as they are; null where it is that amount, or no multiple of it. */
function timesOf(
  draft: Session,
  row: number,
  ids: Record<'amount' | 'result', string>,
): number | null {
  const one = new Session(draft.tool, alone(draft.document as RentalsDocument, row));
  const at = (id: string): Ref => ({ id, table: 'projects', row: 0 });
  const [times = Number.NaN, other] = TRIED.map((tried) => {
    one.set(at(ids.amount), tried);
    return twelveDigits(Number(one.calculation.value(at(ids.result))) / tried);
  });
  return times > 0 && times !== 1 && times === other ? times : null;
}
