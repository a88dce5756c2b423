import { meaningOf } from '../listImport/match/words.ts';

/* What people call the price of a property, by whatever the property is: 'Valor de la vivienda', 'Precio de la casa'. */

const OF = '(?:del? (?:la |el |un |una )?)?';
const PROPERTY =
  '(?:vivienda|casa|apartamento|apto|apartaestudio|inmueble|propiedad|finca|local|oficina|bodega|lote|predio|activo)';
const KIND = '(?: (?:nuev[oa]|usad[oa]|(?:no )?vi[sp]))?';

/** A name as a whole, folded: 'Valor administración apartamento' is another one. */
const pricedAs = (as: string): RegExp =>
  new RegExp(
    `^(?:valor|vr|vlr|precio|avaluo) (?:(?:${OF}${as} )?${OF}${PROPERTY}${KIND}|${OF}${as})$`,
  );

const VALUE = pricedAs('(?:comercial|compra|venta|lista|adquisicion)');
/** What a property is sold for later is no price of its purchase. */
const PURCHASE = pricedAs('(?:compra|lista|adquisicion)');

/** Names of the price that an input asks for; none where it asks for another amount. */
export function priceNames(label: string): RegExp | undefined {
  const said = [...meaningOf(label)].toSorted().join(' ');
  if (said === 'nombre precio') return VALUE;
  return said === 'compra precio' ? PURCHASE : undefined;
}
