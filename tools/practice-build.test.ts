import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';

const out = mkdtempSync(join(tmpdir(), 'practice-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

it('builds the practice policy as plain ES modules that Node loads alone, far from our packages', async () => {
  await build({
    configFile: new URL('practice.vite.config.ts', import.meta.url).pathname,
    logLevel: 'silent',
    build: { outDir: out },
  });
  writeFileSync(join(out, 'package.json'), '{ "type": "module" }');
  const program = `
    const { createEngine } = await import('./practice/index.js');
    const words = [{ id: 'boom', category: 'a' }, { id: 'roos', category: 'a' }];
    const engine = createEngine({ words, categories: [{ id: 'a' }], groepNorms: { 5: 0 }, seed: 1 });
    engine.addPupil({ id: 'sam', groep: 5 });
    console.log(engine.next({ pupil: 'sam', now: 0, session: 1, form: { kind: 'open' } }).wordId);`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: out });
  expect(['boom', 'roos']).toContain(String(said).trim());
});
