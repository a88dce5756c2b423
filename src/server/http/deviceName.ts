/** What a request was sent with, in words for its owner: 'Chrome en Windows'. */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent ?? '';
  const browser = nameIn(BROWSERS, text);
  const system = nameIn(SYSTEMS, text);
  if (browser === null) return system === null ? 'Otro programa' : `Otro programa en ${system}`;
  return system === null ? browser : `${browser} en ${system}`;
}

type Names = readonly (readonly [sign: RegExp, name: string])[];

/** Browsers name those that they descend from as well, so the youngest come first. */
const BROWSERS: Names = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: Names, text: string): string | null =>
  names.find(([sign]) => sign.test(text))?.[1] ?? null;
