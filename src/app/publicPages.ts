/** A page that has a head of its own, before any script runs: for search engines and shared links. */
export interface PublicPage {
  readonly path: string;
  /** Of the browser's tab, without the product's name. */
  readonly title: string;
  readonly description: string;
  /** Not for search engines. */
  readonly isUnlisted?: boolean;
}

export const PRODUCT = {
  name: 'Ábaco',
  title: 'Ábaco · Invierte en finca raíz con las cuentas a la vista',
  description:
    'Herramientas y cursos para inversionistas inmobiliarios en Colombia: cambia un dato, mira qué se mueve y sigue cada cifra hasta su fórmula.',
} as const;

export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '/login',
    title: 'Inicia sesión',
    description: 'Entra a tus herramientas, tus cursos y tus documentos de Ábaco.',
  },
  {
    path: '/signup',
    title: 'Crea tu cuenta',
    description:
      'Crea tu cuenta de Ábaco: calculadoras, modelos de renta y cursos para invertir en finca raíz con las cuentas claras.',
  },
  {
    path: '/register',
    title: 'Crea tu cuenta',
    description:
      'Crea tu cuenta de Ábaco: calculadoras, modelos de renta y cursos para invertir en finca raíz con las cuentas claras.',
  },
  {
    path: '/forgot-password',
    title: 'Recuperar contraseña',
    description: 'Recibe en tu correo un enlace para cambiar la contraseña de tu cuenta de Ábaco.',
  },
  {
    path: '/reset-password',
    title: 'Nueva contraseña',
    description: 'Elige una contraseña nueva para tu cuenta de Ábaco.',
    isUnlisted: true,
  },
  {
    path: '/confirm-email',
    title: 'Confirmar email',
    description: 'Confirma que el email de tu cuenta de Ábaco es tuyo.',
    isUnlisted: true,
  },
  {
    // The service puts in what a link shows (`src/server/documents/sharedPage.ts`).
    path: '/compartido',
    title: '__TITLE__',
    description: '__DESCRIPTION__',
    isUnlisted: true,
  },
  {
    path: '/privacidad',
    title: 'Política de tratamiento de datos personales',
    description:
      'Qué datos guarda Ábaco, para qué, cuáles son tus derechos y cómo ejercerlos (Ley 1581 de 2012).',
  },
  {
    path: '/terminos',
    title: 'Términos de uso',
    description: 'Qué puedes esperar de Ábaco, qué son sus cifras y de quién es lo que escribes.',
  },
  {
    path: '/agora',
    title: 'Ágora, el sistema de diseño',
    description:
      'Botones, tarjetas, formularios, colores y tipografía con los que está hecho Ábaco.',
  },
];
