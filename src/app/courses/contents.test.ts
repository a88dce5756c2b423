import { describe, expect, it } from 'vitest';
import { contentsOf, contentsText } from './contents.ts';

const words = (count: number) => Array.from({ length: count }, () => 'renta').join(' ');
const lesson = (hasTool: boolean, ...texts: readonly [string, string]) => ({
  tool: hasTool ? { id: 'x', inputs: {}, caption: '' } : null,
  durationSeconds: 45,
  sections: { objective: texts[0], keyConcepts: [texts[1]], recipe: [], commonErrors: [] },
  concepts: [{ title: 'Una idea', description: 'de cuatro palabras más' }],
});

describe('what there is of a course', () => {
  it('is counted: lessons, tools, seconds of video, minutes of reading at 200 words', () => {
    // 2 × (150 + 144 + 6) words are 3 minutes.
    const lessons = [lesson(true, words(150), words(144)), lesson(false, words(150), words(144))];
    expect(contentsOf(lessons)).toEqual({
      lessons: 2,
      withTool: 1,
      videoSeconds: 90,
      readingMinutes: 3,
    });
  });

  it.each([
    [
      { lessons: 5, withTool: 3, videoSeconds: 141, readingMinutes: 7 },
      '5 lecciones, 3 con herramienta · 7 min de lectura · 2 min de video',
    ],
    [
      { lessons: 7, withTool: 7, videoSeconds: 200, readingMinutes: 9 },
      '7 lecciones, todas con herramienta · 9 min de lectura · 3 min de video',
    ],
    [
      { lessons: 1, withTool: 0, videoSeconds: 20, readingMinutes: 0 },
      '1 lección · 1 min de lectura · 1 min de video',
    ],
  ])('is told: %o', (contents, said) => {
    expect(contentsText(contents).replaceAll('\u00a0', ' ')).toBe(said);
  });
});
