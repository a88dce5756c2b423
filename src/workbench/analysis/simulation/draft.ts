import {
  checkValue,
  formatShort,
  rangeOf,
  Remembered,
  type Scalar,
  type Subject,
  type Variable,
} from '../../../tool/index.ts';
import type { DistributionKind } from '../../../whatif/index.ts';
import type { Questions } from '../kept/kept.ts';
import { optionLabel, readNumber, variableAt } from '../subject.ts';

/** A study while it is written: every number as it was typed. */
export type StudyDraft = Pick<Questions['simulation'], 'inputs' | 'correlations'>;
export type InputDraft = StudyDraft['inputs'][number];

export const KINDS: readonly { value: DistributionKind; label: string }[] = [
  { value: 'triangular', label: 'Triangular' },
  { value: 'pert', label: 'PERT' },
  { value: 'uniform', label: 'Uniforme' },
  { value: 'normal', label: 'Normal' },
  { value: 'lognormal', label: 'Lognormal' },
  { value: 'discrete', label: 'Valores con pesos' },
];

export const PARAMETERS: Readonly<
  Record<DistributionKind, readonly (readonly [string, string])[]>
> = {
  triangular: [
    ['low', 'Mínimo'],
    ['mode', 'Más probable'],
    ['high', 'Máximo'],
  ],
  pert: [
    ['low', 'Mínimo'],
    ['mode', 'Más probable'],
    ['high', 'Máximo'],
  ],
  uniform: [
    ['low', 'Mínimo'],
    ['high', 'Máximo'],
  ],
  normal: [
    ['mean', 'Media'],
    ['sd', 'Desviación'],
  ],
  lognormal: [
    ['mean', 'Media'],
    ['sd', 'Desviación'],
  ],
  discrete: [
    ['values', 'Valores'],
    ['weights', 'Pesos'],
  ],
};

/** Where an input declares no range, it is first taken to be a fifth off to both sides. */
const SPREAD = 0.2;

/** What is proposed for an input that somebody calls uncertain. */
export function proposed(variable: Variable): InputDraft {
  const { address, options, field } = variable;
  if (options) {
    const values = options.map((option) => optionLabel(variable, option)).join('; ');
    return {
      input: address,
      kind: 'discrete',
      texts: { values, weights: options.map(() => 1).join('; ') },
    };
  }
  const kind = field.range?.distribution ?? 'triangular';
  return { input: address, kind, texts: proposedTexts(variable) };
}

/** Numbers for all kinds, so that another kind starts from the same guess. */
function proposedTexts(variable: Variable): Record<string, string> {
  const { today, field } = variable;
  const { min = -Infinity, max = Infinity, integer } = field;
  const base = Number.isFinite(today) ? today : 0;
  const { low, high } = rangeOf(variable, field.range ? null : SPREAD) ?? {
    low: base - 1,
    high: base + 1,
  };
  const within = (value: number): string => {
    const bounded = Math.min(Math.max(value, min), max);
    const round = integer ? Math.round(bounded) : Number(bounded.toPrecision(6));
    return formatShort(round).replace('−', '-');
  };
  return {
    low: within(low),
    mode: within(base),
    high: within(high),
    mean: within(base),
    sd: formatShort(Number(((high - low) / 4).toPrecision(3))),
  };
}

/** The draft as a study file has it; what can't be read stays as its text, for the check to refuse. */
export function studyOf(subject: Subject, { inputs, correlations }: StudyDraft): object {
  return {
    inputs: inputs.map((one) => uncertainOf(subject, one)),
    correlations: correlations.map(({ a, b, rho }) => ({ a, b, rho: plainOr(rho) })),
  };
}

const entries = new Remembered();

function uncertainOf(subject: Subject, draft: InputDraft): object {
  const { input, kind, texts } = draft;
  return entries.of(subject.calculation.document, draft, () => ({
    input,
    distribution: { kind, ...distributionOf(variableAt(subject, input), kind, texts) },
  }));
}

function distributionOf(
  variable: Variable | string | null,
  kind: DistributionKind,
  texts: InputDraft['texts'],
): Record<string, unknown> {
  if (variable === null || typeof variable === 'string') return {};
  const text = (name: string) => texts[name] ?? '';
  if (kind === 'discrete') {
    const parts = (name: string) =>
      text(name)
        .split(';')
        .map((part) => part.trim())
        .filter(Boolean);
    return {
      values: parts('values').map((part) => valueOf(variable, part)),
      weights: parts('weights').map(plainOr),
    };
  }
  return Object.fromEntries(
    PARAMETERS[kind].map(([name]) => [name, readNumber(variable.field, text(name)) ?? '']),
  );
}

function valueOf(variable: Variable, text: string): Scalar {
  const option = variable.options?.find(
    (one) => optionLabel(variable, one).toLowerCase() === text.toLowerCase(),
  );
  if (option !== undefined) return option;
  const read = readNumber(variable.field, text);
  return typeof read === 'number' && checkValue(variable.field, read) === null ? read : text;
}

const NUMBER = { kind: 'number', label: '' } as const;

/** A number as people write it here: '0,5', '1.000'. */
const plainOr = (text: string): number | string => {
  const read = readNumber(NUMBER, text);
  return typeof read === 'number' ? read : text;
};
