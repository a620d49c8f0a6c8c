import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEMPLATE } from './school.ts';

/** Fills one demo school for the whole run; every server of the tests gets a copy of it. */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'spelwereld-e2e-'));
  const { status } = spawnSync('node', ['tools/demo/main.ts', 'zonder-zorg'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, SPELWERELD_DATA: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the demo school could not be made');
  process.env[TEMPLATE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
