import { expect, it } from 'vitest';
import { type CourseCard, promise } from './courseCard.ts';

const card = (lessons: number, withTool: number): CourseCard => ({
  id: 'a',
  title: 'A',
  level: 'beginner',
  hours: 1,
  text: '',
  lessons: [],
  contents: { lessons, withTool, videoSeconds: 0, readingMinutes: 0 },
});

it.each([
  [[card(7, 7), card(5, 3)], '; 10 de las 12 traen la herramienta'],
  [[card(2, 2)], ', y trae la herramienta'],
  [[card(2, 0)], 'con sus cifras.'],
])('promises the tools that there are', (cards, said) => {
  expect(promise(cards)).toContain(said);
});
