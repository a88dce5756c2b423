import { shortTitle } from '../../tool/contract/titles.ts';
import type { Command } from '../../workbench/commands/registry.ts';
import { caseAddress } from '../../workbench/documents/cases/address.ts';
import type { Saved } from '../home/saved.ts';

/** The way to each document of a person, found by its name, its tool and the names of its records. */
export function documentEntries(
  saved: readonly Saved[],
  go: (path: string) => void,
): readonly Command[] {
  return saved.map(
    ({ card, record, names }): Command => ({
      // As the page of its tool has it, which opens it without leaving.
      id: `case.open.${record.id}`,
      label: record.name,
      group: shortTitle(card),
      words: names.join(' '),
      ...(record.figure && { hint: record.figure.text }),
      run: () => go(caseAddress(card.path, record.id)),
    }),
  );
}
