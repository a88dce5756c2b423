import { describe, expect, it } from 'vitest';
import type { Course, Lesson } from '../../../schemas/courses.ts';
import { type CourseFilters, filterCourses } from './filters.ts';

const lesson = (title: string, keyConcept: string): Lesson => ({
  id: title,
  title,
  order: 1,
  thumbnailUrl: '',
  durationSeconds: 30,
  videoUrl: '',
  concepts: [],
  sections: { objective: '', keyConcepts: [keyConcept], recipe: ['Escalera'], commonErrors: [] },
  courseId: '',
  captionsUrl: '',
  studyMinutes: 10,
  isCompleted: false,
  facts: [],
  tool: null,
  resources: [],
});
const course = (title: string, instructorName: string, more: Partial<Course>): Course => ({
  id: title,
  title,
  instructorName,
  thumbnailUrl: '',
  introVideoUrl: '',
  introVideoDurationSeconds: 20,
  introDescription: '',
  description: '',
  descriptionTitle: '',
  durationHours: 1,
  lessons: [],
  progress: { completedLessons: 0, totalLessons: 0 },
  level: 'beginner',
  introCaptionsUrl: '',
  resources: [],
  stories: [],
  ...more,
});
const COURSES = [
  course('Rentas cortas', 'Luis Gómez', {
    lessons: [lesson('Tarifa y ocupación', 'RevPAR'), lesson('Normas', 'Crédito del RNT')],
  }),
  course('Financiación y crédito', 'Ana Peña', {
    introVideoUrl: '/intro.webm',
    lessons: [lesson('La cuota', 'Amortización')],
  }),
];
const search = (filters: Partial<CourseFilters>) =>
  filterCourses(COURSES, { search: '', instructor: '', withVideo: false, ...filters });
const found = (filters: Partial<CourseFilters>) =>
  search(filters).found.map(({ course: { title } }) => title);

describe('filterCourses', () => {
  it('keeps all of them, in their order, without a filter', () => {
    expect(found({})).toEqual(['Rentas cortas', 'Financiación y crédito']);
    expect(search({}).found.flatMap(({ lessons }) => lessons)).toEqual([]);
  });

  it('finds in title and instructor, without accents or case', () => {
    expect(found({ search: 'CREDITO' })[0]).toBe('Financiación y crédito');
    expect(found({ search: 'gomez' })).toEqual(['Rentas cortas']);
    expect(found({ search: 'hotel' })).toEqual([]);
  });

  it('finds by what a lesson is about, and says which', () => {
    const [hit] = search({ search: 'revpar' }).found;
    expect(hit?.course.title).toBe('Rentas cortas');
    expect(hit?.lessons.map(({ title }) => title)).toEqual(['Tarifa y ocupación']);
    expect(found({ search: 'escalera' })).toEqual([]);
  });

  it('understands slips, and says that it guessed', () => {
    expect(found({ search: 'amortisacion' })).toEqual(['Financiación y crédito']);
    expect(search({ search: 'amortisacion' }).isGuess).toBe(true);
    expect(search({ search: 'amortización' }).isGuess).toBe(false);
  });

  it('narrows by instructor and by having a video', () => {
    expect(found({ instructor: 'peña' })).toEqual(['Financiación y crédito']);
    expect(found({ withVideo: true })).toEqual(['Financiación y crédito']);
    expect(found({ instructor: 'gómez', withVideo: true })).toEqual([]);
  });
});
