import { expect, it } from 'vitest';
import { sampleTool } from '../testing/sample.ts';
import { Session } from '../session/session.ts';
import { questionedInput } from '../testing/questioned.ts';
import { axisText, figureChoicesWith } from './subject.ts';

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

it('today’s value reads as its field shows it, another one with all that tells it apart', () => {
  const rate = { ...questionedInput('rate'), today: 11.129581 };
  const texts = [11.129581, 11.125, 12].map((value) => axisText(rate, value));
  expect(texts.map((text) => text.replace('\u00a0', ' '))).toEqual(['11,13 %', '11,125 %', '12 %']);
});
