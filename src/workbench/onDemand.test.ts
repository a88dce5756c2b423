import { expect, test, vi } from 'vitest';
import { toast } from '../ui/index.ts';
import { downloadJson } from './onDemand.ts';

vi.mock('./exchange/download.ts', () => {
  throw new Error('http://localhost/assets/download-1.js answered 404');
});

test('a part that is gone is told in plain words, and the file isn’t said to be there', async () => {
  const told = vi.spyOn(toast, 'error').mockReturnValue(() => undefined);
  expect(await downloadJson('copia.json', {})).toBe(false);
  expect(told).toHaveBeenCalledExactlyOnceWith(
    'No se pudo exportar: una parte de Ábaco no se pudo cargar (revisa la conexión o recarga la página)',
  );
});
