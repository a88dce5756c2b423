import { Route, Routes } from 'react-router-dom';
import { lazyPart } from '../ui/index.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const AgoraPage = lazyPart(async () => (await import('./agora/AgoraPage.tsx')).AgoraPage);
const LegalPage = lazyPart(async () => (await import('./legal/LegalPage.tsx')).LegalPage);
const SharedPage = lazyPart(async () => (await import('./shared/SharedPage.tsx')).SharedPage);

/** Pages that few come to: the first load needn't know of them. */
export function OtherPages() {
  return (
    <Routes>
      <Route path="agora" element={<AgoraPage />} />
      <Route path="privacidad" element={<LegalPage kind="privacy" />} />
      <Route path="terminos" element={<LegalPage kind="terms" />} />
      <Route path="compartido/:token" element={<SharedPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
