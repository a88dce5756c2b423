import { useTitle } from '../useTitle.ts';
import { CategoryBanner } from './CategoryBanner.tsx';
import { CourseList } from './CourseList.tsx';
import { InProgressList } from './InProgressList.tsx';
import styles from './LearnPage.module.css';
import { useCourses } from './queries.ts';
import { Failed, Waiting } from './Waiting.tsx';

const DESCRIPTION =
  'Casos colombianos con cifras completas, y herramientas para repetir la cuenta con las tuyas.';

/** /learn: what one is in the middle of, and every course there is. */
export function LearnPage() {
  useTitle('Cursos', DESCRIPTION);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>Cursos</h1>
        <p>{DESCRIPTION}</p>
      </header>
      <section aria-labelledby="continuar" className={styles.section}>
        <h2 id="continuar">Continuar Programas</h2>
        <InProgressList />
      </section>
      <CategoryBanner />
      <section aria-labelledby="todos" className={styles.section}>
        <h2 id="todos">Todos los cursos</h2>
        <AllCourses />
      </section>
    </main>
  );
}

function AllCourses() {
  const { data, error, isFetching, refetch } = useCourses();
  if (data === undefined && error === null) return <Waiting text="Cargando cursos..." />;
  if (data === undefined) {
    return (
      <Failed
        message="Error al cargar los cursos. Por favor, intenta de nuevo."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.length === 0) return <p>No hay cursos disponibles en este momento.</p>;
  return <CourseList courses={data} />;
}
