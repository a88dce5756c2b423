import type { ImportTarget } from '../../../../../src/workbench/index.ts';
import { INCOMES } from '../streamLists.ts';

/* What incomes and costs are called in sheets that don't say which is which. */

const BEFORE = '(?<!\\p{L})';
const BEHIND = '(?!\\p{L})';
const oneOf = (words: readonly string[], behind: string): string =>
  `${BEFORE}(${words.join('|')})${behind}`;

const RENT = 'canon|arriendos?|alquiler(es)?';

const SOLD = oneOf(
  [
    // What is let.
    'habitaci[oó]n(es)?|rooms?|keys|llaves|suites?|penthouse|caba[ñn]as?|domos?|camas?|lofts?',
    'aptos?|apartamentos?|apartaestudios?|estudios?|locales|local comercial|oficinas|bodegas|consultorios',
    'parqueaderos?|garajes?|celdas|vallas?|antenas?',
    // For how much, and how much of it.
    'tarifa|adr|ocupaci[oó]n|occupancy|(average )?daily rate',
    // What else is sold.
    'alimentos y bebidas|a ?& ?b|f ?& ?b|food and beverage|restaurante|bar|cafeter[ií]a|desayunos?|eventos|salones',
    'alojamiento|hospedaje',
    'tienda|boutique|souvenirs?|bodas|banquetes|discoteca|rooftop|room service|day ?pass|late check ?-?out|masajes',
    'spa|minibar|coworking|membres[ií]as|tours?|pasad[ií]as?',
  ],
  BEHIND,
);

const INCOME = `${SOLD}|${oneOf([RENT], BEHIND)}`;

/** What is paid once, and what is no cost of operation. */
const NO_COST =
  'ventas$|(la )?venta(?!s)|(la )?construc|(la )?obra|cierre|capital|oportunidad|(la )?deuda|(el )?(lote|suelo|terreno|predio|proyecto)(?!\\p{L})|(la )?(compra|adquisici|dotaci|inversi)|dise[ñn]o';

/** As words begin: 'cocin' of cooks, kitchens and of cooking. */
const EXPENSE = oneOf(
  [
    'n[oó]mina|salario|sueldo|prestaci|factor prestacional|pagamos',
    'recepcionista|camarera|gerente|administrador|coordinador|jefe|auxiliar|cocin|meser',
    'botones|barman|anfitri|todero|conserje|aseador',
    'servicios p[uú]blicos|energ[ií]a|acueducto|agua|internet|aseo|vigilancia|mantenimiento',
    `seguros?|p[oó]liza|predial|industria y comercio|ica${BEHIND}|cuota de administraci`,
    'veh[ií]culos?|combustible|transporte|papeler[ií]a',
    'mercadeo|marketing|publicidad|pauta|contador|contabilidad|insumos|amenities|suministros',
    'comisi[oó]n(es)?(?!\\s+(de|del|base)\\s+(la\\s+venta|venta(?!s)|operador|operaci[oó]n|[eé]xito|estructuraci))',
    'costos? a ?[&y] ?b',
    `costos? (de|del|por|ventas) (?!${NO_COST})`,
    'payroll|salaries|wages|utilities|electricity|property tax|insurance|repairs|maintenance|marketing|supplies|commissions?',
    'gastos? (de (personal|operaci|aseo|oficina|ventas|mercadeo)|administrativ|general|comercial|vario|diverso)',
    'otros (gastos|costos)(?=\\s*($|\\(|operativ|de operaci|administ))',
  ],
  '',
);

/** Where nothing says who pays, a hotel gets a rent or pays it, and washes for guests or has its linen washed. */
const EITHER = new RegExp(
  `^(?!.*(?:${SOLD}|${EXPENSE})).*${oneOf([RENT, 'lavander[ií]a'], BEHIND)}`,
  'iu',
);

/** What a building has is let by its rooms, whoever sleeps in them. */
const BUILT = oneOf(
  ['[aá]rea (construida|total|bruta|de|del)', '(hu[eé]spedes|personas) por (habitaci[oó]n|cuarto)'],
  BEHIND,
);

/** What is paid once, what is owed, what the operator gets, and what is added up. */
const NONE = new RegExp(
  oneOf(
    [
      'cr[eé]ditos?|deuda|intereses|inter[eé]s|amortizaci[oó]n|abono|desembolso|cuotas?|servicio',
      'inversi[oó]n|capex|obras?|construcci[oó]n|lote|compra|dotaci[oó]n|capital|avance',
      'loan|debt|interest|equity|term|fee|operador|incentivo|m[ií]nim[oa]s?|garantizad[oa]s?|reservas?|fondo',
      // Those of a lawyer are a cost.
      'honorarios?\\s+((de|del|por|al?|la)\\s+)*(base|b[aá]sic|op\\.?$|oper|administ|gesti|[eé]xito|gerencia)\\p{L}*',
      'total(es)?|subtotal|noi|ebitda|gop|utilidad|margen|flujo|caja|ingresos|egresos|gastos',
    ],
    BEHIND,
  ),
  'iu',
);

/** What the records of a list are called, those of the other, and what is of neither. */
export function calledOf(id: string): NonNullable<ImportTarget['called']> {
  // 'Costo de restaurante' and 'Aseo de habitaciones' are what they begin with.
  const [own, other] =
    id === INCOMES.id
      ? [INCOME, `${EXPENSE}|${BUILT}`]
      : [EXPENSE, `^(?!\\s*${EXPENSE}).*(?:${INCOME})`];
  return { own: new RegExp(own, 'iu'), other: new RegExp(other, 'iu'), either: EITHER, none: NONE };
}
