import type { Scalar } from '../../engine/index.ts';
import {
  type Distribution,
  type DistributionKind,
  drawFrom,
  type UncertainInput,
} from '../../whatif/index.ts';
import { isObject } from '../contract/own.ts';
import { checkValue } from '../document/document.ts';
import type { Checks } from './checks.ts';
import { Remembered } from './remembered.ts';
import { runValue, type Variable } from './variables.ts';

/** An uncertain input of a simulation, checked. */
export interface Uncertain {
  readonly variable: Variable;
  readonly input: UncertainInput;
}

const PARAMETERS: Readonly<Record<DistributionKind, readonly string[]>> = {
  uniform: ['low', 'high'],
  triangular: ['low', 'mode', 'high'],
  pert: ['low', 'mode', 'high'],
  normal: ['mean', 'sd'],
  lognormal: ['mean', 'sd'],
  discrete: ['values', 'weights'],
};

/** The entries that were found good. */
const good = new Remembered<Uncertain>();

/** An entry of a study's `inputs`; null where something is wrong with it, which `checks` is told. */
export function readUncertain(checks: Checks, raw: unknown, place: string): Uncertain | null {
  if (!isObject(raw) || typeof raw['input'] !== 'string') {
    checks.refuse(place, raw, 'debe tener «input» y «distribution»');
    return null;
  }
  const { input } = raw;
  return good.of(checks.subject.calculation.document, raw, () =>
    readEntry(checks, raw, input, place),
  );
}

type Raw = Readonly<Record<string, unknown>>;

function readEntry(checks: Checks, raw: Raw, name: string, place: string): Uncertain | null {
  const before = checks.problems.length;
  checks.only(place, raw, ['input', 'distribution']);
  const variable = checks.variable(`${place}.input`, name);
  if (!variable) return null;
  const at = `${place}.distribution`;
  const distribution = readDistribution(checks, raw['distribution'], at, variable);
  if (!distribution) return null;
  const { min, max, integer } = variable.field;
  const limits = { min, max, integer };
  if (!drawFrom(distribution, limits)) {
    const bounds = `${min ?? 'sin mínimo'} y ${max ?? 'sin máximo'}`;
    checks.refuse(
      at,
      raw['distribution'],
      `queda casi entera fuera de los límites de «${variable.label}» (${bounds})`,
    );
    return null;
  }
  if (checks.problems.length > before) return null;
  return { variable, input: { input: variable.input, distribution, limits } };
}

function readDistribution(
  checks: Checks,
  raw: unknown,
  place: string,
  variable: Variable,
): Distribution | null {
  const kind = isObject(raw) ? raw['kind'] : undefined;
  if (!isObject(raw) || !isKind(kind)) {
    checks.refuse(place, raw, `debe tener «kind»: ${Object.keys(PARAMETERS).join(', ')}`);
    return null;
  }
  checks.only(place, raw, ['kind', ...PARAMETERS[kind]]);
  if (kind === 'discrete') return readDiscrete(checks, raw, place, variable);
  if (variable.options) {
    checks.refuse(place, raw, `«${variable.label}» se elige entre opciones: usa discrete`);
    return null;
  }
  const before = checks.problems.length;
  const numbers: Record<string, number> = {};
  for (const name of PARAMETERS[kind]) {
    const value = checks.number(`${place}.${name}`, raw[name]);
    if (value !== null) numbers[name] = value;
  }
  if (checks.problems.length > before) return null;
  const wrong = faultIn(kind, numbers);
  if (wrong) {
    checks.refuse(`${place}.${wrong.name}`, numbers[wrong.name], wrong.message);
    return null;
  }
  // The names are those that this kind has: see PARAMETERS.
  return { kind, ...numbers } as Distribution;
}

function readDiscrete(
  checks: Checks,
  raw: Raw,
  place: string,
  variable: Variable,
): Distribution | null {
  const { values, weights } = raw;
  if (!Array.isArray(values) || values.length === 0) {
    checks.refuse(`${place}.values`, values, 'debe ser una lista con al menos un valor');
    return null;
  }
  if (!Array.isArray(weights) || weights.length !== values.length) {
    checks.refuse(`${place}.weights`, weights, `debe ser una lista de ${values.length} pesos`);
    return null;
  }
  const before = checks.problems.length;
  const taken = values.map((value: unknown, at) => {
    const wrong = checkValue(variable.field, value);
    if (wrong) checks.refuse(`${place}.values[${at}]`, value, wrong);
    return wrong ? Number.NaN : runValue(variable, value as Scalar);
  });
  const given = weights.map((weight: unknown, at) => {
    const isWeight = typeof weight === 'number' && Number.isFinite(weight) && weight >= 0;
    if (!isWeight) checks.refuse(`${place}.weights[${at}]`, weight, 'debe ser un número desde 0');
    return isWeight ? weight : 0;
  });
  if (checks.problems.length === before && !(given.reduce((sum, one) => sum + one, 0) > 0)) {
    checks.refuse(`${place}.weights`, weights, 'todos los pesos son 0');
  }
  if (checks.problems.length > before) return null;
  return { kind: 'discrete', values: taken, weights: given };
}

function isKind(kind: unknown): kind is DistributionKind {
  return typeof kind === 'string' && Object.hasOwn(PARAMETERS, kind);
}

/** What is wrong with the numbers of a distribution. */
function faultIn(
  kind: Exclude<DistributionKind, 'discrete'>,
  numbers: Readonly<Record<string, number>>,
): { name: string; message: string } | null {
  const { low = 0, mode, high = 0, mean = 0, sd = 0 } = numbers;
  if (kind === 'normal' || kind === 'lognormal') {
    if (!(sd > 0)) return { name: 'sd', message: 'debe ser mayor que 0' };
    const isBad = kind === 'lognormal' && !(mean > 0);
    return isBad ? { name: 'mean', message: 'debe ser mayor que 0' } : null;
  }
  if (!(low < high)) return { name: 'low', message: `debe ser menor que «high» (${high})` };
  const isOutside = mode !== undefined && (mode < low || mode > high);
  return isOutside
    ? { name: 'mode', message: `debe estar entre «low» (${low}) y «high» (${high})` }
    : null;
}
