import { type Advice, type Calculation, givenAdvice, type List } from '../../../tool/index.ts';

type Notice = Pick<Advice, 'id' | 'level' | 'message'>;

/** What has to be known beside the figures: what the tool says, and records that nobody sees count. */
export function noticesOf(calculation: Calculation): Notice[] {
  const emptied = Object.entries(calculation.declaration.lists).flatMap(([id, list]): Notice[] => {
    const count = calculation.emptiedRecords(id);
    if (count === 0) return [];
    return [{ id: `emptied ${id}`, level: 'warning', message: emptiedMessage(list, count) }];
  });
  return [...givenAdvice(calculation).filter(({ notice }) => notice), ...emptied];
}

/** '3 propiedades sin datos cuentan en los resultados: complétalas o elimínalas.' */
function emptiedMessage({ label, singular, feminine }: List, count: number): string {
  const small = (word: string) => word.toLocaleLowerCase('es-CO');
  const ending = feminine ? 'a' : 'o';
  return count === 1
    ? `Un${feminine ? 'a' : ''} ${small(singular)} sin datos cuenta en los resultados: complétal${ending} o elimínal${ending}.`
    : `${count} ${small(label)} sin datos cuentan en los resultados: complétal${ending}s o elimínal${ending}s.`;
}
