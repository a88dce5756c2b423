import type { Rubric } from './rubric.ts';

export const teamExperience: Rubric = {
  id: 'teamExperience',
  label: 'Experiencia del Equipo',
  description: 'Si quienes estructuran, construyen y operan ya lo han hecho bien antes.',
  criteria: [
    {
      id: 'experience',
      label: 'Experiencia',
      description: 'Años y número de proyectos del mismo tipo que ha manejado el equipo a cargo.',
      levels: [
        'Más de diez años y más de diez activos del mismo tipo, con el mismo equipo directivo.',
        'De cinco a diez años y al menos cinco activos del mismo tipo.',
        'De tres a cinco años, o experiencia amplia en activos parecidos.',
        'Primer proyecto de este tipo, aunque con experiencia en el sector inmobiliario.',
        'Sin experiencia comprobable en el sector.',
      ],
    },
    {
      id: 'trackRecord',
      label: 'Historial de resultados',
      description:
        'Qué rentabilidad y qué plazos prometió el equipo antes, y qué entregó, con soportes.',
      levels: [
        'Cumplió o superó lo prometido en todos sus proyectos, con cifras auditadas y referencias de inversionistas.',
        'Cumplió en la mayoría; las desviaciones fueron menores de 10 % y se explicaron a tiempo.',
        'Resultados mixtos: retrasos de hasta un año o rentabilidad algo menor a la prometida.',
        'Varios retrasos o rentabilidades muy por debajo de lo prometido.',
        'Proyectos abandonados, liquidados o con reclamaciones de inversionistas.',
      ],
    },
    {
      id: 'technicalCapacity',
      label: 'Capacidad técnica',
      description:
        'Personas, procesos y sistemas con que se diseña, construye, opera y reporta el activo.',
      levels: [
        'Equipo propio completo, procesos certificados y un sistema que reporta indicadores cada mes.',
        'Equipo propio en lo crítico y aliados reconocidos en lo demás; reportes trimestrales.',
        'Equipo pequeño que terceriza lo crítico con contratos claros.',
        'Depende de una o dos personas; procesos informales y reportes a pedido.',
        'No tiene con qué operar el activo, ni un aliado contratado que lo haga.',
      ],
    },
    {
      id: 'networks',
      label: 'Redes',
      description:
        'Acceso a financiación, proveedores, inquilinos ancla, autoridades y compradores para la salida.',
      levels: [
        'Relaciones probadas con bancos, fondos, operadores y compradores; ya ha vendido activos parecidos.',
        'Buen acceso a crédito y a demanda; salida identificada con más de un posible comprador.',
        'Red suficiente para operar; la salida depende del mercado abierto.',
        'Red limitada: un solo banco, un solo canal de demanda o un solo proveedor.',
        'Sin red en la ciudad ni en el sector.',
      ],
    },
  ],
};
