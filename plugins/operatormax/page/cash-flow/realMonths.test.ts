// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { Calculation, notedValues } from '../../../../src/tool/index.ts';
import { inputChoices } from '../../../../src/workbench/analysis/subject.ts';
import { inputRows } from '../../../../src/workbench/comparison/rows.ts';
import { meantBy } from '../../../../src/workbench/formula/goTo.ts';
import { placesOf } from '../../../../src/workbench/formula/placesOf.ts';
import { Session } from '../../../../src/workbench/index.ts';
import { Revealer } from '../../../../src/workbench/layout/reveal.ts';
import type { ProjectData } from '../../document/document.ts';
import { checked } from '../../testing/documents.ts';
import operatormax from '../../tool.ts';

type Months = Readonly<Record<string, number>>;

/** A hotel of 2027 with a stream of each kind, of which some months are known. */
function hotel(suite: Months, wages: Months = {}): ProjectData {
  return checked({
    dateConfig: { startMonth: 1, startYear: 2027, projectionPeriod: 1 },
    createdIncomes: [
      {
        id: 'suite',
        name: 'Suite colonial',
        incomeType: 'servicios',
        serviceData: { rate: 60_000_000, unitType: 'por unidad', monthlyQuantity: 1 },
      },
    ],
    createdExpenses: [{ id: 'wages', name: 'Nómina', type: 'fixed', amount: 9_000_000 }],
    overrides: { suite, wages },
  });
}

const known = () => hotel({ '2027-01': 66_120_000, '2027-03': 0 }, { '2027-02': 8_000_000 });
const REAL = [
  'Suite colonial · ene 2027 (real)',
  'Suite colonial · mar 2027 (real)',
  'Nómina · feb 2027 (real)',
];

describe('a real month is called by its stream and month', () => {
  it('among the data that an analysis moves, where its year and its month are none', () => {
    const choices = inputChoices(new Calculation(operatormax, known()));
    const own = choices.filter(({ value }) => value.includes('.actual['));
    expect(own.map(({ label }) => label)).toEqual(REAL);
    expect(own[0]?.value).toBe('createdIncomes[id=suite].actual[id=2027-01].value');
  });

  it('in the palette and in the name box', () => {
    const session = new Session<ProjectData>(operatormax, known());
    const revealer = new Revealer();
    const places = placesOf(session, revealer).filter(({ group }) => group.endsWith('reales'));
    expect(places.map(({ label, hint }) => [label, hint?.replace('\u00a0', ' ')])).toEqual([
      [REAL[0], '$ 66.120.000'],
      [REAL[1], '$ 0'],
      [REAL[2], '$ 8.000.000'],
    ]);
    const labels = (text: string) => {
      const meant = meantBy(session, revealer, text);
      return 'places' in meant ? meant.places.map(({ label }) => label) : [];
    };
    expect(labels('nomina feb 2027 real')).toEqual([
      'Nómina · feb 2027 (real)',
      'Real − proyectado · Nómina · feb 2027',
    ]);
    // What would be computed there is no row of the flow: it comes last.
    expect(labels('feb 2027 nomina')).toEqual([
      'Nómina · feb 2027',
      'Real − proyectado · Nómina · feb 2027',
      'Nómina · feb 2027 (real)',
      'Nómina: proyectado · feb 2027',
    ]);
    expect(labels('dato real enero')).toEqual([]);
    expect(labels('dato real suite')).toEqual(REAL.slice(0, 2));
  });

  it('where cases are compared, also those that only one of them has', () => {
    const cases = [known(), hotel({ '2027-01': 60_000_000 }, { '2027-02': 8_000_000 })];
    const rows = inputRows(cases.map((one) => new Calculation(operatormax, one)));
    const texts = rows.map(({ label, cells }) => [
      label,
      ...cells.map(({ text }) => text.replace('\u00a0', ' ')),
    ]);
    expect(texts).toEqual([
      [REAL[0], '$ 66.120.000', '$ 60.000.000'],
      [REAL[1], '$ 0', '—'],
    ]);
  });

  it('in the notes', () => {
    const address = 'createdExpenses[id=wages].actual[id=2027-02].value';
    const noted = { ...known(), notes: { [address]: { text: 'Planilla de febrero' } } };
    const calculation = new Calculation(operatormax, noted);
    expect(notedValues(calculation).map(({ label }) => label)).toEqual([REAL[2]]);
  });

  it('whatever the stream is called', () => {
    const project = known();
    const [income] = project.createdIncomes;
    const braced = { ...project, createdIncomes: [{ ...income, name: 'Suite {x}' }] };
    const [first] = inputChoices(new Calculation(operatormax, checked(braced))).filter(
      ({ value }) => value.includes('.actual['),
    );
    expect(first?.label).toBe('Suite {x} · ene 2027 (real)');
  });
});
