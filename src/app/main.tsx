import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { UiProvider } from '../ui/index.ts';
import { createRouter } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <UiProvider>
      <RouterProvider router={createRouter()} />
    </UiProvider>
  </StrictMode>,
);
