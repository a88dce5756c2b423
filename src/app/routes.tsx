import { cards } from 'virtual:catalogue';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { AppFrame } from './AppFrame.tsx';
import { Loading } from './Loading.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RouteError } from './RouteError.tsx';
import { loadTool } from './tools/load.ts';

/** Pages load when they are visited: the first load holds the frame alone. */
const toolRoutes: RouteObject[] = cards.flatMap(({ id, path, aliases = [] }) =>
  [path, ...aliases].map((spelling) => ({
    path: spelling,
    lazy: async () => {
      const [{ ToolRoute }, tool] = await Promise.all([
        import('./tools/ToolRoute.tsx'),
        loadTool(id),
      ]);
      return { element: <ToolRoute tool={tool} /> };
    },
  })),
);

export function createRouter() {
  return createBrowserRouter([
    {
      element: <AppFrame />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <Loading />,
      children: [
        {
          errorElement: <RouteError />,
          children: [
            { path: '/', element: <Navigate to="/tools" replace /> },
            {
              path: '/tools',
              lazy: async () => ({ Component: (await import('./tools/ToolsPage.tsx')).ToolsPage }),
            },
            ...toolRoutes,
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ]);
}
