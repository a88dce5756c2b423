/**
 * Finds a LibreOffice that recalculates workbooks, or installs Debian's, and proves it by asking
 * its version. Tried in this order: $SOFFICE_PATH, one of the system, Debian's package.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { onPath } from '../../browser-sources.ts';

const run = promisify(execFile);
const MINUTE = 60_000;

const NAMES = ['soffice', 'libreoffice', 'localc'];

export interface Office {
  readonly program: string;
  readonly version: string;
}

export async function findOffice(say: (line: string) => void): Promise<Office> {
  const reasons: string[] = [];
  for (const find of [named, ...NAMES.map((name) => () => onPath(name)), () => installed(say)]) {
    try {
      const program = await find();
      const { stdout } = await run(program, ['--version'], { timeout: MINUTE });
      return { program, version: stdout.trim() };
    } catch (error) {
      reasons.push(`  ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`);
    }
  }
  throw new Error(
    `No LibreOffice to recalculate with. Install it or set SOFFICE_PATH. Tried:\n${reasons.join('\n')}`,
  );
}

function named(): string {
  const file = process.env['SOFFICE_PATH'];
  if (!file) throw new Error('SOFFICE_PATH is not set');
  return file;
}

async function installed(say: (line: string) => void): Promise<string> {
  if (process.getuid?.() !== 0) throw new Error('only root can install libreoffice-calc-nogui');
  say('No LibreOffice here: installing libreoffice-calc-nogui (some 150 MB, a few minutes)…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => run('apt-get', args, { timeout: 10 * MINUTE, env });
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', 'libreoffice-calc-nogui');
  return onPath('soffice');
}

/**
 * Always recalculate what is opened, and in one thread: with several, version 7.4 leaves some cells
 * as they were.
 */
const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Misc"><prop oor:name="FirstRun" oor:op="fuse"><value>false</value></prop></item>
<item oor:path="/org.openoffice.Office.Calc/Formula/Calculation"><prop oor:name="UseThreadedCalculationForFormulaGroups" oor:op="fuse"><value>false</value></prop></item>
</oor:items>`;

/** Opens workbooks, recalculates them and saves them under the same names in another folder. */
export async function recalculate(
  { program }: Office,
  files: readonly string[],
  work: string,
): Promise<string> {
  const profile = path.join(work, 'profile');
  const out = path.join(work, 'recalculated');
  mkdirSync(path.join(profile, 'user'), { recursive: true });
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(profile, 'user/registrymodifications.xcu'), SETTINGS);
  await run(
    program,
    [
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      '--headless',
      '--convert-to',
      'xlsx:Calc MS Excel 2007 XML',
      '--outdir',
      out,
      ...files,
    ],
    { timeout: 20 * MINUTE, maxBuffer: 1 << 24 },
  );
  return out;
}
