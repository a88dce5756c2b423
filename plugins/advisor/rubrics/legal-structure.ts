import type { Rubric } from './rubric.ts';

export const legalStructure: Rubric = {
  id: 'legalStructure',
  label: 'Estructura Legal',
  description: 'Qué tan firmes son los derechos del inversionista sobre el activo y sus rentas.',
  criteria: [
    {
      id: 'contractFormality',
      label: 'Formalidad del contrato',
      description:
        'Cómo constan por escrito los derechos del inversionista: qué documento hay, quién lo firma y si obliga ante un juez.',
      levels: [
        'Escritura pública o contrato autenticado, revisado por abogado propio, con obligaciones, plazos, sanciones y mecanismo de solución de conflictos.',
        'Contrato escrito y firmado, completo en lo esencial; queda algún anexo o póliza por perfeccionar.',
        'Contrato de adhesión o promesa sin negociar: cubre lo básico, pero deja obligaciones del promotor sin fecha ni sanción.',
        'Carta de intención o documento privado con vacíos importantes; los derechos dependen de documentos que aún no existen.',
        'Acuerdo verbal, o documentos contradictorios o sin firma: no habría con qué reclamar.',
      ],
    },
    {
      id: 'guaranteeType',
      label: 'Tipo de garantía',
      description:
        'Qué respalda la inversión si la contraparte incumple, y con qué rapidez se podría hacer efectivo.',
      levels: [
        'Garantía real de primer grado (hipoteca o fiducia en garantía) que cubre más del 120 % del capital, con avalúo vigente.',
        'Garantía real que cubre el capital, o póliza de cumplimiento de una aseguradora vigilada por la totalidad del contrato.',
        'Garantía real de segundo grado o póliza parcial: cubre entre la mitad y la totalidad del capital.',
        'Solo garantías personales (pagaré o codeudor) de solvencia sin verificar.',
        'Sin ninguna garantía, o con una que no se puede ejecutar.',
      ],
    },
    {
      id: 'titleRisks',
      label: 'Riesgos de titulación',
      description:
        'Lo que dicen el certificado de tradición y libertad y el estudio de títulos de los últimos veinte años.',
      levels: [
        'Estudio de títulos favorable y reciente; sin gravámenes, afectaciones ni procesos; áreas y linderos coinciden con el catastro.',
        'Títulos limpios con un gravamen conocido que se cancela en la misma escritura (por ejemplo, la hipoteca del vendedor).',
        'Diferencias menores de área o linderos, o una sucesión ya adjudicada sin registrar; se sanean en meses y con costo conocido.',
        'Embargo, servidumbre no declarada o falsa tradición parcial, con saneamiento incierto en plazo y costo.',
        'Litigio sobre la propiedad, extinción de dominio, restitución de tierras o posesión sin título.',
      ],
    },
    {
      id: 'fiduciaryStructure',
      label: 'Estructura fiduciaria',
      description:
        'Si los recursos y el inmueble están separados del patrimonio del promotor y quién autoriza los giros.',
      levels: [
        'Patrimonio autónomo en fiduciaria vigilada por la Superintendencia Financiera, con punto de equilibrio, interventoría y rendición de cuentas periódica.',
        'Patrimonio autónomo constituido, con condiciones de giro claras y rendición de cuentas básica.',
        'Encargo fiduciario de preventas: protege el recaudo hasta el punto de equilibrio, pero no la etapa de obra.',
        'Fiducia solo de administración y pagos, con giros que ordena el promotor sin verificación.',
        'Los recursos entran directamente a cuentas del promotor o del vendedor.',
      ],
    },
  ],
};
