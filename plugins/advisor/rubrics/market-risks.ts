import type { Rubric } from './rubric.ts';

export const marketRisks: Rubric = {
  id: 'marketRisks',
  label: 'Riesgos de Mercado',
  description:
    'Cuánto pueden moverse la renta, la ocupación y el precio por causas ajenas al activo.',
  criteria: [
    {
      id: 'volatility',
      label: 'Volatilidad',
      description:
        'Cuánto han variado la renta y la ocupación de activos comparables en los últimos cinco años.',
      levels: [
        'Renta y ocupación estables: variación anual menor de 5 % y contratos de más de tres años con indexación.',
        'Variaciones de 5 % a 10 %, que se recuperan en menos de un año.',
        'Variaciones de 10 % a 20 %, o estacionalidad marcada que obliga a guardar caja para los meses bajos.',
        'Variaciones de 20 % a 35 %; una mala temporada deja el flujo en cero.',
        'Ingresos impredecibles o con caídas de más de 35 %; no hay historia suficiente para proyectar.',
      ],
    },
    {
      id: 'competition',
      label: 'Competencia',
      description:
        'Oferta actual y en construcción en el área de influencia frente a la demanda que absorbe.',
      levels: [
        'Demanda insatisfecha comprobada; sin proyectos comparables en licencia y con barreras de entrada (suelo, norma o capital).',
        'Pocos competidores y diferenciación clara; la oferta en camino cabe en la absorción de un año.',
        'Mercado equilibrado: hay que competir en precio o servicio para sostener la ocupación.',
        'Sobreoferta visible: vacancia del sector sobre 15 % o varios proyectos comparables por entregar.',
        'Mercado saturado, con guerra de precios, o un competidor dominante que fija la tarifa.',
      ],
    },
    {
      id: 'regulatoryChanges',
      label: 'Cambios regulatorios',
      description:
        'Probabilidad de que una norma en trámite cambie los ingresos, los costos o el uso permitido.',
      levels: [
        'Uso consolidado y respaldado por la norma; nada en trámite que lo afecte.',
        'Ajustes previsibles (catastro, predial) ya incluidos en la proyección.',
        'Hay proyectos de norma en discusión (renta corta, control de cánones, tributos) con efecto moderado.',
        'Una norma anunciada o ya aprobada reducirá los ingresos y todavía no tiene reglamento.',
        'El modelo depende de un vacío legal o de un beneficio que vence dentro del plazo de la inversión.',
      ],
    },
    {
      id: 'economicCycles',
      label: 'Ciclos económicos',
      description:
        'Cómo se comporta la demanda del activo cuando suben las tasas, el desempleo o la inflación.',
      levels: [
        'Demanda defensiva (vivienda esencial, salud, alimentos, datos): en la última recesión mantuvo ocupación y canon.',
        'Poco sensible: baja menos que la economía y se recupera antes.',
        'Se mueve con la economía; resiste una desaceleración de un año con la caja prevista.',
        'Muy sensible al ingreso disponible o a las tasas; en la última recesión perdió más del 20 % de los ingresos.',
        'Depende de un solo sector cíclico (petróleo, construcción, turismo internacional) sin alternativa de uso.',
      ],
    },
  ],
};
