import { ListBlock, Rankings, ToolBody, useSession } from '../../src/workbench/index.ts';

const LIST = 'scenarios';

/** How the scenarios compare, above the scenarios themselves. */
export default function ScenarioView() {
  const { calculation } = useSession();
  const list = calculation.declaration.lists[LIST];
  return (
    <ToolBody
      lists={
        <>
          <Rankings />
          {list && <ListBlock id={LIST} list={list} />}
        </>
      }
      results={null}
    />
  );
}
