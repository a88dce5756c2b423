import { Route, Routes } from 'react-router-dom';
import { lazyPart } from '../ui/index.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const SharedPage = lazyPart(async () => (await import('./shared/SharedPage.tsx')).SharedPage);

/** Pages that nobody comes to from within the app: the first load needn't know of them. */
export function OtherPages() {
  return (
    <Routes>
      <Route path="compartido/:token" element={<SharedPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
