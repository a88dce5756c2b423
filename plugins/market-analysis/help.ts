export const SCORE_HELP = {
  title: 'Puntaje de mercado',
  text: 'Suma de cinco partes, hasta 100: cap rate × 2 (hasta 25), valorización × 2 (hasta 25), 20 menos vacancia × 2 (desde 0), tendencia (Alcista 15, Estable 7,5, Bajista 0) y riesgo (Bajo 15, Medio 7,5, Alto 0).\n\nUna valorización negativa resta, así que una zona que cae puede quedar por debajo de 0.\n\nDesde 80 es Excelente, desde 60 Bueno; por debajo, Requiere Atención.',
};

export const AVERAGE_HELP = {
  title: 'Promedios',
  text: 'Son promedios simples de todas las zonas de la lista: cada una pesa lo mismo, aunque sean de tipos de propiedad distintos. Una zona sin el dato no entra en su promedio; sin cap rate, valorización o vacancia no tiene puntaje, y entonces tampoco hay puntaje de mercado. Para comparar precios y rentas por m², deja en la lista zonas del mismo tipo.',
};
