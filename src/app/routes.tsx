import { cards } from 'virtual:catalogue';
import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AppFrame } from './AppFrame.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { loadTool } from './tools/load.ts';

// Pages load when they are visited: the first load holds the frame alone.
const ToolsPage = lazy(async () => ({
  default: (await import('./tools/ToolsPage.tsx')).ToolsPage,
}));
const ToolRoute = lazy(async () => ({
  default: (await import('./tools/ToolRoute.tsx')).ToolRoute,
}));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppFrame />}>
        <Route path="/" element={<Navigate to="/tools" replace />} />
        <Route path="/tools" element={<ToolsPage />} />
        {cards.flatMap(({ id, path, aliases = [], subpaths = false }) =>
          [path, ...aliases].map((spelling) => (
            <Route
              key={spelling}
              path={subpaths ? `${spelling}/*` : spelling}
              element={<ToolRoute id={id} load={loadTool} />}
            />
          )),
        )}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
