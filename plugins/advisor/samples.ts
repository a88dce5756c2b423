import { rubrics, subscoreId } from './rubrics/index.ts';

type Option = Readonly<Record<string, string | number | boolean | null>>;

/** Scores by area, each list in the order of the area's criteria. */
function scored(lists: readonly (readonly number[])[]): Option {
  const entries = rubrics.flatMap((rubric, area) =>
    rubric.criteria.map((criterion, i) => [
      subscoreId(rubric, criterion),
      lists[area]?.[i] ?? null,
    ]),
  );
  return Object.fromEntries(entries) as Option;
}

/**
 * 40 rooms in Laureles, Medellín, and 36 apartments in Cedritos, Bogotá. NOI is rooms × rate ×
 * occupancy × 12 × a margin of 60 % and 74 %; the loan is 40 % of the value at 13.2 % E.A. over 15
 * years; IRR and payback hold for eight years, costs and rents growing 5 % a year, and a sale at
 * the exit cap rate.
 */
export const samples: readonly Option[] = [
  {
    id: '1',
    name: 'OPCIÓN 1 COLIVING',
    selectedCategory: 'Residencial',
    assetType: 'Co-living',
    assetValue: 4_200_000_000,
    investmentValue: 2_520_000_000,
    minExitTime: 5,
    hasDebt: true,
    debtCost: 13.2,
    capRatePercent: 9.96,
    marketCapRatePercent: 9.5,
    cashOnCashPercent: 6.75,
    marketCashOnCashPercent: 6.5,
    priYears: 7.1,
    marketPriYears: 8,
    irrAnnual: 17.57,
    marketIrrAnnual: 16,
    avgMonthlyRate: 1_650_000,
    marketAvgMonthlyRate: 1_580_000,
    avgOccupancy: 88,
    marketAvgOccupancy: 85,
    appreciation: 7,
    marketAppreciation: 5.5,
    exitCapRate: 9,
    marketExitCapRate: 9.2,
    noi: 418_176_000,
    marketNoi: 400_000_000,
    ...scored([
      [4, 4, 5, 3],
      [3, 3, 2, 3],
      [4, 3, 4, 3],
      [4, 4, 4, 3],
      [4, 2, 3, 4, 3],
    ]),
  },
  {
    id: '2',
    name: 'OPCIÓN 2 MULTIFAMILY',
    selectedCategory: 'Residencial',
    assetType: 'Multifamily',
    assetValue: 9_600_000_000,
    investmentValue: 9_600_000_000,
    minExitTime: 3,
    hasDebt: false,
    capRatePercent: 7.67,
    marketCapRatePercent: 7.4,
    cashOnCashPercent: 7.67,
    marketCashOnCashPercent: 7.2,
    priYears: 7.2,
    marketPriYears: 8.5,
    irrAnnual: 12.56,
    marketIrrAnnual: 13.2,
    avgMonthlyRate: 2_450_000,
    marketAvgMonthlyRate: 2_200_000,
    avgOccupancy: 94,
    marketAvgOccupancy: 93,
    appreciation: 6,
    marketAppreciation: 6,
    exitCapRate: 7.75,
    marketExitCapRate: 7.6,
    noi: 736_223_040,
    marketNoi: 690_000_000,
    ...scored([
      [5, 4, 5, 4],
      [4, 3, 4, 4],
      [5, 5, 4, 4],
      [4, 4, 5, 4],
      [4, 4, 4, 4, 4],
    ]),
  },
];
