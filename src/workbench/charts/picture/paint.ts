/** A colour as every program that reads drawings knows it, and its opacity beside it. */
export interface Paint {
  /** '#rrggbb'. */
  readonly colour: string;
  /** From 0 to 1. */
  readonly opacity: number;
}

/**
 * The colour that a computed style names: 'rgb(75, 123, 255)', 'rgba(0, 0, 0, 0.1)' or
 * 'color(srgb 0.1 0.2 0.3 / 0.5)'. None for 'none', for a reference, and for what is transparent.
 */
export function paintOf(computed: string): Paint | null {
  const isColour = /^(rgba?|color)\(/.test(computed);
  const numbers = isColour ? (computed.match(/-?\d*\.?\d+(e-?\d+)?/g) ?? []).map(Number) : [];
  const [red, green, blue, opacity = 1] = numbers;
  if (red === undefined || green === undefined || blue === undefined || opacity === 0) return null;
  // The second notation counts from 0 to 1.
  const most = computed.startsWith('color(') ? 1 : 255;
  const digits = [red, green, blue].map((part) =>
    Math.round((Math.min(Math.max(part, 0), most) / most) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return { colour: `#${digits.join('')}`, opacity };
}

/** As attributes: `fill` and `fill-opacity`, or `stroke` and `stroke-opacity`. */
export function paintAttributes(
  what: 'fill' | 'stroke',
  computed: string,
  opacity = '1',
): Readonly<Record<string, string>> {
  const paint = paintOf(computed);
  // A reference to a gradient or a pattern stays what it is.
  if (!paint) return { [what]: computed.startsWith('url(') ? computed : 'none' };
  const whole = paint.opacity * Number(opacity);
  return {
    [what]: paint.colour,
    ...(whole < 1 ? { [`${what}-opacity`]: String(Number(whole.toFixed(3))) } : {}),
  };
}
