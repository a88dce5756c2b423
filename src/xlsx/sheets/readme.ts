import type { Tool } from '../../tool/index.ts';
import { Grid } from '../grid.ts';
import type { Layout } from '../layout.ts';
import { putTitle } from './heads.ts';

/** 'Léame': what the workbook is, how to use it, and where it differs from the product. */
export function readmeSheet(layout: Layout, tool: Tool, date: string): Grid {
  const grid = new Grid(layout.readmeSheet);
  const { declaration } = layout.calculation;
  putTitle(grid, tool.title, tool.description);
  const lines: [string, string][] = [
    ['Herramienta', `${tool.id}, versión ${tool.version}`],
    ['Exportado', date],
    [
      'Cómo se usa',
      'Cambia una celda azul y todo lo demás se recalcula. Las celdas azules aceptan lo mismo que la herramienta.',
    ],
    ['Porcentajes', 'Van en números de porcentaje: 12 es 12 %. Escribe 12, no 12 % ni 0,12.'],
    [
      'Lo que no se puede calcular',
      'Se lee #N/A o #¡DIV/0! en las hojas de cálculo; en «Resultados», lo mismo que en la herramienta.',
    ],
    [
      'Filas',
      'Las tablas tienen lugar para las filas que admiten los datos; las que sobran quedan vacías. Si faltan, la hoja lo dice y sus resultados quedan sin valor.',
    ],
    [
      'Tasas internas de retorno',
      'Se buscan desde diez puntos de partida y cuenta la más cercana a la estimación. Con más de una tasa posible, compárala con la herramienta.',
    ],
  ];
  if (layout.areas.some(({ isList }) => isList)) {
    lines.push([
      'Listas',
      'Sus registros se pueden cambiar; para agregar o quitar alguno, hazlo en Ábaco y exporta de nuevo.',
    ]);
  }
  if (Object.keys(declaration.matrices).length > 0) {
    lines.push(['Matrices', `Llevan los valores del ${date}; no siguen a las entradas.`]);
  }
  lines.forEach(([label, text], at) => {
    grid.put(at + 3, 0, { value: label, look: 'label' });
    grid.putMessage(at + 3, 1, { value: text }, text.length);
    grid.widen(0, label.length);
  });
  putDefinitions(grid, layout);
  return grid;
}

/** What the figures mean, from the tool's own help. */
function putDefinitions(grid: Grid, layout: Layout): void {
  const { formulas } = layout.calculation.declaration;
  const helped = Object.values(formulas).filter(({ help, internal }) => help && !internal);
  if (helped.length === 0) return;
  grid.put(grid.height + 1, 0, { value: 'Definiciones', look: 'section' });
  for (const { label, help } of helped) {
    const row = grid.height;
    grid.put(row, 0, { value: label, look: 'label' });
    const value = help?.text ?? '';
    grid.putMessage(row, 1, { value }, value.length);
  }
}
