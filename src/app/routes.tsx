import { cards } from 'virtual:catalogue';
import { Route, Routes } from 'react-router-dom';
import { AuthFrame } from './account/AuthFrame.tsx';
import { RequireAccount } from './account/RequireAccount.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { AppFrame } from './AppFrame.tsx';
import { lazyPart } from '../ui/index.ts';
import { loadTool } from './tools/load.ts';

// Pages load when they are visited: the first load holds the frame alone.
const OtherPages = lazyPart(async () => (await import('./OtherPages.tsx')).OtherPages);
const LandingPage = lazyPart(async () => (await import('./landing/LandingPage.tsx')).LandingPage);
const LoginPage = lazyPart(async () => (await import('./account/pages/LoginPage.tsx')).LoginPage);
const SignupPage = lazyPart(
  async () => (await import('./account/pages/SignupPage.tsx')).SignupPage,
);
const LinkPages = lazyPart(async () => (await import('./account/pages/LinkPages.tsx')).LinkPages);
const AccountPage = lazyPart(
  async () => (await import('./account/pages/AccountPage.tsx')).AccountPage,
);
const QueryScope = lazyPart(async () => (await import('./queries/QueryScope.tsx')).QueryScope);
const HomePage = lazyPart(async () => (await import('./home/HomePage.tsx')).HomePage);
const LearnPage = lazyPart(async () => (await import('./courses/LearnPage.tsx')).LearnPage);
const CoursePages = lazyPart(async () => (await import('./courses/CoursePages.tsx')).CoursePages);
const ToolsPage = lazyPart(async () => (await import('./tools/ToolsPage.tsx')).ToolsPage);
const FunctionsPage = lazyPart(
  async () => (await import('./functions/FunctionsPage.tsx')).FunctionsPage,
);
const ToolRoute = lazyPart(async () => (await import('./tools/ToolRoute.tsx')).ToolRoute);

/** The tool's own files, and those of what shows it, are asked for beside those of its page. */
function ToolPlace({ id }: { id: string }) {
  loadTool(id)
    .then((tool) => (tool.page ?? tool.view)?.())
    // What doesn't arrive is said by the page.
    .catch(() => undefined);
  return <ToolRoute id={id} load={loadTool} />;
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AuthFrame />}>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/signup" element={<SignupPage />} />
        <Route path="/register" element={<SignupPage />} />
        <Route path="/forgot-password" element={<LinkPages />} />
        <Route path="/reset-password" element={<LinkPages />} />
        <Route path="/confirm-email" element={<LinkPages />} />
      </Route>
      <Route element={<PageOutlet />}>
        <Route path="/" element={<LandingPage />} />
      </Route>
      <Route element={<AppFrame />}>
        <Route element={<RequireAccount cards={cards} />}>
          <Route element={<QueryScope />}>
            <Route path="/home/account" element={<AccountPage />} />
            <Route path="/home" element={<HomePage />} />
            <Route path="/learn" element={<LearnPage />} />
            <Route path="/course/*" element={<CoursePages />} />
          </Route>
          <Route path="/tools" element={<ToolsPage />} />
          <Route path="/tools/funciones" element={<FunctionsPage />} />
          {cards.flatMap(({ id, path, aliases = [], subpaths = false }) =>
            [path, ...aliases].map((spelling) => (
              <Route
                key={spelling}
                path={subpaths ? `${spelling}/*` : spelling}
                element={<ToolPlace id={id} />}
              />
            )),
          )}
        </Route>
        <Route path="*" element={<OtherPages />} />
      </Route>
    </Routes>
  );
}
