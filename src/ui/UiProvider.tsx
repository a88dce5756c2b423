import './tokens.css';
import './aside.css';
import './base.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import { ToastHost } from './ToastHost.tsx';

/**
 * Wraps the app once: global styles, notifications, and Base UI without the style elements that the
 * content policy forbids.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      {children}
      <ToastHost />
    </CSPProvider>
  );
}
