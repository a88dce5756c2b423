import type { Operator } from '../../../schemas/accounts.ts';
import { channelOf, identityOf, type LegalText } from './text.ts';

/** What holds between people and whoever runs the service. */
export const terms = (operator: Operator): LegalText => ({
  title: 'Términos de uso',
  summary:
    'Ábaco calcula; las decisiones son tuyas. Lo que escribes es tuyo, y te lo puedes llevar.',
  sections: [
    {
      title: 'Qué es Ábaco y quién lo opera',
      blocks: [
        'Ábaco es una hoja de trabajo y unos cursos para quien invierte en finca raíz en Colombia. Lo opera:',
        identityOf(operator),
      ],
    },
    {
      title: 'Tu cuenta',
      blocks: [
        [
          'Es para mayores de edad, con datos tuyos y un email que puedas leer.',
          'Es personal: cuida tu contraseña, y cámbiala si crees que alguien más la sabe.',
          'Puedes eliminarla cuando quieras, en «Mi cuenta».',
        ],
      ],
    },
    {
      title: 'Qué son las cifras',
      blocks: [
        'Las herramientas hacen cuentas con los datos y supuestos que tú escribes. No son asesoría financiera, jurídica, tributaria ni contable, ni una recomendación de comprar o vender, ni una promesa de rentabilidad. Los valores iniciales y los ejemplos son ilustrativos.',
        'Antes de decidir, comprueba tasas, tarifas, impuestos y normas vigentes, y consulta a quien sepa. La decisión, y lo que resulte de ella, es tuya.',
      ],
    },
    {
      title: 'Lo que escribes es tuyo',
      blocks: [
        'Tus casos, notas y archivos son tuyos. Nos permites guardarlos y mostrarlos solo para darte el servicio. Si compartes un caso por un enlace, quien lo tenga puede verlo y hacer su propia copia hasta que lo quites o venza; las copias ya hechas son de quien las hizo.',
      ],
    },
    {
      title: 'Lo que no se debe hacer',
      blocks: [
        [
          'Entrar a cuentas o datos ajenos, o intentarlo.',
          'Sobrecargar el servicio o saltarse sus límites.',
          'Guardar o compartir contenidos ilícitos o datos de otros sin su permiso.',
          'Copiar los cursos o revender el servicio sin autorización.',
        ],
        'Una cuenta que lo haga puede ser suspendida. Salvo que la ley o la seguridad lo impidan, antes te lo decimos y te dejamos descargar tus datos.',
      ],
    },
    {
      title: 'Disponibilidad',
      blocks: [
        'Hacemos lo razonable para que funcione y para que nada se pierda, pero puede haber interrupciones y errores. Guarda copias de lo que te importe: cada herramienta exporta sus tablas y «Mi cuenta» descarga todo. Si encuentras una cifra equivocada, cuéntanos.',
      ],
    },
    {
      title: 'Responsabilidad',
      blocks: [
        'Respondemos por lo que la ley ordena, y nada de este texto reduce los derechos que tienes como consumidor (Ley 1480 de 2011). Fuera de eso, no respondemos por decisiones tomadas con las cifras ni por ganancias que no llegaron.',
      ],
    },
    {
      title: 'Cambios, ley y contacto',
      blocks: [
        'Cada versión lleva número y fecha; si cambia algo importante te pedimos aceptarla al entrar. Rigen las leyes de Colombia.',
        `Escríbenos a ${channelOf(operator)}. Lo que hacemos con tus datos lo cuenta la política de tratamiento de datos.`,
      ],
    },
  ],
});
