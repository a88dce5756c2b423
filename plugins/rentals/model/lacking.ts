import type { Advice } from '../../../src/tool/index.ts';
import { specOf } from '../document/parts.ts';
import { relationOf, shareOf, type StreamShape } from '../document/structure.ts';

/** A part without which an amount comes to nothing, though others of it were filled in. */
export interface Lack {
  readonly part: string;
  /** What is the matter, after 'cuenta $ 0: '. */
  readonly says: string;
  readonly advice: Advice;
}

interface Missing extends Pick<Lack, 'part' | 'says'> {
  readonly when: string;
  /** Only where nothing was typed: a zero may be meant. */
  readonly empty?: true;
}

/** What a stream's values may lack. A total doesn't show it. */
export function lacksOf(stream: StreamShape): Lack[] {
  const whose = `${stream.side === 'incomes' ? 'El ingreso' : 'El egreso'} «${stream.label}»`;
  return [...missingOfShare(stream), ...missingFactors(stream)].map((missing) =>
    told(whose, missing),
  );
}

/** What the operator's fee of a project may lack. */
export const FEE_LACKS: readonly Lack[] = [
  {
    part: 'operador.baseCalculo',
    when: 'operador.baseCalculo == "" and operador.porcentaje > 0',
    says: 'tiene porcentaje, pero falta elegir de qué',
  },
  {
    part: 'operador.porcentaje',
    when: 'operador.baseCalculo != ""',
    says: 'falta el porcentaje',
    empty: true as const,
  },
].map((missing) => told('La tarifa del operador', missing));

function told(whose: string, { part, when, says, empty }: Missing): Lack {
  const advice: Advice = {
    id: `${part}.falta`,
    level: 'warning',
    notice: true,
    list: 'projects',
    when,
    message: `${whose} cuenta $ 0: ${says}.`,
    at: part,
    ...(empty ? { empty } : {}),
  };
  return { part, says, advice };
}

function missingOfShare({ key, side, type, unbased }: StreamShape): Missing[] {
  const relation = relationOf(type);
  if (!relation) return [];
  const [base, share] = [`${key}.${relation}`, `${key}.${shareOf(type)}`];
  const choose = side === 'expenses' ? 'con qué se relaciona' : 'su ingreso base';
  const says = `tiene porcentaje, pero falta elegir ${choose}`;
  return [
    ...(unbased ? [{ part: base, when: `${base} == "" and ${share} > 0`, says }] : []),
    { part: share, when: `${base} != ""`, says: 'falta el porcentaje', empty: true },
  ];
}

/** The first empty factor of a product of which another is filled in. */
function missingFactors({ key, type }: StreamShape): Missing[] {
  const { factors = [], parts, only } = specOf(type);
  const filled = (part: string): string => `${key}.${part} != 0`;
  return factors.map((part, at) => {
    const condition = only?.[part];
    const before = factors.slice(0, at).filter((other) => !only?.[other]);
    const others = at > 0 ? before.map(filled) : [`(${factors.slice(1).map(filled).join(' or ')})`];
    const counts = condition ? [`${key}.${condition.part} == "${condition.is}"`] : [];
    return {
      part: `${key}.${part}`,
      when: [...counts, ...others].join(' and '),
      says: `falta «${parts[part]?.label ?? part}»`,
      empty: true,
    };
  });
}
