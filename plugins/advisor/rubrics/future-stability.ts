import type { Rubric } from './rubric.ts';

export const futureStability: Rubric = {
  id: 'futureStability',
  label: 'Estabilidad Futura',
  description: 'Si lo que hoy sostiene los ingresos seguirá ahí durante toda la inversión.',
  criteria: [
    {
      id: 'legalStability',
      label: 'Estabilidad jurídica general',
      description:
        'Qué tan previsibles son las reglas de propiedad, tributos y contratos donde está el activo.',
      levels: [
        'Reglas estables por más de diez años; contratos que se hacen cumplir en plazos razonables.',
        'Cambios tributarios periódicos y previsibles que no alteran la propiedad.',
        'Reformas frecuentes que obligan a revisar la proyección cada año.',
        'Incertidumbre sobre la propiedad o los contratos en la zona (conflictos, expropiaciones anunciadas).',
        'Sin seguridad jurídica: invasiones, conflicto activo o decisiones que desconocen derechos adquiridos.',
      ],
    },
    {
      id: 'regulatoryStability',
      label: 'Estabilidad regulatoria futura del modelo',
      description:
        'Si la forma de explotar el activo (renta corta, coliving, fraccionada) seguirá permitida y en las mismas condiciones.',
      levels: [
        'Modelo regulado y reconocido; la norma lo protege o lo promueve.',
        'Permitido sin restricciones; no hay señales de que cambie.',
        'Permitido por analogía o con reglas incompletas; se espera regulación.',
        'En discusión pública; otras ciudades ya lo limitaron.',
        'Prohibición o límite anunciado, o la copropiedad puede vetarlo por mayoría.',
      ],
    },
    {
      id: 'costStability',
      label: 'Estabilidad operativa de costos',
      description:
        'Qué tan previsibles son personal, energía, administración, seguros y mantenimiento frente al ingreso.',
      levels: [
        'Costos fijados por contrato o trasladables al arrendatario (triple neto), con reserva de reposición completa.',
        'Crecen con la inflación, como los ingresos; reserva de reposición adecuada.',
        'Algún rubro importante crece más que la inflación; el margen se reduce despacio.',
        'Costos muy expuestos a energía, dólar o salario mínimo, sin cobertura ni reserva.',
        'Costos fuera de control: el margen ha caído tres años seguidos o hay obras mayores sin financiar.',
      ],
    },
    {
      id: 'environmentalRisk',
      label: 'Riesgo ambiental o físico',
      description:
        'Amenaza de inundación, remoción en masa, sismo, incendio o erosión, y qué tan preparado está el inmueble.',
      levels: [
        'Amenaza baja según el POT; construcción sismo resistente reciente y póliza todo riesgo a valor de reposición.',
        'Amenaza media con obras de mitigación terminadas y póliza completa.',
        'Amenaza media sin mitigar, o póliza con deducibles altos o exclusiones.',
        'Amenaza alta mitigable, con obras sin hacer; seguro difícil o costoso.',
        'Amenaza alta no mitigable, o daños repetidos; no es asegurable.',
      ],
    },
    {
      id: 'criticalDependency',
      label: 'Dependencia crítica de una condición externa inestable',
      description:
        'Si el ingreso depende de una sola cosa que el inversionista no controla: un inquilino, una ruta, una obra, un subsidio, una plataforma.',
      levels: [
        'Sin dependencias: varios inquilinos, canales y usos posibles.',
        'Una dependencia relevante, con sustituto disponible en meses.',
        'Una sola fuente aporta entre 30 % y 50 % del ingreso, con contrato de más de tres años.',
        'Una sola fuente aporta más del 50 %, o el negocio necesita una obra pública que aún no termina.',
        'Todo depende de una condición inestable (subsidio por vencer, permiso precario, un único cliente en riesgo).',
      ],
    },
  ],
};
