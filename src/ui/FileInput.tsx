import type { Ref } from 'react';

export interface FileInputProps {
  /** To open the choice of files: `ref.current?.click()`. */
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Types and endings, as HTML's `accept`. */
  accept: string;
  onFile: (file: File) => void;
}

/** Opened by a button or a menu; itself out of sight. */
export function FileInput({ ref, label, accept, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      hidden
      aria-label={label}
      onChange={(event) => {
        const chosen = event.target.files?.[0];
        // The same file may be chosen again after it was mended.
        event.target.value = '';
        if (chosen) onFile(chosen);
      }}
    />
  );
}
