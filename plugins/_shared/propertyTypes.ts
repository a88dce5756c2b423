import type { Option } from '../../src/tool/index.ts';

/** What a property is used for, with what people's sheets say instead: 'Apto', 'Local comercial'. */
export const propertyTypes = [
  {
    value: 'Residencial',
    label: 'Residencial',
    icon: 'home',
    also: [
      'Apartamento',
      'Apto',
      'Apartaestudio',
      'Aparta suite',
      'Estudio',
      'Loft',
      'Penthouse',
      'Casa',
      'Cabaña',
      'Finca',
      'Vivienda',
      'Habitacional',
      'Multifamiliar',
    ],
  },
  {
    value: 'Comercial',
    label: 'Comercial',
    icon: 'store',
    also: ['Local', 'Oficina', 'Consultorio', 'Comercio', 'Hotel', 'Coworking'],
  },
  {
    value: 'Industrial',
    label: 'Industrial',
    icon: 'factory',
    also: ['Bodega', 'Nave', 'Fábrica', 'Minibodega'],
  },
  { value: 'Mixto', label: 'Mixto', icon: 'layers', also: ['Uso mixto'] },
] as const satisfies readonly Option[];
