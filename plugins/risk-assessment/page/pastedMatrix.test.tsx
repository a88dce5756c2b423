// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../../src/ui/index.ts';
import { MatchDialog } from '../../../src/workbench/listImport/dialog/MatchDialog.tsx';
import { listTarget } from '../../../src/workbench/listImport/fieldsTarget.ts';
import { sheetOf } from '../../../src/workbench/listImport/testing/planned.ts';
import { Session } from '../../../src/workbench/session/session.ts';
import { SessionContext } from '../../../src/workbench/session/useSession.ts';
import { plain } from '../../../src/workbench/testing/toolPage.tsx';
import tool from '../tool.ts';

afterEach(cleanup);

/** The dialog over the factors of a project. */
function pasted(text: string) {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  const session = new Session(tool);
  const list = session.calculation.declaration.lists['factors'];
  if (!list) throw new Error('the list of the tool');
  render(
    <UiProvider>
      <SessionContext value={session}>
        <MatchDialog
          target={listTarget('factors', list)}
          name={null}
          tables={[{ name: '', rows: sheetOf(text) }]}
          onTaken={undefined}
          onClose={() => undefined}
        />
      </SessionContext>
    </UiProvider>,
  );
  const all = (id: string) =>
    Array.from({ length: session.calculation.sheet.rows('factors') }, (_, row) =>
      session.calculation.value({ id, table: 'factors', row }),
    );
  return {
    all,
    notices: () => screen.queryAllByRole('listitem').map((item) => plain(item.textContent)),
    take: () => userEvent.click(screen.getByRole('button', { name: /^Reemplazar por/ })),
    button: () => screen.getByRole<HTMLButtonElement>('button', { name: /^Reemplazar por/ }),
    /** What is asked in the dialog, but for what becomes of the records of today. */
    asked: () =>
      screen
        .queryAllByRole('radiogroup')
        .map((group) => group.getAttribute('aria-label') ?? '')
        .filter((question) => question.endsWith('?')),
  };
}

const MATRIX = `Riesgo | Categoría | Probabilidad (1-5) | Impacto (1-5) | Calificación | Estado
Alza de tasas | Financiero | 4 | 5 | 20 | Abierto
Demora de la licencia | Legal | 3 | 4 | 12 | En seguimiento
Sobrecosto de obra | Operativo | 5 | 5 | 25 | Activo
Vacancia | Mercado | 2 | 3 | 6 | Mitigado
Demanda del vecino | Legal | 1 | 2 | 2 | En monitoreo`;

test('a matrix of 5 × 5 comes in on the scales of the tool, which is told and not asked', async () => {
  const { all, notices, take, asked } = pasted(MATRIX);
  expect(asked()).toEqual([]);
  expect(notices().slice(0, 3)).toEqual([
    '«Probabilidad (1-5)» va de 1 a 5: entran 1 y 2 como Baja, 3 como Media y 4 y 5 como Alta.',
    '«Impacto (1-5)» va de 1 a 5: entran 1 y 2 como Bajo, 3 como Medio y 4 y 5 como Alto.',
    // 1 + (20 − 1) × 9/24 = 8,125.
    '«Calificación» va de 1 a 25 («Probabilidad (1-5)» × «Impacto (1-5)») y entra de 1 a 10, en proporción: 1 es 1, 20 es 8,13 y 25 es 10.',
  ]);
  await take();
  expect(all('score')).toEqual([8.125, 5.125, 10, 2.875, 1.375]);
  expect(all('probability')).toEqual(['Alta', 'Media', 'Alta', 'Baja', 'Baja']);
  expect(all('impact')).toEqual(['Alto', 'Alto', 'Alto', 'Medio', 'Bajo']);
  expect(all('status')).toEqual([
    'Identificado',
    'En Proceso',
    'Identificado',
    'Mitigado',
    'En Proceso',
  ]);
});

test('what is closed is as done with as what is mitigated, which is told', async () => {
  const { all, notices, take } = pasted(`Riesgo | Estado
Alza de tasas | Cerrado
Vacancia | Cerrada
Licencia | Abierto
Vecinos | Mitigado`);
  expect(notices()).toContain('«Estado»: entran «Cerrado» y «Cerrada» como Mitigado.');
  await take();
  expect(all('status')).toEqual(['Mitigado', 'Mitigado', 'Identificado', 'Mitigado']);
});

test('categories come in as the nearest of the tool, and those that are only near are told', async () => {
  const { all, notices, take } = pasted(`Riesgo | Categoría
Alza de tasas | Financiero
Demora de la licencia | Jurídico
Ventas lentas | Comercial
Sobrecosto de obra | Técnico`);
  expect(notices()).toContain(
    '«Categoría»: entran «Comercial» como Mercado y «Técnico» como Operacional.',
  );
  await take();
  expect(all('category')).toEqual(['Financiero', 'Legal', 'Mercado', 'Operacional']);
});

test('a category that the tool has nothing near to is refused', () => {
  pasted('Riesgo | Categoría\nVecinos | Social\nTasas | Financiero');
  expect(screen.getByRole('alert').textContent).toContain('«Social» no es una opción');
});

