/** What each calculator is tried with. */

export interface Calculator {
  readonly id: string;
  /** Pressed before anything computed is shown. */
  readonly submit?: string;
  /** A document without which there is nothing to press it for. */
  readonly start?: object;
  /** Figures and results that are shown at first, as its worked cases have them. */
  readonly figures: Readonly<Record<string, string>>;
  readonly results?: Readonly<Record<string, string>>;
  /** Documents that leave nothing to compute with, and that are as large as they may be. */
  readonly empty: object;
  readonly extreme: object;
}

const LARGEST = 1e15;
const long = (text: string): string => text.repeat(50).slice(0, 200);

export const CALCULATORS: readonly Calculator[] = [
  {
    id: 'rental-analysis',
    figures: {
      'Flujo de caja anual': '−$ 35.052.134',
      'Cap rate': '3,56 %',
      'Cash on cash': '−35,05 %',
      'Retorno total': '−20,05 %',
    },
    results: { 'Ingreso operativo neto (NOI)': '$ 17.800.000' },
    empty: { propertyValue: 0, monthlyRent: 0, downPayment: 0, loanAmount: 0, interestRate: 0 },
    extreme: { propertyValue: 1, monthlyRent: LARGEST, loanAmount: LARGEST, downPayment: 1 },
  },
  {
    id: 'investment-calculator',
    figures: {
      'Cap rate': '3,00 %',
      'Cash on cash': '−37,85 %',
      'Retorno total': '−60,60 %',
      TIR: '−7,57 %',
      'Flujo de caja anual': '−$ 37.852.134',
    },
    results: {
      'Recuperación de la cuota inicial': 'N/A',
      'Ocupación necesaria': '226,17 %',
      'TIR, con saldo del crédito': '−2,74 %',
    },
    empty: { purchasePrice: 0, monthlyRent: 0, downPayment: 0, loanAmount: 0, annualExpenses: 0 },
    extreme: { purchasePrice: LARGEST, monthlyRent: LARGEST, downPayment: 1, holdingPeriod: 30 },
  },
  {
    id: 'rentability-calculator',
    submit: 'Calcular',
    start: { initialInvestment: 100_000, finalInvestment: 121_000, months: 24 },
    figures: { 'TIR anual': '10,00 %', Retorno: '21,00 %', 'Ganancia total': '$21,000' },
    empty: {},
    extreme: { initialInvestment: 1, finalInvestment: LARGEST, months: 1 },
  },
  {
    id: 'market-analysis',
    figures: { 'Puntaje de mercado': '46,2', Calificación: 'Requiere Atención' },
    results: { 'Vacancia promedio': '8,25 %', 'Zonas al alza': '2' },
    empty: { zones: [] },
    extreme: {
      zones: [
        {
          zone: long('Zona '),
          averagePrice: LARGEST,
          averageRent: LARGEST,
          capRate: 20,
          appreciationRate: -10,
          vacancyRate: 100,
          opportunities: Array.from({ length: 9 }, (_, i) => `${long('Algo').slice(0, 80)} ${i}`),
        },
        {},
      ],
    },
  },
  {
    id: 'risk-assessment',
    figures: {
      'Puntaje total': '5,80',
      'Nivel de riesgo': 'Alto',
      Lectura: 'Riesgo Elevado',
      'Suma de los pesos': '100,00 %',
    },
    results: { Identificado: '4', 'Crítico (más de 7)': '1' },
    empty: { factors: [] },
    extreme: {
      factors: [
        {
          name: long('Riesgo'),
          description: long('Largo '),
          mitigation: long('Mucho '),
          weight: 50,
        },
        ...Array.from({ length: 20 }, () => ({ weight: 50, score: 10, impact: 'Alto' })),
      ],
    },
  },
  {
    id: 'scenario-builder',
    figures: {},
    results: { TIR: '9,37 %', 'Punto de equilibrio': '257' },
    empty: { scenarios: [] },
    extreme: {
      scenarios: [
        { name: long('Escenario'), description: long('Largo '), purchasePrice: LARGEST },
        { name: 'Nada', purchasePrice: 0, downPayment: 0, loanAmount: 0, monthlyRent: 0 },
        { name: 'Oculto', isVisible: false, monthlyRent: LARGEST },
        {},
      ],
    },
  },
  {
    id: 'escrituracion',
    figures: {
      'Paga el comprador': '$ 8.100.000',
      'Paga el vendedor': '$ 3.810.000',
      'Total de la escrituración': '$ 11.910.000',
    },
    results: { 'Total sobre el valor': '3,21 %' },
    empty: { propertyValue: 0, closing: [], mortgage: [] },
    extreme: {
      propertyValue: LARGEST,
      closing: [{ descripcion: long('Gasto '), porcentaje: 100, compradorPct: 33.3 }, {}],
      mortgage: Array.from({ length: 30 }, () => ({ porcentaje: 100 })),
    },
  },
  {
    id: 'investment-analysis',
    submit: 'Calcular',
    figures: {
      TIR: '3.419,39 %',
      'Yield on cost promedio': '11.601,55 %',
      'Recuperación de la inversión (PRI)': '0,03',
      Participación: '100,000 %',
    },
    empty: { totalAcciones: 0, tusAcciones: 0, tarifa: 0, inversion: 0, capRateSalida: 0 },
    extreme: { tarifa: LARGEST, cantidadUnidades: 1_000_000, inflacionPromedio: 100, inversion: 1 },
  },
  {
    id: 'eec-colivings',
    submit: 'Calcular',
    figures: { TIR: '3.419,39 %', 'Evaluación cualitativa': 'Sin evaluar' },
    results: { 'Temas evaluados': '0' },
    empty: { totalAcciones: 0, tusAcciones: 0, tarifa: 0, inversion: 0, capRateSalida: 0 },
    extreme: { tarifa: LARGEST, inversion: LARGEST, 'puntaje.ubicacion.transporte': 5 },
  },
];
