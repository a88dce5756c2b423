import {
  type Chart,
  type Declaration,
  type Field,
  type Formula,
  choice,
  integer,
  money,
  type Option,
  percent,
  type Ranking,
  text,
  toggle,
} from '../../../src/tool/index.ts';
import { FEE, PROJECT, RESERVE, specOf } from '../document/parts.ts';
import { relationOf, type StreamShape, type Structure } from '../document/structure.ts';
import { FEE_LACKS, lacksOf } from './lacking.ts';
import { periodOf, projectFormulas } from './totals.ts';
import { ALL_INCOMES } from '../document/types.ts';

/** Notices that ask for the switch have it: on a phone that is at the toolbar's far end. */
const ANNUALIZE = { at: 'anualizar', way: 'Anualizar', set: true } as const;

/** Of all projects together. */
const DECIDING = ['totales.ingresos', 'totales.utilidad', 'totales.margen', 'totales.caprate'];

export function declare(structure: Structure): Partial<Declaration> {
  const formulas = projectFormulas(structure);
  return {
    inputs: {
      anualizar: toggle('Anualizar', {
        hint: 'Cuenta doce veces los valores mensuales en los totales',
        isMode: true,
      }),
    },
    lists: {
      projects: {
        label: 'Proyectos',
        singular: 'Proyecto',
        name: 'name',
        minRecords: 1,
        fields: { ...PROJECT, ...FEE, ...RESERVE, ...streamFields(structure) },
        formulas,
        initial: [],
        form: ['name'],
        deciding: ['totalIngresos', 'porcentaje.margen', 'porcentaje.caprate'],
        totals: DECIDING,
      },
    },
    formulas: portfolio(),
    advice: [
      {
        id: 'mezcla',
        level: 'warning',
        notice: true,
        when: 'proyectosConMezcla > 0 and not anualizar',
        message:
          'Los totales suman valores mensuales y anuales (proyectos afectados: {proyectosConMezcla}). Activa «Anualizar» para contar doce veces los mensuales.',
        ...ANNUALIZE,
      },
      {
        // No project mixes them, and all of them together do.
        id: 'mezclaEntreProyectos',
        level: 'warning',
        notice: true,
        when: 'proyectosConMezcla == 0 and proyectosMensuales > 0 and proyectosAnuales > 0 and not anualizar',
        message:
          'Los totales suman proyectos con valores mensuales ({proyectosMensuales}) y con valores anuales ({proyectosAnuales}). Activa «Anualizar» para contar doce veces los mensuales.',
        ...ANNUALIZE,
      },
      {
        id: 'mensual',
        level: 'info',
        notice: true,
        when: 'proyectosMensuales > 0 and proyectosAnuales == 0 and not anualizar',
        message:
          'Todos los valores son mensuales: los totales y el cap rate son de un mes. Activa «Anualizar» para contar doce veces los mensuales.',
        ...ANNUALIZE,
      },
      {
        id: 'anualizado',
        level: 'info',
        notice: true,
        when: 'anualizar',
        message:
          'Cada celda conserva su período; en los totales, el margen y el cap rate los valores mensuales cuentan doce veces.',
      },
      ...[...[...structure.incomes, ...structure.expenses].flatMap(lacksOf), ...FEE_LACKS].map(
        ({ advice }) => advice,
      ),
    ],
    charts: charts(structure),
    rankings: RANKINGS,
    figures: DECIDING,
    results: [
      {
        title: 'Todos los proyectos',
        items: [
          'totales.egresos',
          'totales.tarifas',
          'totales.reservas',
          'totales.costo',
          'totales.periodoCaprate',
        ],
      },
    ],
  };
}

/** How many projects a chart can set side by side. */
const COMPARED = 12;

const ranking = (label: string, by: string): Ranking => ({
  label,
  list: 'projects',
  show: 'name',
  by,
  order: 'descending',
  limit: COMPARED,
});

/** Which projects the charts compare where there are more than fit. */
const RANKINGS: Readonly<Record<string, Ranking>> = {
  primeros: { label: 'Los primeros', list: 'projects', show: 'name', limit: COMPARED },
  ingresos: ranking('Mayores ingresos', 'totalIngresos'),
  margen: ranking('Mayor margen', 'margenNetoOperativo'),
  caprate: ranking('Mayor cap rate', 'caprate'),
};

