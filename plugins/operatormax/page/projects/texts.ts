export const unkept = (name: string): string =>
  `El proyecto «${name}» no se pudo guardar en este navegador y solo está en esta pestaña. Expórtalo antes de cerrarla.`;
