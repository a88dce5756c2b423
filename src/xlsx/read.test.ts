import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { originOf } from './origin.ts';
import { readBook } from './read.ts';
import { writeBook } from './write.ts';

/** A ZIP of one deflated entry that declares some other size. */
function zipWith(name: string, content: Buffer, declared = content.length): Uint8Array {
  const packed = deflateRawSync(content);
  const label = Buffer.from(name);
  const head = (signature: number, length: number): Buffer => {
    const bytes = Buffer.alloc(length);
    const at = length === 30 ? 0 : 2;
    bytes.writeUInt32LE(signature, 0);
    bytes.writeUInt16LE(8, 8 + at);
    bytes.writeUInt32LE(packed.length, 18 + at);
    bytes.writeUInt32LE(declared, 22 + at);
    bytes.writeUInt16LE(label.length, 26 + at);
    return bytes;
  };
  const local = Buffer.concat([head(0x04034b50, 30), label, packed]);
  const central = Buffer.concat([head(0x02014b50, 46), label]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

const TYPES = '[Content_Types].xml';

describe('a file that is no workbook of ours', () => {
  it.each<[string, Uint8Array, RegExp]>([
    ['a text', Buffer.from('hola'), /no es un libro de Excel/],
    ['nothing', new Uint8Array(0), /no es un libro de Excel/],
    ['another ZIP', zipWith('a.txt', Buffer.from('a')), /no es un libro de Excel/],
    [
      'a ZIP of tables',
      zipWith('Notas.csv', Buffer.from('a;b')),
      /es un ZIP, no un libro de Excel: extrae sus CSV y elígelos uno por uno/,
    ],
    ['an old or locked one', Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), /contraseña/],
    ['macros', zipWith('xl/vbaProject.bin', Buffer.from('a')), /tiene macros/],
    ['a broken one', zipWith(TYPES, Buffer.from('<x')), /dañado/],
    ['a bomb', zipWith(TYPES, Buffer.alloc(20_000_000)), /ocupa demasiado/],
    ['a bomb that hides its size', zipWith(TYPES, Buffer.alloc(20_000_000), 0), /ocupa demasiado/],
    ['a bomb that lies', zipWith(TYPES, Buffer.alloc(20_000_000), 5_000), /dañado/],
    ['a large one', new Uint8Array(20_000_001), /20 MB/],
  ])('is refused with a sentence: %s', async (_, bytes, message) => {
    await expect(readBook(bytes)).rejects.toThrow(message);
  });

  it('is refused where it is a workbook of something else', async () => {
    const rows = [[{ value: 'Ventas', look: 'label' as const }]];
    const bytes = await writeBook({
      title: 'Otro',
      names: [],
      sheets: [{ name: 'Hoja 1', rows, widths: [] }],
    });
    const sheets = await readBook(bytes);
    expect(() => originOf(sheets)).toThrow(/no es una exportación de Ábaco/);
  });
});
