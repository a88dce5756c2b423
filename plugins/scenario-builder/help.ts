/** The dialogs behind the icons that only this tool has. */
export const help = {
  expenses: {
    title: 'Gastos totales',
    text: 'Gastos anuales más mantenimiento, predial y seguros, que son porcentajes del precio de compra, más los honorarios de gestión, que son un porcentaje de la renta efectiva.\n\nEl mantenimiento va sobre el precio y no sobre la renta: 10 % de un inmueble de $ 500.000.000 son $ 50.000.000 al año. Lo usual está entre 0,5 % y 2 % del precio.\n\nLos gastos anuales se suman a los porcentajes: no repitas en ellos lo que ya está en un porcentaje.',
  },
  breakEven: {
    title: 'Punto de equilibrio',
    text: 'El primer mes en que el flujo de caja acumulado devuelve la cuota inicial: cuota inicial ÷ flujo de caja mensual, hacia arriba.\n\nN/A: el flujo de caja no es positivo, así que la cuota inicial no se recupera con la operación.',
  },
  risk: {
    title: 'Puntaje de riesgo',
    text: '0,3 × vacancia + 0,2 × tasa de interés + 0,2 × mantenimiento + 0,15 × costos de venta + 0,15 × honorarios de gestión, todos en puntos porcentuales. La escala va hasta 50, aunque con los límites de los campos no se pasa de 30,75.\n\nHasta 15 el riesgo es bajo; hasta 25, medio; por encima, alto.',
  },
} as const;
