/** The workbench: shows any tool from its declaration. Views and pages of tools are made of these. */
export { HelpIcon } from './inputs/InputEditor.tsx';
export { ChartBlock } from './page/ChartBlock.tsx';
export { Figures } from './page/Figures.tsx';
export { FormulaBar } from './page/FormulaBar.tsx';
export { KeepingNotice } from './page/KeepingNotice.tsx';
export { Notices, Recommendations } from './page/Notices.tsx';
export { Results } from './page/Results.tsx';
export { useRevealer } from './page/reveal.ts';
export { SessionScope } from './page/SessionScope.tsx';
export { SheetGrid } from './page/SheetGrid.tsx';
export { ToolBody } from './page/ToolBody.tsx';
export { ToolPage } from './page/ToolPage.tsx';
export { Toolbar } from './page/Toolbar.tsx';
export { Session } from './session.ts';
export { Keeper, type Keeping, type SetAside } from './storage/keeper.ts';
export { type Found, Store, type Written } from './storage/store.ts';
export { useSession } from './useSession.ts';
