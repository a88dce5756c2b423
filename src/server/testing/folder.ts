import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder of the system's for temporary files, with what the service needs of a built app. */
export function createFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'abaco-test-'));
  mkdirSync(path.join(folder, 'dist'));
  mkdirSync(path.join(folder, 'courses'));
  writeFileSync(path.join(folder, 'dist/index.html'), '<!doctype html>');
  return folder;
}
