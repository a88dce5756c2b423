import { Link2 } from 'lucide-react';
import type { Field, Ref } from '../../../tool/index.ts';
import { IconButton } from '../../../ui/index.ts';
import { sameRef } from '../../session/sameRef.ts';
import { useSession } from '../../session/useSession.ts';
import { canBring } from './canBring.ts';
import styles from './Links.module.css';
import { useLinks } from './LinksScope.tsx';

/** Beside the input at work: takes its value from a figure of another case. */
export function BringButton({ cell, field }: { cell: Ref; field: Field }) {
  const links = useLinks();
  const session = useSession();
  if (!links || !canBring(field) || !sameRef(session.selected, cell)) return null;
  return (
    <IconButton
      label="Traer de un caso…"
      icon={<Link2 />}
      onClick={() => links.ask(cell)}
      className={styles.bring}
    />
  );
}
