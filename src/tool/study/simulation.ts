import {
  type Correlation,
  factorOf,
  type Simulation,
  type UncertainInput,
} from '../../whatif/index.ts';
import { isObject } from '../contract/own.ts';
import type { Problem } from '../contract/tool.ts';
import { Checks } from './checks.ts';
import { type Figure, findVariable } from './names.ts';
import { readUncertain } from './uncertain.ts';
import type { Subject, Variable } from './variables.ts';

/** A simulation that a person describes, checked: what it asks, and under which names. */
export interface SimulationStudy {
  readonly simulation: Simulation;
  readonly variables: readonly Variable[];
  readonly figures: readonly Figure[];
  /** By figure; null where there is none. */
  readonly targets: readonly (number | null)[];
}

/** What a file of a simulation has; 'kind' and what follows are read by those who open it. */
const MEMBERS = 'inputs correlations target runs seed kind tool name figures'.split(' ');

export type CheckedStudy = SimulationStudy | { readonly problems: readonly Problem[] };

interface Asked {
  /** Names or addresses of the figures. */
  readonly figures: readonly string[];
  readonly runs: number;
  readonly seed: number;
}

const MOST_RUNS = 1_000_000;
/** Values that a simulation may keep: runs × (inputs + figures). */
const MOST_VALUES = 50_000_000;

/** Checks a study as JSON brings it; every problem with its place, in Spanish. */
export function checkStudy(subject: Subject, raw: unknown, asked: Asked): CheckedStudy {
  return new StudyReader(subject).read(raw, asked);
}

class StudyReader extends Checks {
  private readonly variables: Variable[] = [];
  private readonly known = new Set<string>();
  private readonly inputs: UncertainInput[] = [];

  read(raw: unknown, { figures: names, runs, seed }: Asked): CheckedStudy {
    if (!isObject(raw)) {
      this.refuse('(estudio)', raw, 'debe ser un objeto con «inputs»');
      return { problems: this.problems };
    }
    this.only('', raw, MEMBERS);
    const figures = names.flatMap((name) => this.figure('figura', name) ?? []);
    this.readInputs(raw['inputs']);
    const correlations = this.readCorrelations(raw['correlations']);
    const targets = this.readTargets(raw['target'], figures);
    this.checkSize(runs, seed, figures.length);
    if (this.problems.length > 0) return { problems: this.problems };
    const { inputs, variables } = this;
    const refs = figures.map(({ ref }) => ref);
    return {
      simulation: { inputs, correlations, figures: refs, runs, seed },
      variables,
      figures,
      targets,
    };
  }

  private checkSize(runs: number, seed: number, figures: number): void {
    if (!Number.isInteger(runs) || runs < 1 || runs > MOST_RUNS) {
      this.refuse('runs', runs, 'debe ser un número entero entre 1 y 1.000.000');
    } else if (runs * (this.inputs.length + figures) > MOST_VALUES) {
      const count = `${runs} corridas × ${this.inputs.length + figures} datos y cifras`;
      this.refuse(
        'runs',
        count,
        'pasa de 50 millones de valores: pide menos corridas o menos cifras',
      );
    }
    if (!Number.isSafeInteger(seed) || seed < 0) {
      this.refuse('seed', seed, 'debe ser un número entero desde 0');
    }
  }

  private readInputs(raw: unknown): void {
    this.entries('inputs', raw, 'un dato incierto').forEach((entry, at) =>
      this.readInput(entry, `inputs[${at}]`),
    );
  }

  private readInput(raw: unknown, place: string): void {
    const read = readUncertain(this, raw, place);
    if (!read) return;
    const { variable, input } = read;
    if (this.known.has(variable.address)) {
      this.refuse(`${place}.input`, variable.address, 'está dos veces');
      return;
    }
    this.known.add(variable.address);
    this.variables.push(variable);
    this.inputs.push(input);
  }

  private readCorrelations(raw: unknown): Correlation[] {
    if (raw === undefined || raw === null) return [];
    if (!Array.isArray(raw)) {
      this.refuse('correlations', raw, 'debe ser una lista');
      return [];
    }
    const before = this.problems.length;
    const found = raw.flatMap(
      (entry: unknown, at) => this.readCorrelation(entry, `correlations[${at}]`) ?? [],
    );
    found.forEach(({ a, b }, at) => {
      const same = found.findIndex(
        (one) => (one.a === a && one.b === b) || (one.a === b && one.b === a),
      );
      if (same < at) this.refuse(`correlations[${at}]`, raw[at], 'repite una pareja de datos');
    });
    if (this.problems.length > before) return [];
    // Only those that are correlated: among hundreds of inputs they are few.
    const among = [...new Set(found.flatMap(({ a, b }) => [a, b]))].sort((a, b) => a - b);
    const pairs = found.map(({ a, b, rho }) => ({ a: among.indexOf(a), b: among.indexOf(b), rho }));
    const factor = factorOf(among.length, pairs);
    if (typeof factor === 'number') {
      const { label = '' } = this.variables[among[factor] ?? -1] ?? {};
      this.refuse(
        'correlations',
        raw,
        `son imposibles juntas: las de «${label}» contradicen a las demás`,
      );
    }
    return found;
  }

  private readCorrelation(raw: unknown, place: string): Correlation | null {
    if (!isObject(raw)) {
      this.refuse(place, raw, 'debe tener «a», «b» y «rho»');
      return null;
    }
    this.only(place, raw, ['a', 'b', 'rho']);
    const [a, b] = ['a', 'b'].map((name) => this.positionOf(raw[name], `${place}.${name}`)) as [
      number,
      number,
    ];
    const { rho } = raw;
    if (typeof rho !== 'number' || !(Math.abs(rho) <= 1)) {
      this.refuse(`${place}.rho`, rho, 'debe ser un número entre -1 y 1');
      return null;
    }
    if (a < 0 || b < 0) return null;
    if (a === b) this.refuse(place, raw, 'un dato no se correlaciona consigo mismo');
    return { a, b, rho };
  }

  private positionOf(name: unknown, place: string): number {
    const at = this.variables.findIndex(({ address }) => address === name);
    if (at >= 0) return at;
    const variable = typeof name === 'string' ? findVariable(this.subject, name) : { refused: '' };
    const address = 'refused' in variable ? null : variable.address;
    const known = this.variables.findIndex((one) => one.address === address);
    if (known < 0) this.refuse(place, name, 'no está entre los datos inciertos del estudio');
    return known;
  }

  private readTargets(raw: unknown, figures: readonly Figure[]): (number | null)[] {
    const targets = figures.map((): number | null => null);
    if (raw === undefined || raw === null) return targets;
    if (!isObject(raw)) {
      this.refuse('target', raw, 'debe ser un objeto de cifra a número');
      return targets;
    }
    for (const [name, value] of Object.entries(raw)) {
      const figure = this.figure(`target.${name}`, name);
      const at = figures.findIndex(({ address }) => address === figure?.address);
      if (typeof value !== 'number' || !Number.isFinite(value)) {
        this.refuse(`target.${name}`, value, 'no es un número');
      } else if (at >= 0) targets[at] = value;
    }
    return targets;
  }
}
