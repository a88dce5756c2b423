import type { ReactNode } from 'react';
import { useTitle } from '../useTitle.ts';
import styles from './AgoraPage.module.css';
import { Actions } from './Actions.tsx';
import { Colours, Gradients } from './Colours.tsx';
import { Feedback } from './Feedback.tsx';
import { Forms } from './Forms.tsx';
import { Dialogs, Navigation } from './Navigation.tsx';
import { Cards, Data } from './Surfaces.tsx';
import { Measures, Typography } from './Typography.tsx';

interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly content: ReactNode;
}

const CHAPTERS: readonly Chapter[] = [
  {
    id: 'colores',
    title: 'Colores',
    text: 'Grafito cálido y un solo naranja, para la acción y la selección. Azul es lo que se puede escribir; los demás colores dicen algo, y nunca solos.',
    content: <Colours />,
  },
  {
    id: 'degradados',
    title: 'Degradados',
    text: 'No hay degradados de adorno: dibujan rieles y avances.',
    content: <Gradients />,
  },
  {
    id: 'tipografia',
    title: 'Tipografía',
    text: 'Geist, con cifras tabulares donde hay números.',
    content: <Typography />,
  },
  {
    id: 'medidas',
    title: 'Medidas',
    text: 'Un ritmo de 8 px; esquinas de 4 y 6.',
    content: <Measures />,
  },
  {
    id: 'botones',
    title: 'Botones',
    text: 'Uno principal por vista. sm 36 px, md 44 px y lg 52 px de alto mínimo.',
    content: <Actions />,
  },
  {
    id: 'tarjetas',
    title: 'Tarjetas y secciones',
    text: 'Filetes en lugar de cajas y sombras.',
    content: <Cards />,
  },
  {
    id: 'formularios',
    title: 'Formularios',
    text: 'Etiqueta, ayuda y error son del campo; el control los toma de él.',
    content: <Forms />,
  },
  {
    id: 'datos',
    title: 'Datos y estados',
    text: 'Etiquetas, puntajes, avance y lo que se ve cuando no hay nada.',
    content: <Data />,
  },
  {
    id: 'avisos',
    title: 'Avisos y esperas',
    text: 'Lo que se dice de paso, y lo que se ve mientras algo llega.',
    content: <Feedback />,
  },
  {
    id: 'navegacion',
    title: 'Navegación',
    text: 'Pestañas, modos, menús y lo que se pliega.',
    content: <Navigation />,
  },
  {
    id: 'dialogos',
    title: 'Diálogos',
    text: 'El foco queda dentro y vuelve a quien lo abrió.',
    content: <Dialogs />,
  },
];

/** /agora: the design system, every component in every state. */
export function AgoraPage() {
  useTitle('Ágora, sistema de diseño');
  return (
    <div className={styles.page}>
      <nav aria-label="Contenido" className={styles.contents}>
        <ol className={styles.chapters}>
          {CHAPTERS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <main className={styles.main}>
        <header>
          <h1>Ágora</h1>
          <p className={styles.lead}>
            El sistema de diseño de Ábaco: rieles y cuentas. Cada componente, en cada estado.
          </p>
        </header>
        {CHAPTERS.map(({ id, title, text, content }) => (
          <section key={id} id={id} aria-labelledby={`${id}-titulo`} className={styles.chapter}>
            <h2 id={`${id}-titulo`}>{title}</h2>
            <p className={styles.text}>{text}</p>
            {content}
          </section>
        ))}
      </main>
    </div>
  );
}
