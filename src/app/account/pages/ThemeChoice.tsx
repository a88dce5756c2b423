import { useState } from 'react';
import { SegmentedControl } from '../../../ui/index.ts';
import { chooseTheme, chosenTheme } from '../../../ui/theme.ts';

const THEMES = [
  { value: 'system', label: 'Como el sistema' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
] as const;

/** Light, dark, or what the system prefers. */
export function ThemeChoice() {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <SegmentedControl
      label="Tema"
      hideLabel
      options={THEMES}
      value={theme}
      onValueChange={(next) => {
        setTheme(next);
        chooseTheme(next);
      }}
    />
  );
}
