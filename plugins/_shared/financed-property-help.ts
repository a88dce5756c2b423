/** The dialogs behind the icons of a financed property's figures. */
export const financedPropertyHelp = {
  nominalRate: {
    title: 'Tasa nominal, mes vencido',
    text: 'La tasa mensual es la tasa anual dividida por 12: 12 % nominal es 1 % al mes, y equivale a 12,68 % efectivo anual (E.A.).\n\nSi tu banco te cotizó una tasa efectiva anual, escríbela con su sigla y se convierte: «13 % E.A.» es 12,28 % nominal. También «1,05 % mensual».',
  },
  capRate: {
    title: 'Cap rate',
    text: 'Ingreso operativo neto de un año sobre el precio de compra. Dice cuánto renta el inmueble por sí mismo, sin crédito, y sirve para comparar inmuebles entre sí.\n\nDesde 8 % se considera bueno; desde 6 %, aceptable.',
  },
  cashOnCash: {
    title: 'Cash on cash',
    text: 'Flujo de caja de un año (ingreso operativo neto menos las cuotas del crédito) sobre la cuota inicial. Dice cuánto renta el dinero que pones de tu bolsillo, sin contar la valorización ni lo que abonas a capital.\n\nSi es negativo, el inmueble no paga su crédito y hay que poner dinero cada mes. Desde 12 % se considera bueno; desde 8 %, aceptable.',
  },
  equityAtSale: {
    title: 'Patrimonio al vender',
    text: 'Valor de venta menos los costos de venta y menos el crédito.\n\nHay dos lecturas. La primera resta el monto original del crédito, como si no se hubiera abonado nada a capital: es la más prudente. La segunda, «con saldo del crédito», resta lo que de verdad se debe después de pagar las cuotas hasta la venta, y es la que espera un analista.',
  },
  totalReturn: {
    title: 'Retorno Total',
    text: 'Lo que queda al vender (patrimonio) más el flujo de caja de todos los años, sobre la cuota inicial. Del patrimonio se resta el crédito original completo; «con saldo del crédito», lo que se debe entonces.\n\nEs un múltiplo acumulado hasta la venta, en porcentaje, y no una tasa anual: 100 % quiere decir que recuperaste lo que pusiste. Para comparar plazos distintos usa la TIR.\n\nLa renta y los gastos se toman iguales todos los años, y las cuotas también, aunque el crédito termine antes de la venta.',
  },
  irr: {
    title: 'TIR (tasa interna de retorno)',
    text: 'La tasa anual con la que todos los flujos valen 0 hoy: la cuota inicial sale en el año 0, el flujo de caja entra o sale cada año y el patrimonio entra en el año de la venta. Al vender se resta el crédito original completo; «TIR, con saldo del crédito» resta lo que se debe entonces.\n\nSe puede comparar con otras inversiones del mismo riesgo. Desde 12 % se considera buena; desde 8 %, aceptable.\n\nN/A: los flujos no cambian de signo (siempre se gana o siempre se pierde), así que no hay tasa. Si hay dos tasas posibles, se muestra la más cercana a 10 %.',
  },
} as const;
