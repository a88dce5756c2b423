import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Json = Record<string, unknown>;

/** Of which every byte tells its place. */
export const VIDEO = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 251));

/** A folder of courses that a test fills and changes. */
export class Courses {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'abaco-test-courses-'));

  /** Writes a course with one concept `idea` and one `clip` a lesson, and all its media. */
  course(id: string, lessons: readonly string[], more: Json = {}): this {
    for (const name of ['video.webm', 'video.vtt', 'foto.webp']) this.media(id, name, VIDEO);
    this.media(id, 'video.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHola, año\n');
    for (const lesson of lessons) this.lesson(id, lesson);
    return this.write(`${id}/course.json`, {
      order: 1,
      title: `Curso ${id}`,
      instructorName: 'Ana Peña',
      level: 'beginner',
      thumbnail: 'foto.webp',
      introVideo: { file: 'video.webm', captions: 'video.vtt', durationSeconds: 20 },
      introDescription: 'De qué trata',
      descriptionTitle: 'Qué aprenderás',
      description: 'A calcular',
      lessons,
      ...more,
    });
  }

  lesson(course: string, id: string, more: Json = {}): this {
    return this.write(`${course}/lessons/${id}.json`, {
      title: `Lección ${id}`,
      studyMinutes: 45,
      thumbnail: 'foto.webp',
      video: { file: 'video.webm', captions: 'video.vtt', durationSeconds: 30 },
      concepts: [
        { id: 'idea', title: 'Idea', description: 'Una idea' },
        { id: 'clip', title: 'Parte', description: 'Una parte', clip: { start: 12, end: 20.5 } },
      ],
      sections: {
        objective: 'Saber',
        keyConcepts: ['Canon'],
        recipe: ['Suma', 'Divide'],
        commonErrors: ['Olvidar la vacancia'],
      },
      ...more,
    });
  }

  media(course: string, name: string, content: string | Buffer): this {
    return this.write(`${course}/media/${name}`, content);
  }

  write(name: string, content: string | Buffer | Json): this {
    const file = path.join(this.folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(file, isRaw ? content : JSON.stringify(content));
    return this;
  }

  remove(name: string): this {
    rmSync(path.join(this.folder, name), { recursive: true });
    return this;
  }
}
