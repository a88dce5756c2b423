/** The dialogs behind the icons of a coliving's figures. */
export const colivingHelp = {
  exitCapRate: {
    title: 'Cap rate de salida',
    text: 'La rentabilidad que pediría quien te compre: el activo vale su renta anual dividida por este porcentaje. Con 9 %, una renta de 9 millones vale 100 millones.\n\nTambién es la vara del yield on cost: construir o comprar solo agrega valor si lo que pusiste renta más que lo que pide el mercado.',
  },
  irr: {
    title: 'TIR (tasa interna de retorno)',
    text: 'La tasa anual con la que todos los flujos valen 0 hoy: la inversión sale en el año 0, la renta entra cada año y en el año 10 se suma la venta. Es la misma de la simulación de salida en el año 10.\n\nN/A: los flujos no cambian de signo, porque no hay inversión o no hay renta.',
  },
  yieldOnCost: {
    title: 'Yield on cost',
    text: 'Renta anual sobre lo que invertiste. El promedio es el simple de los diez años.\n\nVerde desde el cap rate de salida: lo que pusiste renta al menos lo que pide el mercado. Rojo por debajo: comprarías más barato un activo ya estabilizado.\n\nN/A: sin inversión no hay sobre qué medir.',
  },
  payback: {
    title: 'Período de recuperación (PRI)',
    text: 'Años hasta que las rentas suman la inversión, con la parte que toca del último año. No cuenta la venta.\n\nSe busca hasta el año 20: después del 10 la tarifa sigue creciendo con la inflación, y la ocupación y el margen quedan como en el año 10.\n\nN/A: en veinte años no se recupera.',
  },
} as const;
