import type { Scalar } from '../../engine/index.ts';
import { isObject } from '../contract/own.ts';
import type { Problem } from '../contract/tool.ts';
import { checkValue } from '../document/document.ts';
import { Checks } from './checks.ts';
import type {
  AxisValues,
  CheckedQuestion,
  Named,
  QuestionFile,
  ScenarioValues,
} from './checked.ts';
import type { Figure } from './names.ts';
import { isMoment, SPREAD, swungBy } from './questions.ts';
import { overridden } from './scenarios.ts';
import { checkStudy } from './simulation.ts';
import type { Refusal, Subject, Variable } from './variables.ts';

export const RUNS = 10_000;
export const SEED = 7;
/** Cells that a table may have, of all its figures. */
export const MOST_CELLS = 1_000_000;

const HEAD = ['kind', 'tool', 'name'];

/**
 * Checks a question as a file brings it, a JSON object with `kind`: 'seek', 'table', 'tornado',
 * 'simulation' or 'scenarios'. Every problem has its place, in Spanish.
 */
export function checkQuestion(
  subject: Subject,
  raw: unknown,
): QuestionFile | { readonly problems: readonly Problem[] } {
  const reader = new QuestionReader(subject);
  const question = isObject(raw) ? reader.read(raw) : null;
  if (!isObject(raw)) reader.refuse('(estudio)', raw, 'debe ser un objeto con «kind»');
  const { problems, name } = reader;
  return problems.length > 0 || !question ? { problems } : { name, question };
}

type Raw = Readonly<Record<string, unknown>>;

class QuestionReader extends Checks {
  name = '';

  read(raw: Raw): CheckedQuestion | null {
    const { id } = this.subject.tool;
    const { tool = id, name = '' } = raw;
    if (tool !== id)
      this.refuse('tool', tool, `el estudio es de otra herramienta; esta es «${id}»`);
    if (typeof name === 'string') this.name = name;
    else this.refuse('name', name, 'debe ser un texto');
    switch (raw['kind']) {
      case 'seek':
        return this.seek(raw);
      case 'table':
        return this.table(raw);
      case 'tornado':
        return this.tornado(raw);
      case 'simulation':
        return this.simulation(raw);
      case 'scenarios':
        return this.scenarios(raw);
      default:
        this.refuse('kind', raw['kind'], 'debe ser seek, table, tornado, simulation o scenarios');
        return null;
    }
  }

