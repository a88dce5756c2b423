import { expect, test } from 'vitest';
import { layoutAmongAll } from './ownFile.ts';
import { sheetOf } from './testing/planned.ts';

const FILE = sheetOf(`Portafolio | |
 | |
Cifras que deciden | |
Valor total | 600 | COP
 | |
Propiedades | |
Nombre | Valor (COP) | Riesgo
Norte | 300 | Bajo
 | |
Sur | 300 | Alto
 | |
Notas | |
Valor | Texto | Fuente
Valor de Norte | Avalúo | Banco`);

test('a list among all tables of its tool ends where the next one has its title', () => {
  expect(layoutAmongAll(FILE, 'Portafolio', 'Propiedades')).toEqual({
    head: 6,
    turned: false,
    begin: 5,
    end: 11,
  });
  const last = FILE.slice(0, 10);
  expect(layoutAmongAll(last, 'Portafolio', 'Propiedades')).not.toHaveProperty('end');
});

test('no other file is one of the tool', () => {
  expect(layoutAmongAll(FILE, 'Optimizador', 'Propiedades')).toBeNull();
  expect(layoutAmongAll(FILE, 'Portafolio', 'Zonas')).toBeNull();
  expect(layoutAmongAll(FILE.slice(5), 'Portafolio', 'Propiedades')).toBeNull();
});
