/** The part of a KeyboardEvent by which a combination of keys is known. */
export interface PressedKeys {
  readonly key: string;
  /** Of the key as it lies, where that is known. */
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** 'Ctrl+Shift+Z' in its parts; of 'Ctrl++' the last one is the sign. */
function partsOf(keys: string): readonly string[] {
  return keys.split(/\+(?!$)/);
}

/** A keyboard in Spanish types an accent where Excel's key lies on others, and '[' only with AltGr. */
const LYING: Readonly<Record<string, string>> = { '[': 'BracketLeft' };

/** Whether an event is that combination; Cmd counts as Ctrl. A sign ('?') is one however it is typed. */
export function pressesKeys(keys: string, event: PressedKeys): boolean {
  const parts = partsOf(keys);
  const key = parts.at(-1) ?? '';
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  const isPressed =
    event.key.toLowerCase() === (key === 'Space' ? ' ' : key.toLowerCase()) ||
    (parts.includes('Ctrl') && LYING[key] !== undefined && event.code === LYING[key]);
  // With Cmd these are a browser's way back.
  if (event.metaKey && LYING[key] !== undefined) return false;
  return (
    isPressed &&
    (event.ctrlKey || event.metaKey) === parts.includes('Ctrl') &&
    event.altKey === parts.includes('Alt') &&
    (isSign || event.shiftKey === parts.includes('Shift'))
  );
}

/** Whether it types nothing by itself: such keys work while a text is edited. */
export function isShortcut(keys: string): boolean {
  const parts = partsOf(keys);
  return parts.includes('Ctrl') || parts.includes('Alt') || /^F\d/.test(parts.at(-1) ?? '');
}

const NAMES: Readonly<Record<string, string>> = {
  Shift: 'Mayús',
  Enter: 'Intro',
  Delete: 'Supr',
  Backspace: 'Retroceso',
  ContextMenu: 'Menú',
  Escape: 'Esc',
  Space: 'Espacio',
  Tab: 'Tab',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Home: 'Inicio',
  End: 'Fin',
  PageUp: 'Re Pág',
  PageDown: 'Av Pág',
  Arrows: 'Flechas',
};

/** As the keys are called on a keyboard in Spanish: `['Ctrl', 'Mayús', 'Z']`. */
export function keyNames(keys: string): readonly string[] {
  return partsOf(keys).map((part) => NAMES[part] ?? part);
}
