import { ChevronDown, LayoutDashboard, LogOut, UserRound } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useBackCloses } from '../../ui/index.ts';
import { HOME } from './returning.ts';
import { useAccount } from './useAccount.ts';
import styles from './UserMenu.module.css';
import { useSignOut } from './useSignOut.tsx';

/**
 * Who is signed in, and where they go from here; for visitors, the way in. The browser opens and
 * closes it (popover), since the menu of Ágora would weigh as much as the rest of the first load.
 */
export function UserMenu() {
  const { status, user } = useAccount();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [signOut, question] = useSignOut();
  const [isOpen, setOpen] = useState(false);
  const close = () => list.current?.hidePopover();
  useBackCloses(close, isOpen);
  if (status === 'checking') return null;
  if (user === null) {
    return (
      <Link to="/login" className={styles.way}>
        Iniciar sesión
      </Link>
    );
  }
  const link = (to: string, icon: ReactNode, label: string) => (
    <Link to={to} className={styles.item} onClick={close}>
      {icon}
      {label}
    </Link>
  );
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={styles.trigger}
        aria-label={`Menú de ${user.name}`}
      >
        <span aria-hidden="true" className={styles.bead}>
          {initialsOf(user.firstName, user.lastName)}
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        className={styles.popover}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <p className={styles.who}>
          <strong>{user.name}</strong>
          <span>{user.email}</span>
        </p>
        {link(HOME, <LayoutDashboard aria-hidden="true" />, 'Ir a Dashboard')}
        {link('/home/account', <UserRound aria-hidden="true" />, 'Mi cuenta')}
        <button
          type="button"
          className={styles.item}
          onClick={() => {
            close();
            signOut();
          }}
        >
          <LogOut aria-hidden="true" />
          Cerrar Sesión
        </button>
      </div>
      {question}
    </>
  );
}

const initialsOf = (...names: readonly string[]): string =>
  names.map((name) => Array.from(name.trim())[0]?.toLocaleUpperCase('es-CO') ?? '').join('');
