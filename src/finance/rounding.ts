/** Noise that a product of ten to twenty factors may have gathered, as a part of its size. */
const NOISE = 2 ** -49;
/** Of amounts beyond thousands of billions, where digits run out, a half has to be nearer than that. */
const MOST_NOISE = 0.01;
/** From here on every double is a whole number. */
const ALL_WHOLE = 2 ** 52;
/** A difference below half of this part of the amounts' size is noise. */
const PART = 1e-9;

/** The powers of ten that a double holds exactly; a power costs as much as all the rest of rounding. */
const POWERS_OF_TEN = Float64Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));

function powerOfTen(exponent: number): number {
  return POWERS_OF_TEN[exponent] ?? 10 ** exponent;
}

/**
 * Excel's ROUND: to `digits` decimal places, to tens, hundreds… where they are negative.
 *
 * Halves go away from zero (JavaScript sends −2.5 to −2), and what is a half but for the noise of
 * binary fractions counts as one: 1.005 is 1.01, and 240,077,100 × 1.045 is 250,880,570 though the
 * product of doubles lies a little below 250,880,569.5. Noise is less
 * than 2e-15 of the value.
 */
export function round(value: number, digits = 0): number {
  const places = Math.trunc(digits);
  if (!Number.isFinite(places)) return Number.NaN;
  const size = Math.abs(value);
  const scale = powerOfTen(Math.abs(places));
  const scaled = places < 0 ? size / scale : size * scale;
  // Whole already, or no number.
  if (!(scaled < ALL_WHOLE)) return value;
  const below = Math.floor(scaled);
  const half = 0.5 - Math.min(scaled * NOISE, MOST_NOISE);
  const whole = scaled - below >= half ? below + 1 : below;
  return Math.sign(value) * (places < 0 ? whole * scale : whole / scale);
}

/**
 * On which side of a limit a value lies: 1 above it, −1 below it, and 0 on it, which the noise of
 * binary fractions may hide: they are compared after rounding to 1e-9 of `size`.
 *
 * @param size How large the amounts are that the value was computed from, in its unit: a balance
 *   of 0 after millions came and went is 0 but for 1e-8. With a size of 0, as it is.
 */
export function compare(value: number, limit: number, size = 1): number {
  const difference = value - limit;
  const unit = Math.abs(size) * PART;
  return Math.sign(unit === 0 ? difference : Math.round(difference / unit)) + 0;
}

/** Decimals of a share that may be anything but noise. */
const SHARE_DIGITS = 9;

/** The share that makes this one whole: 33.4 for 66.6. */
export function restOf100(share: number): number {
  return round(100 - share, SHARE_DIGITS);
}
