/** A topic of the qualitative evaluation: what it is about, and what earns the worst and best score. */
export interface QualityTopic {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly worst: string;
  readonly best: string;
}

export interface QualityArea {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly topics: readonly QualityTopic[];
}

/** What numbers don't say of a coliving: four areas of four topics each. */
export const qualityAreas: readonly QualityArea[] = [
  {
    id: 'ubicacion',
    title: 'Ubicación y Accesibilidad',
    text: 'El residente cambia metros propios por ciudad: lo que no tiene en su habitación lo busca a pocas cuadras.',
    topics: [
      {
        id: 'transporte',
        label: 'Transporte',
        text: 'Estación, paradero o ciclorruta que se alcancen a pie.',
        worst: 'Solo se llega en carro, y no hay dónde dejarlo.',
        best: 'Transporte masivo y ciclorruta a menos de cinco minutos a pie.',
      },
      {
        id: 'destinos',
        label: 'Universidades y empleo',
        text: 'Tiempo hasta las universidades, oficinas u hospitales de los que vienen los residentes.',
        worst: 'Más de una hora hasta el destino principal.',
        best: 'Varios destinos a menos de veinte minutos.',
      },
      {
        id: 'servicios',
        label: 'Servicios del barrio',
        text: 'Mercado, comida, lavandería, gimnasio y parques en el entorno inmediato.',
        worst: 'No hay nada que se alcance a pie.',
        best: 'Todo lo diario, a menos de diez minutos a pie.',
      },
      {
        id: 'entorno',
        label: 'Seguridad y entorno',
        text: 'Seguridad de día y de noche, ruido, luz y estado del espacio público.',
        worst: 'Calles inseguras de noche o ruido permanente.',
        best: 'Calles activas, iluminadas y tranquilas a toda hora.',
      },
    ],
  },
  {
    id: 'usuario',
    title: 'Perfil del Usuario',
    text: 'Un coliving para todos no es para nadie: el segmento decide la tarifa, el diseño y la ocupación.',
    topics: [
      {
        id: 'segmento',
        label: 'Segmento definido',
        text: 'A quién se dirige: estudiantes, jóvenes profesionales, nómadas digitales, personal de salud, adultos mayores.',
        worst: 'No se sabe quién va a vivir ahí.',
        best: 'Un segmento principal con encuestas o preventas que lo prueban, y uno de respaldo.',
      },
      {
        id: 'capacidad',
        label: 'Capacidad de pago',
        text: 'Parte de su ingreso que el residente, o su familia, puede destinar a la tarifa.',
        worst: 'La tarifa pasa de la mitad de su ingreso.',
        best: 'La tarifa, con todo incluido, es hasta un tercio de su ingreso.',
      },
      {
        id: 'demanda',
        label: 'Tamaño de la demanda',
        text: 'Cuántas personas del segmento buscan vivienda en la zona, frente a las camas que ya se ofrecen.',
        worst: 'La oferta existente tiene vacancia.',
        best: 'Listas de espera en la competencia y poca oferta en construcción.',
      },
      {
        id: 'estadia',
        label: 'Duración de la estadía',
        text: 'Meses que se queda un residente y cómo se llenan los períodos de vacaciones.',
        worst: 'Estadías de días, con meses enteros vacíos.',
        best: 'Contratos de seis meses o más, con demanda durante todo el año.',
      },
    ],
  },
  {
    id: 'producto',
    title: 'Diseño del Producto',
    text: 'El espacio privado trae al residente y el común lo retiene. Cada metro que no se vende tiene que ganarse su lugar.',
    topics: [
      {
        id: 'privado',
        label: 'Espacio privado',
        text: 'Área, baño, luz, aislamiento acústico y lugar de trabajo de cada unidad.',
        worst: 'Habitaciones oscuras o con baño compartido entre muchas.',
        best: 'Baño y escritorio propios, buena luz y silencio.',
      },
      {
        id: 'comun',
        label: 'Espacios comunes',
        text: 'Cocinas, salas, trabajo compartido, lavandería y terrazas en proporción a los residentes.',
        worst: 'Un salón comunal que nadie usa.',
        best: 'Espacios de tamaño probado, que se usan a diario.',
      },
      {
        id: 'tecnologia',
        label: 'Tecnología y conectividad',
        text: 'Internet, control de acceso, pagos y atención al residente.',
        worst: 'Internet sin respaldo y todo por ventanilla.',
        best: 'Dos proveedores de fibra, acceso sin llaves y una aplicación que funciona.',
      },
      {
        id: 'eficiencia',
        label: 'Eficiencia y durabilidad',
        text: 'Área rentable sobre área construida, y materiales que aguantan el uso compartido.',
        worst: 'Menos de la mitad del área produce renta; acabados de vivienda familiar.',
        best: 'Más del 70 % del área produce renta, con acabados de bajo mantenimiento.',
      },
    ],
  },
  {
    id: 'negocio',
    title: 'Modelo de Negocio',
    text: 'El mismo edificio gana o pierde según quién lo opera, qué incluye la tarifa y cómo se sale.',
    topics: [
      {
        id: 'operador',
        label: 'Operador',
        text: 'Experiencia, equipo y forma de cobro de quien administra la operación.',
        worst: 'Sin operador, o uno que cobra aunque no haya utilidad.',
        best: 'Operador con activos estabilizados, que cobra según el resultado.',
      },
      {
        id: 'ingresos',
        label: 'Ingresos',
        text: 'Qué incluye la tarifa y qué se cobra aparte: servicios, parqueadero, locales, estadías cortas.',
        worst: 'Una sola fuente de ingreso y una tarifa por encima del mercado.',
        best: 'Tarifa de mercado e ingresos adicionales probados.',
      },
      {
        id: 'gastos',
        label: 'Gastos y margen',
        text: 'Servicios públicos, personal, mantenimiento, plataformas, predial y reserva de reposición.',
        worst: 'Gastos sin presupuesto ni reserva de reposición.',
        best: 'Presupuesto contrastado con operaciones parecidas, con reserva.',
      },
      {
        id: 'legal',
        label: 'Marco legal y salida',
        text: 'Uso del suelo, reglamento, contratos, Registro Nacional de Turismo si hay estadías cortas, y a quién se le vende.',
        worst: 'Uso del suelo por definir y ningún comprador a la vista.',
        best: 'Licencia y contratos en regla, con varias formas de vender.',
      },
    ],
  },
];
