import { expect, it } from 'vitest';
import { sampleTool } from '../testing/sample.ts';
import { Session } from '../session/session.ts';
import { figureChoicesWith } from './subject.ts';

it('the figure that is chosen stands among the choices, whichever cell it is', () => {
  const { calculation } = new Session(sampleTool());
  const labels = (address: string | undefined) =>
    figureChoicesWith(calculation, address).map(({ label }) => label);
  const listed = ['Total', 'Interés', 'Casas', 'Impuesto · Norte', 'Impuesto · Sur'];
  expect(labels(undefined)).toEqual(listed);
  expect(labels('total')).toEqual(listed);
  expect(labels('schedule[2].balance')).toEqual(['Saldo · Año 2', ...listed]);
  // An input is no figure, and neither is what is gone.
  expect([labels('amount'), labels('schedule[9].balance')]).toEqual([listed, listed]);
});
