/** The dialogs behind the icons. */
export const help = {
  capRate: {
    title: 'Cap rate',
    text: 'Ingreso operativo neto de un año sobre el valor de la propiedad. Dice cuánto renta el inmueble por sí mismo, sin crédito: sirve para compararlo con otros, aunque se hayan comprado de otra manera.\n\nEl ingreso operativo neto es la renta efectiva (después de la vacancia) menos los gastos operativos. Las cuotas del crédito no entran.',
  },
  cashOnCash: {
    title: 'Cash on cash',
    text: 'Flujo de caja de un año sobre la cuota inicial. Dice cuánto renta el dinero que pones de tu bolsillo, después de pagar gastos y cuotas.\n\nSi es negativo, la renta no alcanza para el crédito y cada año hay que poner la diferencia. No cuenta la valorización ni lo que abonas a capital.',
  },
  totalReturn: {
    title: 'Retorno Total',
    text: 'Flujo de caja de un año más la valorización de un año, sobre la cuota inicial.\n\nEs una cifra de un solo año y no cuenta el capital que se amortiza con las cuotas. La valorización es una ganancia en el papel: solo se recibe al vender.',
  },
} as const;