/** All projects together. */
function portfolio(): Record<string, Formula> {
  return {
    vecesPorAnio: integer('Veces al año', 'anualizar ? 12 : 1', { internal: true }),
    proyectosConMezcla: integer('Proyectos con mezcla', 'sum(projects.mezcla)', { internal: true }),
    proyectosMensuales: integer('Proyectos con valores mensuales', 'sum(projects.conMensuales)', {
      internal: true,
    }),
    proyectosAnuales: integer('Proyectos con valores anuales', 'sum(projects.conAnuales)', {
      internal: true,
    }),
    'totales.ingresos': money('Ingresos operativos', 'sum(projects.totalIngresos)', {
      goal: 'more',
    }),
    'totales.egresos': money('Egresos operativos', 'sum(projects.totalEgresos)', { goal: 'less' }),
    'totales.tarifas': money('Tarifas de operador', 'sum(projects.operadorTarifa)', {
      goal: 'less',
    }),
    'totales.utilidad': money('Utilidad neta operativa', 'sum(projects.utilidadNetaOperativa)', {
      goal: 'more',
    }),
    'totales.reservas': money('Reservas de reposición', 'sum(projects.reservas)'),
    'totales.costo': money('Costo de los activos', 'sum(projects.assetCost)'),
    'totales.margen': percent(
      'Margen neto operativo',
      'totales.ingresos == 0 ? 0 : totales.utilidad / totales.ingresos * 100',
      { goal: 'more' },
    ),
    proyectos: integer('Proyectos', 'count(projects.assetCost)', { internal: true }),
    contados: text('Cómo se llaman', 'proyectos == 1 ? "proyecto" : "proyectos"', {
      internal: true,
    }),
    proyectosConCaprate: integer('Proyectos con ingresos y costo', 'sum(projects.conCaprate)', {
      internal: true,
    }),
    'comparables.utilidad': money(
      'Utilidad neta operativa de los proyectos con ingresos y costo',
      'sum(projects.utilidadConCaprate)',
      { internal: true },
    ),
    'comparables.costo': money(
      'Costo de los activos de los proyectos con ingresos y costo',
      'sum(projects.costoConCaprate)',
      { internal: true },
    ),
    'comparables.mensuales': integer(
      'Proyectos con ingresos y costo, con valores mensuales',
      'sumif(projects.conCaprate, 1, projects.conMensuales)',
      { internal: true },
    ),
    'comparables.anuales': integer(
      'Proyectos con ingresos y costo, con valores anuales',
      'sumif(projects.conCaprate, 1, projects.conAnuales)',
      { internal: true },
    ),
    'totales.periodoCaprate': text(
      'Período del cap rate',
      periodOf('comparables.mensuales', 'comparables.anuales'),
    ),
    'comparables.periodo': text(
      'Período del cap rate, como se dice',
      'totales.periodoCaprate == "" ? "" : concat(totales.periodoCaprate, " · ")',
      { internal: true },
    ),
    'totales.caprate': percent(
      'Cap rate',
      'comparables.costo == 0 ? 0 : comparables.utilidad / comparables.costo * 100',
      {
        over: '{comparables.periodo}{proyectosConCaprate} de {proyectos} {contados}',
        help: {
          title: 'Cap rate',
          text: 'Utilidad neta operativa sobre el costo de los activos, de los proyectos que tienen ingresos y costo. Los demás no entran: sin costo, sus ingresos inflarían la cifra; sin ingresos, su costo la bajaría.\n\nEs del período de los valores: de un mes donde todos son mensuales y no se activa «Anualizar», que los cuenta doce veces.',
        },
        goal: 'more',
      },
    ),
  };
}

function streamFields(structure: Structure): Record<string, Field> {
  const fields: Record<string, Field> = {};
  const bases = structure.incomes.map(({ key, label }) => ({ value: key, label }));
  for (const stream of [...structure.incomes, ...structure.expenses]) {
    const add = (part: string, field: Field): void => {
      fields[`${stream.key}.${part}`] = { ...field, label: `${stream.label} · ${field.label}` };
    };
    const relation = relationOf(stream.type);
    if (relation) add(relation, relationField(stream, bases));
    for (const [part, field] of Object.entries(specOf(stream.type).parts)) add(part, field);
    for (const { part, name } of stream.concepts) {
      add(part, money(name || 'Ingreso', { initial: null, blank: 0 }));
    }
  }
  return fields;
}

/** What the part is called that says what a stream follows. */
export const RELATIONS: Readonly<Record<StreamShape['side'], string>> = {
  incomes: 'Ingreso base',
  expenses: 'Relacionado con',
};

function relationField({ key, side }: StreamShape, bases: readonly Option[]): Field {
  const others = bases.filter(({ value }) => value !== key);
  const all = side === 'expenses' ? [{ value: ALL_INCOMES, label: 'Todos los ingresos' }] : [];
  return choice(RELATIONS[side], [{ value: '', label: 'Sin elegir' }, ...all, ...others]);
}

function charts({ incomes }: Structure): Chart[] {
  const base = { type: 'bar', source: 'projects', x: 'name', xLabel: 'Proyecto' } as const;
  const composition: Chart = {
    ...base,
    id: 'composicion',
    label: 'Composición de los ingresos',
    series: incomes.map(({ key }) => ({ column: `${key}.peso` })),
    stacked: true,
  };
  return [
    ...(incomes.length > 0 ? [composition] : []),
    {
      ...base,
      id: 'margen',
      label: 'Margen neto operativo',
      series: [{ column: 'porcentaje.margen' }],
    },
    {
      ...base,
      id: 'caprates',
      label: 'Cap rate',
      note: 'Del período de los valores de cada proyecto: de un mes donde todos son mensuales y no se activa «Anualizar».',
      series: [{ column: 'porcentaje.caprate' }],
    },
  ];
}