test.each([
  'Plan de acción',
  'Acción de tratamiento',
  'Tratamiento',
  'Control',
  'Controles',
  'Respuesta',
])('what is done about a risk stands under «%s»', async (head) => {
  const { all, take } = pasted(
    `Riesgo | Impacto | ${head} | Estado\nTasas | Alto | Fijar la tasa | Abierto\nVacancia | Bajo | Bajar el canon | Abierto`,
  );
  await take();
  expect(all('mitigation')).toEqual(['Fijar la tasa', 'Bajar el canon']);
});

test('products that a scale of 1 to 10 would take are of 1 to 25 all the same', async () => {
  const { all, take } = pasted(`Riesgo | Probabilidad | Impacto | Calificación
Alza de tasas | 2 | 4 | 8
Vacancia | 3 | 3 | 9
Demanda | 1 | 2 | 2`);
  await take();
  // 1 + 7 × 3/8, 1 + 8 × 3/8 and 1 + 1 × 3/8.
  expect(all('score')).toEqual([3.625, 4, 1.375]);
});

test.each([
  ['de 1 a 5, que también caben de 1 a 10', '4 5 2', 'De 1 a 5 (4 es 7,75)', [7.75, 10, 3.25]],
  ['de 1 a 5, como se escribieron', '4 5 2', 'De 1 a 10', [4, 5, 2]],
  ['de más de 10', '20 15 4', 'De 1 a 25 (20 es 8,13)', [8.125, 6.25, 2.125]],
  [
    'de más de 10, sobre 100',
    '90 15 4',
    'De 1 a 100 (90 es 9,09)',
    [
      // 1 + 89/11, 1 + 14/11 and 1 + 3/11.
      100 / 11,
      25 / 11,
      14 / 11,
    ],
  ],
])('ratings %s are asked for their scale where nothing says it', async (_, said, way, scores) => {
  const [one, other, third] = said.split(' ');
  const sheet = pasted(
    `Riesgo | Puntaje\nAlza de tasas | ${one}\nVacancia | ${other}\nDemanda | ${third}`,
  );
  expect(sheet.asked()).toEqual(['«Puntaje»: ¿en qué escala está?']);
  expect(sheet.button().disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: way }));
  await sheet.take();
  sheet.all('score').forEach((score, at) => expect(score).toBeCloseTo(scores[at] ?? 0, 9));
});

test('ratings of 1 to 10 are what they are', async () => {
  const { asked, all, take } = pasted(
    'Riesgo | Puntaje (1-10)\nAlza de tasas | 4\nVacancia | 5\nDemanda | 2',
  );
  expect(asked()).toEqual([]);
  await take();
  expect(all('score')).toEqual([4, 5, 2]);
});

test('of ratings of 1 to 10 nothing is told in three levels', () => {
  const { notices } = pasted('Riesgo | Impacto (1-10)\nAlza de tasas | 4\nVacancia | 5');
  expect(notices()).toContain('Tiene datos y no se importa: «Impacto (1-10)».');
});

test('five levels in words come in as the three that they are nearest to, which is told', async () => {
  const { all, notices, take, asked } = pasted(`Riesgo | Probabilidad | Impacto
Alza de tasas | Casi seguro | Catastrófico
Demora de la licencia | Probable | MAYOR
Sobrecosto de obra | Posible | Moderado
Vacancia | Improbable | Menor
Demanda del vecino | Raro | Insignificante
Robo | Baja | Alto`);
  expect(asked()).toEqual([]);
  expect(notices()).toContain(
    '«Impacto»: entran «Menor» y «Insignificante» como Bajo, «Moderado» como Medio y «Catastrófico» y «MAYOR» como Alto.',
  );
  expect(notices()).toContain(
    '«Probabilidad»: entran «Improbable» y «Raro» como Baja, «Posible» como Media y «Casi seguro» y «Probable» como Alta.',
  );
  await take();
  expect(all('probability')).toEqual(['Alta', 'Alta', 'Media', 'Baja', 'Baja', 'Baja']);
  expect(all('impact')).toEqual(['Alto', 'Alto', 'Medio', 'Bajo', 'Bajo', 'Alto']);
});

test.each([
  ['probability', 'Muy alta', 'Alta'],
  ['probability', 'Remota', 'Baja'],
  ['probability', 'Poco probable', 'Baja'],
  ['probability', 'Casi certeza', 'Alta'],
  ['impact', 'muy bajo', 'Bajo'],
  ['impact', 'Leve', 'Bajo'],
  ['impact', 'Grave', 'Alto'],
  ['impact', 'Critico', 'Alto'],
])('a cell of %s takes «%s» for %s', (id, typed, level) => {
  const session = new Session(tool);
  const ref = { id, table: 'factors', row: 0 };
  expect(session.type(ref, typed)).toBeNull();
  expect(session.calculation.value(ref)).toBe(level);
});

test('what is between two levels is none of them', () => {
  const session = new Session(tool);
  expect(session.type({ id: 'impact', table: 'factors', row: 0 }, 'Medio alto')).not.toBeNull();
});

test('the three levels themselves need no word', () => {
  const { notices } = pasted('Riesgo | Impacto\nAlza de tasas | Alta\nVacancia | bajo');
  expect(notices().filter((told) => told?.startsWith('«Impacto»'))).toEqual([]);
});
