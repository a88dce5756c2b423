import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter, createPath, useLocation } from 'react-router-dom';
import { ErrorScreen, UiProvider } from '../ui/index.ts';
import { arrived } from '../ui/backCloses.ts';
import { applyTheme } from '../ui/theme.ts';
import { listenToTravel } from '../workbench/page/leaving.ts';
import { AccountProvider } from './account/AccountProvider.tsx';
import { AppRoutes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

applyTheme();
// Before the router listens: what is edited asks before it is left by the back button.
listenToTravel();

// After all that the page needs.
if (import.meta.env.PROD) {
  const start = () => void import('./offline/keepOffline.ts').then((part) => part.keepOffline());
  window.addEventListener('load', () => setTimeout(start, 3000));
}

/** Says where the router is, for what is closed by 'back'. */
function Place() {
  const location = useLocation();
  useEffect(() => arrived(createPath(location)), [location]);
  return null;
}

createRoot(root).render(
  <StrictMode>
    <UiProvider>
      {/* The router of plain components: the one with data loading weighs 17 KiB more. */}
      <BrowserRouter>
        <Place />
        <ErrorBoundary FallbackComponent={ErrorScreen}>
          <AccountProvider>
            <AppRoutes />
          </AccountProvider>
        </ErrorBoundary>
      </BrowserRouter>
    </UiProvider>
  </StrictMode>,
);
