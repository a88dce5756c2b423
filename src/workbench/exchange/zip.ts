/** A file within a ZIP. */
export interface Entry {
  readonly name: string;
  readonly text: string;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Of the format's first version, which every program reads. */
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;

/** Files as one ZIP (APPNOTE 6.3), packed by the browser's own deflate; `now` is the date of all. */
export async function zipOf(entries: readonly Entry[], now: Date): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, text } of entries) {
    const [label, bytes] = [name, text].map((value) => new TextEncoder().encode(value));
    if (!label || !bytes) continue;
    const packed = await deflated(bytes);
    const shared = [
      [2, UTF8_NAMES],
      [2, DEFLATED],
      ...dosTime(now),
      [4, crc32(bytes)],
      [4, packed.length],
      [4, bytes.length],
      [2, label.length],
      [2, 0],
    ] as const;
    const head = joined([fields([[4, LOCAL], [2, VERSION], ...shared]), label, packed]);
    const rest = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ] as const;
    const entry = fields([[4, CENTRAL], [2, VERSION], [2, VERSION], ...shared, ...rest]);
    directory.push(joined([entry, label]));
    parts.push(head);
    at += head.length;
  }
  const central = joined(directory);
  const count = entries.length;
  const counts = [
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
  ] as const;
  const end = fields([[4, END], ...counts, [4, central.length], [4, at], [2, 0]]);
  return joined([...parts, central, end]);
}

async function deflated(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream();
  const packed = stream.pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Numbers of that many bytes each, the lowest byte first. */
function fields(numbers: readonly (readonly [bytes: number, value: number])[]): Uint8Array {
  return Uint8Array.from(
    numbers.flatMap(([bytes, value]) =>
      Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 0xff),
    ),
  );
}

/** The time in steps of two seconds, and the day since 1980. */
function dosTime(now: Date): [number, number][] {
  const time = (now.getHours() << 11) | (now.getMinutes() << 5) | (now.getSeconds() >> 1);
  const day = ((now.getFullYear() - 1980) << 9) | ((now.getMonth() + 1) << 5) | now.getDate();
  return [
    [2, time],
    [2, day],
  ];
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const POLYNOMIAL = 0xedb88320;

/** CRC-32 of IEEE 802.3. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 1) === 0 ? crc >>> 1 : (crc >>> 1) ^ POLYNOMIAL;
  }
  return ~crc >>> 0;
}