  private seek(raw: Raw): CheckedQuestion | null {
    this.only('', raw, [...HEAD, 'figure', 'target', 'by', 'from', 'to']);
    const figure = this.figure('figure', raw['figure']);
    const target = this.number('target', raw['target']);
    const variable = this.variable('by', raw['by']);
    const [from, to] = ['from', 'to'].map((name) =>
      (raw[name] ?? null) === null ? null : this.number(name, raw[name]),
    ) as [number | null, number | null];
    for (const [name, end] of [['from', from] as const, ['to', to] as const]) {
      if (end === null || !variable) continue;
      const isChoice = `«${variable.label}» se elige entre opciones: no tiene extremos`;
      const wrong = variable.options ? isChoice : checkValue(variable.field, end);
      if (wrong) this.refuse(name, end, wrong);
    }
    if (from !== null && to !== null && from > to) {
      this.refuse('from', from, `es mayor que «to» (${to})`);
    }
    if (!figure || !variable || target === null) return null;
    return {
      kind: 'seek',
      figure: { name: String(raw['figure']), of: figure },
      target,
      by: { name: String(raw['by']), of: variable },
      ends: { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) },
    };
  }

  private table(raw: Raw): CheckedQuestion | null {
    this.only('', raw, [...HEAD, 'figures', 'rows', 'columns']);
    const figures = this.figures(raw['figures']);
    const rows = this.axis('rows', raw['rows']);
    const columns = (raw['columns'] ?? null) === null ? null : this.axis('columns', raw['columns']);
    if (columns && columns.input.of.address === rows?.input.of.address) {
      this.refuse('columns.input', columns.input.name, 'ya está en «rows»');
    }
    if (!rows) return null;
    const cells = rows.values.length * (columns?.values.length ?? 1) * figures.length;
    if (cells > MOST_CELLS) {
      this.refuse('rows', `${cells} celdas`, `pasa de ${MOST_CELLS}, el máximo de una tabla`);
    }
    return { kind: 'table', figures, rows, columns };
  }

  private axis(place: string, raw: unknown): AxisValues | null {
    if (!isObject(raw)) {
      this.refuse(place, raw, 'debe tener «input» y «values»');
      return null;
    }
    this.only(place, raw, ['input', 'values']);
    const variable = this.variable(`${place}.input`, raw['input']);
    const values = this.entries(`${place}.values`, raw['values'], 'un valor');
    if (!variable) return null;
    values.forEach((value, at) => {
      const wrong =
        checkValue(variable.field, value) ?? (values.indexOf(value) < at ? 'está dos veces' : null);
      if (wrong) this.refuse(`${place}.values[${at}]`, value, wrong);
    });
    const input = { name: String(raw['input']), of: variable };
    return { input, values: values as readonly Scalar[] };
  }

  private tornado(raw: Raw): CheckedQuestion | null {
    this.only('', raw, [...HEAD, 'figure', 'spread', 'inputs']);
    const figure = this.figure('figure', raw['figure']);
    const spread = this.spread(raw['spread'] ?? SPREAD * 100);
    const names = raw['inputs'] ?? null;
    const inputs = names === null ? null : this.moved(names, spread);
    if (!figure) return null;
    return { kind: 'tornado', figure: { name: String(raw['figure']), of: figure }, spread, inputs };
  }

  /** From a percent to a part of one. */
  private spread(raw: unknown): number | null {
    if (raw === 'range') return null;
    if (typeof raw === 'number' && raw > 0 && raw <= 100) return raw / 100;
    this.refuse('spread', raw, 'debe ser un porcentaje entre 0 y 100, o "range"');
    return null;
  }

  private moved(raw: unknown, spread: number | null): Named<Variable>[] {
    const names = this.entries('inputs', raw, 'un dato');
    return names.flatMap((name, at): Named<Variable>[] => {
      const place = `inputs[${at}]`;
      const variable = this.variable(place, name);
      if (!variable) return [];
      if (names.indexOf(name) < at) this.refuse(place, name, 'está dos veces');
      const why = unmoved(variable, spread);
      if (why !== null) this.refuse(place, name, why);
      return [{ name: String(name), of: variable }];
    });
  }

  private simulation(raw: Raw): CheckedQuestion | null {
    const figures = this.figures(raw['figures']).map(({ name }) => name);
    const runs = this.number('runs', raw['runs'] ?? RUNS);
    const seed = this.number('seed', raw['seed'] ?? SEED);
    if (runs === null || seed === null) return null;
    const study = checkStudy(this.subject, raw, { figures, runs, seed });
    if ('problems' in study) {
      this.problems.push(...study.problems);
      return null;
    }
    const { target } = raw;
    const asked = new Set(study.figures.map(({ address }) => address));
    for (const name of isObject(target) ? Object.keys(target) : []) {
      const figure = this.figure(`target.${name}`, name);
      if (!figure || asked.has(figure.address)) continue;
      this.refuse(`target.${name}`, name, 'no está entre las cifras del estudio');
    }
    return { kind: 'simulation', figures, study };
  }

  private scenarios(raw: Raw): CheckedQuestion {
    this.only('', raw, [...HEAD, 'figures', 'scenarios']);
    const figures = (raw['figures'] ?? null) === null ? [] : this.figures(raw['figures']);
    const scenarios = this.entries('scenarios', raw['scenarios'], 'un escenario').flatMap(
      (entry, at) => this.scenario(`scenarios[${at}]`, entry) ?? [],
    );
    return { kind: 'scenarios', figures, scenarios };
  }

  private scenario(place: string, raw: unknown): ScenarioValues | null {
    const { name, values } = isObject(raw) ? raw : {};
    if (!isObject(raw) || typeof name !== 'string' || name === '' || !isObject(values)) {
      this.refuse(place, raw, 'debe tener «name», con su nombre, y «values», de dato a valor');
      return null;
    }
    this.only(place, raw, ['name', 'values']);
    // Each is checked as a value of its field, whatever JSON has there.
    const taken = values as Readonly<Record<string, Scalar>>;
    for (const { address, message } of overridden(this.subject, taken).faults) {
      this.refuse(`${place}.values.${address}`, values[address], message);
    }
    return { name, values: taken };
  }

  private figures(raw: unknown): Named<Figure>[] {
    const names = this.entries('figures', raw, 'una cifra');
    return names.flatMap((name, at) => {
      const place = `figures[${at}]`;
      const figure = this.figure(place, name);
      if (figure && names.indexOf(name) < at) this.refuse(place, name, 'está dos veces');
      return figure ? [{ name: String(name), of: figure }] : [];
    });
  }
}

/** Why an input can't be moved to both sides; null where it can. */
function unmoved(variable: Variable, spread: number | null): Refusal['refused'] | null {
  if (swungBy(variable, spread)) return null;
  const why = variable.options
    ? 'tiene más de dos opciones'
    : isMoment(variable.field)
      ? 'es una fecha'
      : 'está vacío o vale 0';
  return `no se puede mover en una proporción: ${why}`;
}
