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
