import { useEffect } from 'react';

/**
 * The title of the browser's tab, 'Simulador Hipotecario · Ábaco', and what the page says of itself
 * to those who link to it; without a description that of the whole product stays.
 */
export function useTitle(title: string, description?: string): void {
  useEffect(() => {
    document.title = `${title} · Ábaco`;
  }, [title]);
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta || description === undefined) return undefined;
    const before = meta.content;
    meta.content = description;
    return () => {
      meta.content = before;
    };
  }, [description]);
}
