/** The dialogs behind the icons that only this tool has. */
export const help = {
  operatingIncome: {
    title: 'Ingreso operativo neto',
    text: 'Renta de doce meses menos los gastos anuales. Supone que el inmueble está arrendado todo el año: aquí no hay vacancia. Inclúyela en los gastos, o usa el Análisis de Renta.',
  },
} as const;
