/** The dialogs behind the icons. */
export const help = {
  saleValue: {
    title: 'Valor estimado de venta',
    text: 'Valor total × (1 + valorización anual)^(meses ÷ 12), redondeado al peso.\n\nLa valorización es efectiva anual y corre desde el mes 0, en que se firma la compra.',
  },
  operation: {
    title: 'Tipo de operación',
    text: 'Cesión: vendes tus derechos antes de escriturar y pagas el valor de la fiducia.\n\nEscrituración: pagas los gastos de escrituración de la venta, sobre el valor de venta. Los de la compra no entran en esta opción.\n\nDoble escrituración: pagas los gastos de la venta, sobre el valor de venta, y los de la compra, sobre el valor total.\n\nTodos estos costos caen en el mes de la venta.',
  },
  loan: {
    title: 'Crédito',
    text: 'Financia el saldo a la entrega, con cuotas iguales desde el mes siguiente al plazo de la cuota inicial. La tasa es efectiva anual: la mensual es (1 + tasa)^(1 ÷ 12) − 1.\n\nEn el mes de la venta se paga la cuota de ese mes y el saldo que queda.\n\nSi la venta no pasa del plazo de la cuota inicial, el crédito no se desembolsa y el saldo se paga al vender.',
  },
  monthZero: {
    title: 'Mes 0',
    text: 'Con un plazo de 0 meses, la cuota inicial se paga toda al firmar, en el mes 0. Con 0 meses a la venta, todo ocurre en el mes 0: valor de venta − valor total − costos − comisión. En los demás casos, en el mes 0 no se paga nada.',
  },
  irr: {
    title: 'Tasa interna de retorno',
    text: 'La TIR mensual es la tasa con la que los flujos de cada mes valen 0 hoy. La TIR efectiva anual es (1 + TIR mensual)^12 − 1, redondeada a dos decimales.\n\nCompara lo que rinde el dinero que pones, mes a mes, y por eso puede ser alta aunque la utilidad sea pequeña: en una compra sobre planos se pone poco y tarde.\n\nN/A: los flujos no cambian de signo, porque siempre se pierde o porque no hay nada invertido antes de la venta.',
  },
  profit: {
    title: 'Utilidad total',
    text: 'La suma de todos los flujos en pesos corrientes: lo que recibes al vender menos todo lo que pagaste, sin descontar el paso del tiempo.',
  },
  matrix: {
    title: 'Sensibilidad',
    text: 'La TIR efectiva anual con otros meses a la venta y otras valorizaciones; lo demás, como está en los datos.\n\nSe calcula sola con cada cambio; mientras dice «Desactualizada», las cifras son las de antes. «Calcular Matriz» la calcula en el momento.\n\nCambia los encabezados para probar otros valores. Elige una celda y «Aplicar a mis datos» lleva sus dos valores a los datos; tus datos de hoy están subrayados.',
  },
} as const;
