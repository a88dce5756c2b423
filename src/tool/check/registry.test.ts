import { describe, expect, it } from 'vitest';
import { defineTool, type PlainTool } from '../define.ts';
import { integer, money, number, percent, text } from '../contract/fields.ts';
import { loadTool, loadTools, toolIds } from './folder.ts';
import { checkTools, faultsOf, RegistryError } from './registry.ts';
import { PORTFOLIO, portfolio } from '../testing/portfolio.ts';

const faults = (changes: Partial<PlainTool>): string[] =>
  faultsOf(defineTool({ ...PORTFOLIO, ...changes }));

const { inputs = {}, formulas = {}, lists = {}, axes = {}, tables = {} } = PORTFOLIO;
const properties = lists['properties'] as NonNullable<(typeof lists)[string]>;
const withList = (changes: Partial<typeof properties>): string[] =>
  faults({ lists: { properties: { ...properties, ...changes } } });

describe('a tool without faults', () => {
  it('has none', () => {
    expect(faultsOf(portfolio)).toEqual([]);
    expect(() => checkTools(new Map([['portfolio', portfolio]]))).not.toThrow();
  });
});

describe('the registry finds and names', () => {
  it.each<[string, Partial<PlainTool>, string]>([
    [
      'an unknown name in a formula',
      { formulas: { ...formulas, x: number('X', 'totale + 1') } },
      'x: nombre desconocido «totale»',
    ],
    [
      'an unknown function',
      { formulas: { ...formulas, x: number('X', 'vlookup(total)') } },
      'x: función desconocida «vlookup»',
    ],
    [
      'a cycle',
      { formulas: { ...formulas, x: number('X', 'y'), y: number('Y', 'x + total') } },
      'x: se llama a sí misma: x → y → x',
    ],
    [
      'a name that means two things',
      { formulas: { ...formulas, rate: number('X', '1') } },
      'rate: el nombre está repetido',
    ],
    [
      'a share of what is no amount of the tool',
      {
        lists: {
          properties: {
            ...properties,
            fields: { ...properties.fields, part: percent('P', { shareOf: 'prize' }) },
          },
        },
      },
      'lista properties: part es parte de prize, que no es un monto de la herramienta',
    ],
    [
      'a rest of what is no amount of its records',
      {
        lists: {
          properties: {
            ...properties,
            fields: {
              ...properties.fields,
              loan: money('L', { rest: { of: 'prize', without: 'down' } }),
            },
          },
        },
      },
      'lista properties: loan resulta de prize, que no es un monto de sus registros',
    ],
    [
      'an unknown name in a condition',
      { inputs: { ...inputs, extra: money('E', { visible: 'opened' }) } },
      'entradas.extra › visible: nombre desconocido «opened»',
    ],
    [
      'an unknown name in the condition of a record field',
      {
        lists: {
          properties: {
            ...properties,
            fields: {
              ...properties.fields,
              risk: number('R', { initial: 1, enabled: 'prize > 1' }),
            },
          },
        },
      },
      'listas.properties › risk.enabled: nombre desconocido «prize»',
    ],
    [
      'an unknown name in advice',
      { advice: [{ id: 'a', level: 'info', when: 'tutal > 1', message: 'M' }] },
      'consejo a › when: nombre desconocido «tutal»',
    ],
    [
      'an unknown name in the order of a ranking',
      { rankings: { best: { label: 'L', list: 'properties', by: 'yeld', show: 'name' } } },
      'clasificaciones.best › by: nombre desconocido «yeld»',
    ],
    [
      'an input that enters no formula',
      { inputs: { ...inputs, idle: money('Sin uso') }, sections: [] },
      'idle: no entra en ninguna fórmula',
    ],
    [
      'an informative input that does',
      { inputs: { ...inputs, rate: percent('T', { notComputed: true, max: 30 }) } },
      'rate: es informativo y entra en una fórmula',
    ],
    [
      'an initial value out of its bounds',
      { inputs: { ...inputs, years: integer('Años', { initial: 6, min: 1, max: 5 }) } },
      'years: su valor inicial 6 supera el máximo 5',
    ],
    [
      'an initial value of another kind',
      { inputs: { ...inputs, note: text('Nota', { initial: 5, notComputed: true }) } },
      'note: su valor inicial 5 no es un texto',
    ],
    [
      'an initial axis out of bounds',
      { axes: { ...axes, rates: { ...axes['rates'], label: 'L', initial: [31] } as never } },
      'rates[0]: su valor inicial 31 supera el máximo 30',
    ],
    [
      'a number without bounds',
      { inputs: { ...inputs, rate: { kind: 'percent', label: 'L', initial: 1, min: 0 } } },
      'rate: no declara límites',
    ],
    [
      'an input in no section',
      { sections: [{ title: 'S', inputs: Object.keys(inputs).slice(1) }] },
      'rate: está en 0 secciones',
    ],
    [
      'an input in two sections',
      {
        sections: [
          { title: 'S', inputs: Object.keys(inputs) },
          { title: 'T', inputs: ['rate'] },
        ],
      },
      'rate: está en 2 secciones',
    ],
    [
      'a section of unknown inputs',
      { sections: [{ title: 'S', inputs: [...Object.keys(inputs), 'ratte'] }] },
      'sección «S»: no existe ratte',
    ],
    ['an unknown figure', { figures: ['totl'] }, 'resultados: no existe totl'],
    ['a figure that objects inherit', { figures: ['toString'] }, 'resultados: no existe toString'],
    [
      'an unknown result',
      { results: [{ title: 'T', items: ['totl'] }] },
      'resultados: no existe totl',
    ],
    [
      'a chart of an unknown column',
      {
        charts: [
          { id: 'c', label: 'L', type: 'line', source: 'schedule', series: [{ column: 'x' }] },
        ],
      },
      'gráfico c: no existe schedule.x',
    ],
    [
      'a chart over an unknown axis',
      {
        charts: [
          {
            id: 'c',
            label: 'L',
            type: 'bar',
            source: 'properties',
            x: 'nam',
            series: [{ column: 'price' }],
          },
        ],
      },
      'gráfico c: no existe properties.nam',
    ],
    [
      'charts with one id',
      { charts: [...(PORTFOLIO.charts ?? []), ...(PORTFOLIO.charts ?? [])] },
      'plan: hay varios gráficos con este id',
    ],
    [
      'a chart whose condition has the name of a table’s',
      {
        tables: { schedule: { ...tables['schedule'], visible: 'open' } as never },
        charts: [
          {
            id: 'schedule',
            label: 'L',
            type: 'line',
            source: 'schedule',
            series: [{ column: 'value' }],
            visible: 'flag',
          },
        ],
      },
      'gráfico schedule: su condición y la de schedule tienen el mismo nombre',
    ],
    [
      'advice with one id',
      {
        advice: [
          { id: 'a', level: 'info', when: 'flag', message: 'M' },
          { id: 'a', level: 'info', when: 'open', message: 'M' },
        ],
      },
      'a: hay varios consejos con este id',
    ],
    [
      'advice over a list that does not exist',
      { advice: [{ id: 'a', level: 'info', when: 'flag', message: 'M', list: 'schedule' }] },
      'consejo a: no existe la lista schedule',
    ],
    [
      'a notice that leads to nothing',
      {
        advice: [
          {
            id: 'a',
            level: 'info',
            when: 'flag',
            message: 'M',
            notice: true,
            list: 'properties',
            at: 'total',
          },
        ],
      },
      'consejo a: at no es un campo de los registros de un aviso (total)',
    ],
    [
      'a notice that leads somewhere and does not say what for',
      {
        advice: [{ id: 'a', level: 'info', when: 'flag', message: 'M', notice: true, at: 'term' }],
      },
      'consejo a: way dice qué hacer donde lleva un aviso sin lista (at)',
    ],
    [
      'a notice that sets what nobody types',
      {
        advice: [
          {
            id: 'a',
            level: 'info',
            when: 'flag',
            message: 'M',
            notice: true,
            at: 'total',
            way: 'W',
            set: 1,
          },
        ],
      },
      'consejo a: set es lo que recibe un dato de entrada (at)',
    ],
    [
      'a notice in the field of what nobody types',
      { advice: [{ id: 'a', level: 'danger', when: 'flag', message: 'M', inputs: ['total'] }] },
      'consejo a: no existe el dato total',
    ],
    [
      'a notice about what is empty that says of nothing',
      { advice: [{ id: 'a', level: 'info', when: 'flag', message: 'M', empty: true }] },
      'consejo a: empty necesita list y at',
    ],
    [
      'advice that fills in an unknown value',
      { advice: [{ id: 'a', level: 'info', when: 'flag', message: 'Son {totl}' }] },
      'consejo a: no existe totl',
    ],
    [
      'a matrix of nothing',
      {
        matrices: {
          m: {
            label: 'L',
            action: 'A',
            output: 'futur',
            rows: { input: 'yers', axis: 'terms' },
            columns: { input: 'mode', axis: 'rats' },
          },
        },
      },
      'matriz m: no existe futur|matriz m: no existe yers|matriz m: mode no es un número|matriz m: no existe rats',
    ],
    [
      'a ranking of a list that does not exist',
      { rankings: { s: { label: 'L', list: 'schedule', show: 'value' } } },
      'selección s: no existe la lista schedule',
    ],
    [
      'a ranking that shows nothing',
      { rankings: { s: { label: 'L', list: 'properties', show: 'nam' } } },
      'selección s: no existe properties.nam',
    ],
    [
      'an output of nothing',
      { outputs: { o: 'schedule.valu' } },
      'salida o: no existe schedule.valu',
    ],
    ['an output without a table', { outputs: { o: 'total' } }, 'salida o: no existe total'],
  ])('%s', (_, changes, message) => {
    expect(faults(changes).map((fault) => fault.split(' (se conocen')[0])).toEqual(
      message.split('|'),
    );
  });

  it('what is wrong with a list', () => {
    expect(withList({ name: 'nam' })).toEqual(['lista properties: no existe el campo nam']);
    expect(withList({ form: ['name', 'cost'] })).toEqual([
      'lista properties: no existe el campo cost',
    ]);
    expect(withList({ called: 'Apto {name} de {cost}' })).toEqual([
      'lista properties: called nombra cost, que no existe',
    ]);
    expect(withList({ output: ['name', 'cost'] })).toEqual(['lista properties: no existe cost']);
    expect(withList({ totals: ['sums'] })).toEqual(['lista properties: no existe sums']);
    expect(withList({ initial: [{ name: 'A', price: 20_000 }] })).toEqual([
      'properties[0].price: su valor inicial 20000 supera el máximo 10.000',
    ]);
    expect(withList({ initial: [{ name: 'A', cost: 1 }] })).toEqual([
      'properties[0].cost: su valor inicial 1 no es un campo de esta lista',
    ]);
    expect(withList({ initial: [] })).toEqual([
      'properties: su valor inicial 0 registros está por debajo del mínimo 1',
    ]);
    const risk = number('Riesgo', { initial: 9, min: 1, max: 3 });
    expect(withList({ fields: { ...properties.fields, risk }, initial: [{ risk: 2 }] })).toEqual([
      'properties.risk: su valor inicial supera el máximo 3',
    ]);
  });
});

