import { describe, expect, it } from 'vitest';
import { filterCourses, NO_FILTERS } from './filters.ts';

const COURSES = [
  { title: 'Financiación y crédito', instructorName: 'Ana Peña', introVideoUrl: '/intro.webm' },
  { title: 'Rentas cortas', instructorName: 'Luis Gómez', introVideoUrl: '' },
];
const found = (filters: Partial<typeof NO_FILTERS>) =>
  filterCourses(COURSES, { ...NO_FILTERS, ...filters }).map(({ title }) => title);

describe('filterCourses', () => {
  it('keeps all of them without a filter', () => {
    expect(found({})).toHaveLength(2);
  });

  it('finds in title and instructor, without accents or case', () => {
    expect(found({ search: 'CREDITO' })).toEqual(['Financiación y crédito']);
    expect(found({ search: 'gomez' })).toEqual(['Rentas cortas']);
    expect(found({ search: 'hotel' })).toEqual([]);
  });

  it('narrows by instructor and by having a video', () => {
    expect(found({ instructor: 'peña' })).toEqual(['Financiación y crédito']);
    expect(found({ withVideo: true })).toEqual(['Financiación y crédito']);
    expect(found({ instructor: 'gómez', withVideo: true })).toEqual([]);
  });
});
