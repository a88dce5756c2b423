// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { mutated, randomFrom } from '../../../../src/tool/testing/mutate.ts';
import tool from '../../tool.ts';
import { ProjectWorkspace } from './project-workspace.ts';

const OWNER = 7;
const LIST = 'operatormax.projects:7';

beforeEach(() => localStorage.clear());

test('whatever stands in the store, the tool opens a project', () => {
  new ProjectWorkspace(tool, OWNER).open();
  const whole = JSON.parse(localStorage.getItem(LIST) ?? '') as object;
  const random = randomFrom(20_261_122);
  for (let round = 0; round < 120; round++) {
    localStorage.clear();
    const text = JSON.stringify(mutated(whole, random)) ?? 'null';
    const cut = random(4) === 0 ? text.slice(0, random(text.length)) : text;
    localStorage.setItem(LIST, cut);
    const workspace = new ProjectWorkspace(tool, OWNER);
    for (const { id, name } of workspace.cases) {
      workspace.select(id);
      const open = workspace.open();
      expect(typeof name).toBe('string');
      expect(open?.session.calculation.value({ id: 'tir' })).toBeDefined();
    }
    expect(workspace.open()).not.toBeNull();
    // Nothing is lost: what can't be read stands somewhere.
    const texts = Object.keys(localStorage).map((key) => localStorage.getItem(key) ?? '');
    const isKept = texts.some((one) => one === cut) || workspace.store.setAside === null;
    expect(isKept || texts.includes(workspace.store.setAside ?? '')).toBe(true);
  }
}, 120_000);
