/** The calculation on the landing page: a rented apartment, in a tool that anybody may open. */
export const EXAMPLE = {
  tool: 'rental-analysis',
  title: 'Análisis de Renta',
  path: '/tools/rental-analysis',
  /** The other inputs are the tool's own. */
  inputs: {
    propertyValue: 320_000_000,
    monthlyRent: 2_100_000,
    vacancyRate: 5,
    appreciation: 5,
    propertyTax: 1_600_000,
    insurance: 500_000,
    maintenance: 1_200_000,
    propertyManagement: 2_040_000,
    downPayment: 256_000_000,
    loanAmount: 64_000_000,
    interestRate: 11.5,
    loanTerm: 20,
  },
} as const;

/** The figures that are shown, the first one large. */
export const FIGURES = ['capRate', 'cashFlow', 'cashOnCashReturn', 'totalReturn'] as const;

/** Of the sliders: least, most, step. */
export const RANGES = {
  propertyValue: [150_000_000, 900_000_000, 5_000_000],
  monthlyRent: [800_000, 6_000_000, 50_000],
  vacancyRate: [0, 30, 1],
  /** The part of the price that is borrowed, in percent. */
  share: [0, 70, 5],
} as const;

/** What a person did in the example before it could compute. */
export interface Wishes {
  /** The figure whose formula is shown. */
  readonly selected: string;
  /** Of the sliders that were moved, by their labels. */
  readonly values: Readonly<Record<string, number>>;
}

export const NO_WISHES: Wishes = { selected: FIGURES[0], values: {} };

/** What the example shows before the tool has arrived; a test holds it to the tool's own figures. */
export const STILL = {
  figures: [
    ['capRate', 'Cap rate', '5,81\u00a0%'],
    ['cashFlow', 'Flujo de caja anual', '$\u00a010.409.820'],
    ['cashOnCashReturn', 'Cash on cash', '4,07\u00a0%'],
    ['totalReturn', 'Retorno total', '10,32\u00a0%'],
  ],
  sliders: [
    ['Valor de la propiedad', '$\u00a0320.000.000', 320_000_000, RANGES.propertyValue],
    ['Renta mensual', '$\u00a02.100.000', 2_100_000, RANGES.monthlyRent],
    ['Vacancia', '5,00\u00a0%', 5, RANGES.vacancyRate],
    ['Crédito', '20\u00a0%', 20, RANGES.share],
  ],
  /** Label, from and to, in pesos. */
  steps: [
    ['Renta anual', 0, 25_200_000],
    ['Vacancia', 25_200_000, 23_940_000],
    ['Gastos', 23_940_000, 18_600_000],
    ['NOI', 0, 18_600_000],
    ['Cuotas', 18_600_000, 10_409_820],
    ['Flujo de caja', 0, 10_409_820],
  ],
} as const;
