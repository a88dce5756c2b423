import { setTimeout as wait } from 'node:timers/promises';
import type { AuthAnswer } from '../../../schemas/accounts.ts';
import { PERSON, basic, bearer } from './people.ts';

/** What was promised to somebody and isn't there. */
export interface Loss {
  email: string;
  what: string;
}

const PATIENCE_MS = 90_000;
const ANSWER_MS = 20_000;

/**
 * Some people who sign up, renew their sessions and view lessons, without a pause. As a proxy does,
 * they ask another service where one doesn't answer, and remember only what was answered.
 */
export class Crowd {
  /** Answered writes. */
  answered = 0;
  readonly losses: Loss[] = [];
  readonly #urls: () => readonly string[];
  readonly #lessons: readonly string[];
  readonly #people: Person[] = [];
  #isOver = false;
  #running: Promise<unknown> = Promise.resolve();

  /**
   * @param urls of the services that are meant to answer, also while they don't
   * @param lessons of the course `rentas`
   */
  constructor(urls: () => readonly string[], lessons: readonly string[]) {
    this.#urls = urls;
    this.#lessons = lessons;
  }

  start(people: number): void {
    const lives = Array.from({ length: people }, () => this.#live());
    this.#running = Promise.all(lives);
  }

  /** Ends what they do, and looks whether all that was answered is there. */
  async finish(): Promise<readonly Loss[]> {
    this.#isOver = true;
    await this.#running;
    // A few at a time.
    const left = [...this.#people];
    const checkers = Array.from({ length: 10 }, async () => {
      for (let next = left.pop(); next; next = left.pop()) await this.#check(next);
    });
    await Promise.all(checkers);
    return this.losses;
  }

  /** One person after another, each for a few steps. */
  async #live(): Promise<void> {
    while (!this.#isOver) {
      const person: Person = { email: newAddress(), cookie: '', viewed: 0, session: undefined };
      if (!(await this.#signUp(person))) continue;
      this.#people.push(person);
      for (let step = 0; step < 8 && !this.#isOver; step++) {
        if (step % 3 > 0) await this.#refresh(person);
        else await this.#view(person);
      }
    }
  }

  async #signUp(person: Person): Promise<boolean> {
    const body = { ...PERSON, email: person.email };
    const answer = await this.#ask('/api/auth/signup', { body, person });
    // Made by a try whose answer was lost.
    if (answer.status === 409) return false;
    if (answer.status !== 201) return this.#lose(person, `alta: ${answer.status}`);
    person.session = (await answer.json()) as AuthAnswer;
    person.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    this.answered++;
    return true;
  }

  async #refresh(person: Person): Promise<void> {
    const body = { refreshToken: person.session?.refreshToken };
    const answer = await this.#ask('/api/refresh', { body, person });
    if (answer.status !== 200) {
      this.#lose(person, `sesión: ${answer.status}`);
      return;
    }
    person.session = (await answer.json()) as AuthAnswer;
    this.answered++;
  }

  async #view(person: Person): Promise<void> {
    const lessonId = this.#lessons[person.viewed];
    if (lessonId === undefined) return;
    const headers = bearer(person.session?.token ?? '');
    const body = { lessonId };
    const answer = await this.#ask('/api/courses/rentas/lessons/view', { body, person, headers });
    if (answer.status !== 200) {
      this.#lose(person, `lección: ${answer.status}`);
      return;
    }
    person.viewed++;
    this.answered++;
  }

  async #check(person: Person): Promise<void> {
    const { email, viewed } = person;
    await this.#refresh(person);
    const headers = basic(email, PERSON.password);
    const login = await this.#ask('/api/auth/login', { body: undefined, person, headers });
    if (login.status !== 200) {
      this.#lose(person, `cuenta: ${login.status}`);
      return;
    }
    const { token } = (await login.json()) as AuthAnswer;
    const courses = await this.#ask('/api/courses', { person, headers: bearer(token) });
    const [course] = (await courses.json()) as { progress: { completedLessons: number } }[];
    const kept = course?.progress.completedLessons ?? 0;
    // A view may have been kept whose answer was lost.
    if (kept < viewed) this.#lose(person, `lecciones: ${kept} de ${viewed}`);
  }

  #lose({ email }: Person, what: string): false {
    this.losses.push({ email, what });
    return false;
  }

  /** The first answer but for 503; the services take turns until then. */
  async #ask(path: string, { person, headers = {}, ...rest }: Ask): Promise<Response> {
    const type: Record<string, string> = rest.body ? { 'content-type': 'application/json' } : {};
    const end = Date.now() + PATIENCE_MS;
    for (let i = this.#people.length; ; i++) {
      const urls = this.#urls();
      const url = `${urls[i % urls.length]}${path}`;
      const answer = await fetch(url, {
        method: 'body' in rest ? 'POST' : 'GET',
        headers: { cookie: person.cookie, ...type, ...headers },
        body: rest.body ? JSON.stringify(rest.body) : null,
        signal: AbortSignal.timeout(ANSWER_MS),
      }).catch(() => null);
      if (answer && answer.status !== 503) return answer;
      await answer?.body?.cancel();
      if (Date.now() > end) return new Response(null, { status: 599 });
      await wait(50);
    }
  }
}

interface Person {
  email: string;
  /** Of the device. */
  cookie: string;
  viewed: number;
  session: AuthAnswer | undefined;
}

interface Ask {
  person: Person;
  headers?: Record<string, string>;
  /** Posts it. */
  body?: object | undefined;
}

let count = 0;
const newAddress = () => `gente${process.pid}.${Date.now().toString(36)}.${count++}@ejemplo.co`;
