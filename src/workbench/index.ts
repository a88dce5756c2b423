/** The workbench: shows any tool from its declaration. */
export { Session } from './session.ts';
export { ToolBody } from './page/ToolBody.tsx';
export { ToolPage } from './page/ToolPage.tsx';
export { useSession } from './useSession.ts';
export { useRevealer } from './page/reveal.ts';
