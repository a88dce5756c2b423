import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { CoursePage } from './CoursePage.tsx';
import { LessonPage } from './LessonPage.tsx';

/** A course and its lessons, in one part: who opens a course goes on to a lesson. */
export function CoursePages() {
  return (
    <Routes>
      <Route path=":id" element={<CoursePage />} />
      <Route path=":courseId/lesson/:lessonId" element={<LessonPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
