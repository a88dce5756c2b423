import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { crc32, zipOf } from './zip.ts';

const NOW = new Date(2025, 5, 30, 14, 45, 20);

/** The entries of a ZIP by its directory, as any reader finds them. */
function entriesOf(zip: Uint8Array): [name: string, text: string, crc: number][] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.length);
  const end = zip.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const found: [string, string, number][] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const [packed, nameLength] = [view.getUint32(at + 20, true), view.getUint16(at + 28, true)];
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength));
    const local = view.getUint32(at + 42, true);
    const from = local + 30 + view.getUint16(local + 26, true);
    const text = inflateRawSync(zip.subarray(from, from + packed)).toString('utf8');
    found.push([name, text, view.getUint32(at + 16, true)]);
    at += 46 + nameLength;
  }
  return found;
}

describe('a ZIP', () => {
  it('holds its files, names and texts in UTF-8', async () => {
    const long = 'fila;1\r\n'.repeat(5_000);
    const zip = await zipOf(
      [
        { name: 'Tabla de amortización.csv', text: 'Mes;Interés\r\n1;ñ€' },
        { name: 'Larga.csv', text: long },
        { name: 'Vacía.csv', text: '' },
      ],
      NOW,
    );
    const entries = entriesOf(zip);
    expect(entries.map(([name, text]) => [name, text])).toEqual([
      ['Tabla de amortización.csv', 'Mes;Interés\r\n1;ñ€'],
      ['Larga.csv', long],
      ['Vacía.csv', ''],
    ]);
    expect(entries[2]?.[2]).toBe(0);
    expect(zip.length).toBeLessThan(long.length / 10);
  });

  it('has the CRC that the standard gives for its check text', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });
});
