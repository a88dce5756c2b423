import { type Field, kinds, supposedOf } from '../../tool/index.ts';
import type { Pair } from './pair.ts';
import { numberOf } from './units.ts';

/** What is supposed of a rate that doesn't say which it is; null where it does, or is none. */
export function supposedRate(field: Field, pair: Pair): string | null {
  if (field.kind !== 'percent') return null;
  const read = kinds.percent.parse(numberOf(pair.text), field);
  if ('error' in read || typeof read.value !== 'number') return null;
  const said = `${pair.label} ${pair.beside} ${pair.text}`;
  const supposed = supposedOf(`${field.label} ${field.unit ?? ''}`, said, read.value);
  if (supposed === null) return null;
  return supposed === 'nominal'
    ? `«${pair.label}» no dice si es efectiva o nominal: se toma como ${field.unit ?? 'nominal'}. Si es efectiva anual, escríbela con «E.A.» y se convierte.`
    : `«${pair.label}» no dice cada cuánto se cobra: se toma como nominal anual, mes vencido, y entra convertida.`;
}
