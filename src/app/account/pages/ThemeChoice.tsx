import { useSyncExternalStore } from 'react';
import { SegmentedControl } from '../../../ui/index.ts';
import { chooseTheme, onTheme, shownTheme, THEMES } from '../../../ui/chooseTheme.ts';

const OPTIONS = THEMES.map(([value, label]) => ({ value, label }));

/** Light, dark, or what the system prefers. */
export function ThemeChoice() {
  return (
    <SegmentedControl
      label="Tema"
      hideLabel
      options={OPTIONS}
      value={useSyncExternalStore(onTheme, shownTheme)}
      onValueChange={chooseTheme}
    />
  );
}
