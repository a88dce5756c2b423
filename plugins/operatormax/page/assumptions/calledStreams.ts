import { EXPENSES, INCOMES } from './streamLists.ts';

/* What incomes and costs are called in sheets that don't say which is which. */

const BEFORE = '(?<!\\p{L})';
const BEHIND = '(?!\\p{L})';
const oneOf = (words: readonly string[], behind: string): string =>
  `${BEFORE}(${words.join('|')})${behind}`;

const INCOME = new RegExp(
  oneOf(
    [
      // What is let.
      'habitaci[oó]n(es)?|suites?|penthouse|caba[ñn]as?|domos?|camas?|lofts?',
      'aptos?|apartamentos?|apartaestudios?|estudios?|locales|oficinas|bodegas|consultorios',
      'parqueaderos?|celdas|vallas?|antenas?',
      // For how much, and how much of it.
      'tarifa|adr|canon|arriendos?|ocupaci[oó]n',
      // What else is sold.
      'alimentos y bebidas|a ?& ?b|restaurante|bar|cafeter[ií]a|eventos|salones',
      'spa|coworking|membres[ií]as|tours?|pasad[ií]as?',
    ],
    BEHIND,
  ),
  'iu',
);

/** As words begin: 'cocin' of cooks, kitchens and of cooking. */
const EXPENSE = oneOf(
  [
    'n[oó]mina|salario|sueldo|prestaci|factor prestacional',
    'recepcionista|camarera|gerente|administrador|coordinador|jefe|auxiliar|cocin|meser',
    'botones|barman|anfitri|todero|conserje|aseador',
    'servicios p[uú]blicos|energ[ií]a|acueducto|agua|internet|aseo|vigilancia|mantenimiento',
    `seguros?|p[oó]liza|predial|industria y comercio|ica${BEHIND}|cuota de administraci`,
    'mercadeo|marketing|publicidad|pauta|contador|contabilidad|insumos|amenities|suministros',
    'comisi[oó]n(es)?(?!\\s+(de|del|base)\\s+(operador|operaci[oó]n|[eé]xito|estructuraci))',
    'costos? a ?[&y] ?b',
    'costos? (de|del|por|ventas) (?!ventas?$|la venta|construc|obra|cierre|capital|oportunidad|deuda)',
    'gastos? (de (personal|operaci|aseo|oficina)|administrativ|general)',
  ],
  '',
);

/** What a building has is let by its rooms. */
const BUILT = oneOf(['[aá]rea (construida|total|bruta|de|del)'], BEHIND);

/** What the records of a list are called, and those of the other. */
export function calledOf(
  id: string,
): { readonly called: RegExp; readonly calledElse: RegExp } | undefined {
  const expense = new RegExp(EXPENSE, 'iu');
  if (id === INCOMES.id) {
    return { called: INCOME, calledElse: new RegExp(`${EXPENSE}|${BUILT}`, 'iu') };
  }
  return id === EXPENSES.id ? { called: expense, calledElse: INCOME } : undefined;
}
