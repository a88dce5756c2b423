/* Words of longer scales than 'Bajo, Medio, Alto', by the level that each comes nearest to: of five the lowest two are
   low and the highest two high, as where they are numbers. */

/** How much there is of something. */
export const degrees = {
  low: ['Muy bajo'],
  medium: ['Moderado'],
  high: ['Muy alto'],
} as const;

/** How bad something is. */
export const severities = {
  low: [...degrees.low, 'Insignificante', 'Mínimo', 'Menor', 'Leve'],
  medium: degrees.medium,
  high: [...degrees.high, 'Mayor', 'Grave', 'Severo', 'Crítico', 'Catastrófico', 'Extremo'],
} as const;

/** How likely something is. */
export const likelihoods = {
  low: [...degrees.low, 'Raro', 'Remoto', 'Improbable', 'Poco probable'],
  medium: [...degrees.medium, 'Posible', 'Ocasional'],
  high: [...degrees.high, 'Probable', 'Muy probable', 'Frecuente', 'Casi seguro', 'Casi certeza'],
} as const;
