import { cards } from 'virtual:catalogue';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ToolCard } from '../../tool/contract/tool.ts';
import { ConsentCard } from '../account/consent/ConsentCard.tsx';
import { useAccount } from '../account/useAccount.ts';
import { InProgressList } from '../courses/InProgressList.tsx';
import { recentTools } from '../tools/recent.ts';
import { BriefToolCards } from '../tools/ToolCards.tsx';
import { useTitle } from '../useTitle.ts';
import styles from './HomePage.module.css';
import { SavedDocuments } from './SavedDocuments.tsx';

/** /home: where one goes on from. */
export function HomePage() {
  useTitle('Inicio');
  const { user } = useAccount();
  const [recent] = useState(() => (user ? recentTools(user.id).flatMap(cardOf) : []));
  if (user === null) return null;
  return (
    <main className={styles.page}>
      <header>
        <h1>Hola, {user.firstName}</h1>
        <p className={styles.lead}>Sigue donde ibas, o empieza algo nuevo.</p>
      </header>
      <ConsentCard userId={user.id} />
      <section aria-labelledby="cursos" className={styles.section}>
        <Head id="cursos" title="Cursos en progreso" to="/learn" link="Ver todos los cursos" />
        <InProgressList />
      </section>
      <section aria-labelledby="herramientas" className={styles.section}>
        <Head
          id="herramientas"
          title={recent.length > 0 ? 'Herramientas recientes' : 'Para empezar'}
          to="/tools"
          link="Ver todas las herramientas"
        />
        <BriefToolCards cards={recent.length > 0 ? recent : FIRST} />
      </section>
      <div className={styles.columns}>
        <section aria-labelledby="documentos" className={styles.section}>
          <h2 id="documentos">Tus documentos</h2>
          <SavedDocuments userId={user.id} />
        </section>
        <section aria-labelledby="cuenta" className={styles.section}>
          <h2 id="cuenta">Tu cuenta</h2>
          <dl className={styles.account}>
            <dt>Nombre</dt>
            <dd>{user.name}</dd>
            <dt>Email</dt>
            <dd>{user.email}</dd>
          </dl>
          <p>
            <Link to="/home/account">Mi cuenta y contraseña</Link>
          </p>
        </section>
      </div>
    </main>
  );
}

const cardOf = (id: string): ToolCard[] => cards.filter((card) => card.id === id);

/** Something of each category, for anyone who has opened nothing yet. */
const FIRST: readonly ToolCard[] = cards.filter(
  (card, at) => card.listed === 'card' && cards.findIndex((each) => isLike(each, card)) === at,
);

function isLike(one: ToolCard, other: ToolCard): boolean {
  return one.listed === other.listed && one.category === other.category;
}

interface HeadProps {
  id: string;
  title: string;
  to: string;
  link: string;
}

function Head({ id, title, to, link }: HeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <Link to={to}>{link}</Link>
    </div>
  );
}