describe('among tools, the registry finds', () => {
  function message(...tools: [string, Partial<PlainTool>][]): string[] {
    const all = tools.map(([folder, changes]) => {
      const tool = defineTool({ ...PORTFOLIO, id: folder, path: `/tools/${folder}`, ...changes });
      return [folder, tool] as const;
    });
    try {
      checkTools(new Map(all));
    } catch (error) {
      if (error instanceof RegistryError) return [...error.faults];
      throw error;
    }
    return [];
  }

  it('nothing where there is nothing', () => {
    expect(message(['one', {}], ['two', { aliases: ['/tools/second'] }])).toEqual([]);
  });

  it('an id that is not its folder’s', () => {
    expect(message(['one', { id: 'other' }])).toEqual([
      'one: el id «other» no es el de su carpeta',
    ]);
  });

  it('a path that two tools claim, by alias too', () => {
    expect(message(['one', {}], ['two', { path: '/tools/one' }])).toEqual([
      'two: la ruta /tools/one ya es de one',
    ]);
    expect(message(['one', {}], ['two', { aliases: ['/tools/one'] }])).toEqual([
      'two: la ruta /tools/one ya es de one',
    ]);
  });

  it('a path that is none', () => {
    for (const path of ['/tools/', 'tools/one', '/tools/One', '/tools/one/', '/one']) {
      const cause = `«${path}» no es una ruta como /tools/mi-herramienta`;
      expect(message(['one', { path }])).toEqual([`one › path: ${cause}`]);
    }
  });

  it('every fault of every tool, and says whose it is', () => {
    const found = message(['one', { figures: ['x'] }], ['two', { figures: ['y', 'z'] }]);
    expect(found).toEqual([
      'one › resultados: no existe x',
      'two › resultados: no existe y',
      'two › resultados: no existe z',
    ]);
  });
});

describe('the tools of this house', () => {
  it('load without faults, one or all', async () => {
    const ids = await toolIds();
    expect(ids).toContain('mortgage-simulator');
    expect([...(await loadTools()).keys()]).toEqual(ids);
    expect((await loadTool('mortgage-simulator'))?.id).toBe('mortgage-simulator');
    expect(await loadTool('..')).toBeUndefined();
  });
});
