import { afterEach, beforeEach, expect, it } from 'vitest';
import { Courses } from '../testing/courses.ts';
import { readShelf } from './folder.ts';

let courses: Courses;
beforeEach(() => {
  courses = new Courses();
});
afterEach(() => courses.remove('.'));

const fact = (limit: string) => ({
  title: 'Tope',
  statement: 'Hasta {limite} del ingreso.',
  values: { limite: limit },
  norm: 'Decreto 1 de 2025',
  date: '2025-05-28',
  source: { name: 'Diario Oficial', url: 'https://ejemplo.co' },
});
const about = (text: string, facts = ['tope']) => ({
  facts,
  sections: { objective: text, keyConcepts: ['a'], recipe: ['b'], commonErrors: ['c'] },
});
const refused = async () => (await readShelf(courses.folder)).refused;

it('writes the value of a fact wherever a lesson names it, and gives the fact along', async () => {
  courses
    .course('curso', ['una', 'otra'])
    .lesson('curso', 'una', about('Pide {tope.limite} o menos'))
    .lesson('curso', 'otra', about('Nunca {tope.limite}'));
  for (const limit of ['30 %', '40 %']) {
    courses.write('facts.json', { tope: fact(limit) });
    const { courses: loaded, refused: none } = await readShelf(courses.folder);
    expect(none).toEqual([]);
    const contents = loaded[0]?.lessons.map(({ content }) => content) ?? [];
    expect(contents.map(({ sections }) => sections.objective)).toEqual([
      `Pide ${limit} o menos`,
      `Nunca ${limit}`,
    ]);
    expect(contents[0]?.facts).toEqual([
      {
        id: 'tope',
        title: 'Tope',
        statement: `Hasta ${limit} del ingreso.`,
        norm: 'Decreto 1 de 2025',
        date: '2025-05-28',
        source: { name: 'Diario Oficial', url: 'https://ejemplo.co', isSecondHand: false },
      },
    ]);
  }
});

it.each([
  ['a fact that is not there', about('x', ['nada']), "una.json, facts: 'nada' no está en facts"],
  ['a value that is not there', about('{tope.otro}'), 'una.json: {tope.otro} no es un valor'],
  ['a fact that it does not list', about('{tope.limite}', []), '{tope.limite} no es un valor'],
])('refuses a lesson with %s', async (_, lesson, message) => {
  courses.write('facts.json', { tope: fact('40 %') });
  courses.course('curso', ['una']).lesson('curso', 'una', lesson);
  expect((await refused()).map(({ problems }) => problems.join())).toEqual([
    expect.stringContaining(message),
  ]);
});

it.each([
  ['a date that is none', { ...fact('40 %'), date: '2025-13-28' }, 'tope.date: no existe'],
  ['no norm', { ...fact('40 %'), norm: ' ' }, 'tope.norm: está vacío'],
  ['a place without a value', { ...fact('40 %'), values: {} }, 'no hay un valor {limite}'],
])('refuses facts with %s, and goes on with the courses', async (_, wrong, message) => {
  courses.write('facts.json', { tope: wrong }).course('curso', ['una']);
  const shelf = await readShelf(courses.folder);
  expect(shelf.courses.map(({ id }) => id)).toEqual(['curso']);
  expect(shelf.refused).toEqual([
    { id: 'facts.json', problems: [expect.stringContaining(message)] },
  ]);
});
