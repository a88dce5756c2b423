import { EXPENSES, INCOMES } from './streamLists.ts';

/* What incomes and costs are called in sheets that don't say which is which. */

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(${words})`, 'iu');

const INCOME = word(
  'habitaci[oó]n(es)?|suites?|caba[ñn]as?|domos?|camas?|apartaestudios?|locales|oficinas|bodegas|consultorios|' +
    'parqueaderos?|celdas|tarifa|adr|canon|arriendos?|ocupaci[oó]n|alimentos y bebidas|a ?& ?b|restaurante|' +
    'bar|cafeter[ií]a|eventos|salones|sal[oó]n de eventos|spa|coworking|membres[ií]as|tours?|pasad[ií]as?|vallas?|antenas?',
);

const EXPENSE = word(
  'n[oó]mina|salarios?|sueldos?|prestaci|factor prestacional|servicios p[uú]blicos|energ[ií]a|acueducto|agua|' +
    'internet|seguros?|p[oó]lizas?|predial|industria y comercio|ica(?!\\p{L})|mantenimiento|mercadeo|marketing|' +
    'publicidad|pauta|comisi[oó]n(es)?\\s+(de\\s+)?(ota|booking|airbnb|hostelworld|canales|plataformas|ventas)|aseo|vigilancia|' +
    'contador|contabilidad|insumos|amenities|suministros|costos? (de|del|por)|gastos? (de (personal|operaci|aseo|oficina)|administrativ|general)|' +
    'recepcionistas?|camareras?|gerente|administrador|cocineros?|meseros?|botones|barman|cuota de administraci',
);

/** What a building has is let by its rooms. */
const NO_INCOME = new RegExp(
  `${EXPENSE.source}|(?<!\\p{L})[aá]rea (construida|total|bruta|de|del)(?!\\p{L})`,
  'iu',
);

/** What the records of a list are called, and those of the other. */
export const calledOf = (
  id: string,
): { readonly called: RegExp; readonly calledElse: RegExp } | undefined => {
  if (id === INCOMES.id) return { called: INCOME, calledElse: NO_INCOME };
  return id === EXPENSES.id ? { called: EXPENSE, calledElse: INCOME } : undefined;
};
