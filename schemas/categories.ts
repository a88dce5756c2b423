/** By what the catalogue sorts its tools. Apart from the schemas, because every page loads it. */
export const CATEGORIES = [
  'Análisis Financiero',
  'Modelos de Renta',
  'Análisis de Mercado',
  'Financiamiento',
] as const;
export type Category = (typeof CATEGORIES)[number];
