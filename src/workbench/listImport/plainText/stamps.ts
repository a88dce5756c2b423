/* Where several messages are copied together, each begins with when it was sent and by whom. */

const DATE = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}`;
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?\s*m\.?)?`;
/** In brackets, in either order, or before a dash. */
const SENT = String.raw`(?:\[(?:${DATE},?\s+${TIME}|${TIME},?\s+${DATE})\]|${DATE},?\s+${TIME}\s+[-–])`;
/** Without a sender a date may be a cell. Marks of the direction of writing may stand around each part. */
const STAMP = new RegExp(String.raw`^[\p{Cf}\s]*${SENT}[\p{Cf}\s]*[^:]{1,60}:[\p{Cf}\s]*`, 'iu');

/** The same lines without it; as they are where nothing else would remain. */
export function withoutStamps(lines: readonly string[]): readonly string[] {
  const bare = lines.map((line) => line.replace(STAMP, ''));
  return bare.some((line) => line.trim() !== '') ? bare : lines;
}
