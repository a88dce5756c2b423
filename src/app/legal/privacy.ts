import type { Operator } from '../../../schemas/accounts.ts';
import { channelOf, identityOf, type LegalText } from './text.ts';

/** The policy that article 13 of Decreto 1377 de 2013 asks for, point by point. */
export const privacy = (operator: Operator): LegalText => ({
  title: 'Política de tratamiento de datos personales',
  summary:
    'Guardamos lo necesario para que tu cuenta funcione y tus casos no se pierdan. No vendemos datos, no hay publicidad ni rastreadores, y puedes llevarte o borrar todo cuando quieras.',
  sections: [
    {
      title: 'Quién responde por tus datos',
      blocks: [
        'El responsable del tratamiento es quien opera este servicio de Ábaco:',
        identityOf(operator),
        'Esta política cumple la Ley 1581 de 2012 y el Decreto 1377 de 2013 (compilado en el Decreto 1074 de 2015), que protegen los datos personales en Colombia.',
      ],
    },
    {
      title: 'Qué datos guardamos',
      blocks: [
        [
          'De tu cuenta: nombre, apellido y email; y, solo si los escribes, perfil, teléfono y otro email de contacto.',
          'Tu contraseña, de forma que nadie puede leerla, y la clave de tu verificación en dos pasos si la activas.',
          'Lo que haces con las herramientas: tus casos con sus nombres, notas, versiones y enlaces compartidos.',
          'Tu avance en los cursos.',
          'Tus sesiones: con qué navegador y sistema entraste, cuándo y hasta cuándo valen.',
          'Eventos de seguridad, como entrar o cambiar la contraseña, con su fecha y la dirección de red desde la que se hicieron.',
          'Cuándo diste esta autorización y sobre qué versión del texto.',
        ],
        'No pedimos datos sensibles (salud, creencias, huellas y parecidos) ni de menores de edad. No los escribas en los nombres ni en las notas de tus casos: tampoco los datos de otras personas sin su permiso.',
      ],
    },
    {
      title: 'Para qué los usamos',
      blocks: [
        [
          'Abrirte una cuenta, dejarte entrar y saber que eres tú.',
          'Guardar tus casos y tu avance, y tenerlos en tus equipos.',
          'Mostrar un caso a quien tenga un enlace que tú hayas creado.',
          'Escribirte sobre tu cuenta: confirmar tu email, recuperar la contraseña, avisarte de cambios de seguridad.',
          'Cuidar el servicio: frenar intentos de entrar a cuentas ajenas y encontrar fallas.',
          'Cumplir lo que la ley ordene.',
        ],
        'Nada más. No los usamos para publicidad ni para decidir sobre ti, y no los vendemos.',
      ],
    },
    {
      title: 'Quién más los ve',
      blocks: [
        'Nadie que no haga falta. Quien opera el servicio puede encargar a otros el alojamiento, la base de datos o el envío de correo: los tratan en su nombre y según esta política, en Colombia o en países con protección adecuada o con un contrato que la asegure. Las autoridades los reciben solo si la ley las faculta.',
        'Lo que compartes por un enlace lo ve quien tenga ese enlace, hasta que lo quites o venza.',
      ],
    },
    {
      title: 'En tu navegador',
      blocks: [
        'Ábaco guarda en tu navegador tu sesión, tus casos y cómo dejaste las páginas, para que funcione también sin conexión. Usa una sola cookie, que reconoce el navegador con el que ya entraste y protege tu cuenta. No hay cookies de publicidad ni de medición.',
      ],
    },
    {
      title: 'Tus derechos',
      blocks: [
        'Los del artículo 8 de la Ley 1581 de 2012, gratis:',
        [
          'Conocer tus datos, actualizarlos y corregirlos.',
          'Pedir prueba de la autorización que diste.',
          'Saber qué uso les hemos dado.',
          'Revocar la autorización y pedir que se borren, salvo los que una ley o un contrato obligue a conservar.',
          'Quejarte ante la Superintendencia de Industria y Comercio, después de haber acudido a nosotros.',
        ],
      ],
    },
    {
      title: 'Cómo ejercerlos',
      blocks: [
        'Casi todo lo haces tú, al instante, en «Mi cuenta»: cambiar tu nombre y tu email, descargar todos tus datos en un archivo, cerrar sesiones, quitar enlaces y eliminar la cuenta con todo lo que guarda.',
        `Para lo demás, escribe a ${channelOf(operator)}, de preferencia desde el email de tu cuenta, y cuenta qué pides y por qué. Atiende quien opera el servicio.`,
        [
          'Consultas: respuesta en 10 días hábiles como máximo; si no alcanza, te decimos por qué y respondemos en 5 días hábiles más.',
          'Reclamos (corregir, actualizar, borrar o revocar): respuesta en 15 días hábiles como máximo, con 8 más si hace falta y te lo decimos. Si al reclamo le falta algo, te lo pedimos en los 5 días siguientes; si en dos meses no lo completas, se entiende que desististe.',
        ],
      ],
    },
    {
      title: 'Cómo los protegemos',
      blocks: [
        'La conexión va cifrada, las contraseñas y los enlaces se guardan de modo que ni con una copia de la base de datos se puede entrar, y cada quien ve solo lo suyo. Puedes añadir un código de tu teléfono al entrar. Si algo pusiera en riesgo tus datos, te avisaremos, y a la Superintendencia también.',
      ],
    },
    {
      title: 'Cuánto tiempo',
      blocks: [
        'Mientras tengas la cuenta. Al eliminarla se borra de inmediato lo que es tuyo; lo que dejas en la papelera se borra a los 30 días. Los eventos de seguridad se guardan un tiempo limitado (si quien opera no fija otro, un año, y 30 días la dirección de red) y, al eliminar la cuenta, dejan de decir de quién son. En las copias de seguridad los datos desaparecen cuando esas copias se reemplazan.',
      ],
    },
    {
      title: 'Cambios de esta política',
      blocks: [
        'Cada versión lleva número y fecha. Si cambia algo que importe para tu autorización, como las finalidades o el responsable, te lo decimos y te la pedimos de nuevo al entrar; tus datos siguen ahí mientras decides.',
      ],
    },
  ],
});
