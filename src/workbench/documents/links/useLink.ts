import { checkValue, kinds, type Link, type Ref } from '../../../tool/index.ts';
import { toast } from '../../../ui/index.ts';
import { bring, unlink } from '../../session/links.ts';
import { useSession } from '../../session/useSession.ts';
import { useLinks } from './LinksScope.tsx';
import type { SourceNow } from './sources.ts';

export interface LinkedInput {
  readonly link: Link;
  /** The value that was taken, as it reads. */
  readonly text: string;
  /** What its source says today; null until it is known. */
  readonly now: SourceNow | null;
  /** Its source has another value today. */
  readonly isChanged: boolean;
  readonly update: () => void;
  /** Keeps the value and forgets where it came from. */
  readonly release: () => void;
}

/** Where an input was taken from; null for one that was typed, and where documents are only looked at. */
export function useLink(cell: Ref): LinkedInput | null {
  const session = useSession();
  const links = useLinks();
  const { calculation } = session;
  const link = calculation.link(cell);
  const field = calculation.field(cell);
  const address = calculation.addressOf(cell);
  if (!links || !link || !field || address === null) return null;
  const now = links.states.get(address) ?? null;
  const update = () => {
    if (now?.state !== 'there') return;
    const fault = checkValue(field, now.value);
    if (fault === null) bring(session, cell, { ...link, value: now.value, name: now.path });
    else toast.error(`${field.label}: ${now.text} ${fault}. Se conserva el valor que hay.`);
  };
  return {
    link,
    text: kinds[field.kind].format(link.value, field),
    now,
    isChanged: now?.state === 'there' && now.value !== link.value,
    update,
    release: () => unlink(session, cell),
  };
}
