/** `npm run admin -- ORDER`: people, their sessions and invitations, from the command line. */
import path from 'node:path';
import { administer } from '../src/server/admin/run.ts';
import { readConfig } from '../src/server/config.ts';

try {
  const config = readConfig(process.env, path.resolve(import.meta.dirname, '..'));
  const said = await administer(process.argv.slice(2), config);
  if (said !== '') console.log(said);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
