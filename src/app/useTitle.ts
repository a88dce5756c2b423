import { useEffect } from 'react';

/** The title of the browser's tab: 'Simulador Hipotecario · Ábaco'. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Ábaco`;
  }, [title]);
}
