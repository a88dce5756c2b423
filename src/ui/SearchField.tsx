import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import styles from './SearchField.module.css';
import { TextInput } from './TextInput.tsx';

export interface SearchFieldProps {
  /** What is searched: its accessible name, and the placeholder unless there is another. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
  size?: 'sm' | 'md';
  className?: string;
}

/** A text to filter by, cleared by its button or by Escape. */
export function SearchField({
  label,
  value,
  onValueChange,
  placeholder,
  size = 'md',
  className,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={label}
      placeholder={placeholder ?? label}
      value={value}
      size={size}
      className={className}
      autoComplete="off"
      enterKeyHint="search"
      onChange={(event) => onValueChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        // A dialog around it stays open: this Escape has been used.
        event.stopPropagation();
        clear();
      }}
      prefix={<Search />}
      end={
        value !== '' && (
          <button
            type="button"
            aria-label="Borrar búsqueda"
            className={styles.clear}
            onClick={clear}
          >
            <X />
          </button>
        )
      }
    />
  );
}
