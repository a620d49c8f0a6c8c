import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deadPaths, deadReferences } from './references.ts';

const ROOT = join(import.meta.dirname, '../..');
const SELF = 'tools/checks/references';

/** Texts by path: of all that git knows or would take up. */
function textsOf(kinds: RegExp): Record<string, string> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const paths = listed.split('\n').filter((path) => kinds.test(path) && existsSync(join(ROOT, path)));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

it('finds every document, section and rule that code and documents name', () => {
  const files = Object.entries(textsOf(/\.(ts|tsx|cjs|mjs|js|css|md)$/)).filter(
    ([path]) => !path.startsWith(SELF),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(deadReferences(Object.fromEntries(files), textsOf(/\.md$/))).toEqual([]);
});

it('finds every path that documents name', () => {
  expect(deadPaths(textsOf(/\.md$/), Object.keys(textsOf(/./)))).toEqual([]);
  const dead = (text: string) =>
    deadPaths({ 'README.md': text }, ['web/app/paths.ts', 'web/app/routes/pupil.ts']);
  expect(dead('`web/app/routes`, `web/app/routes/` and `web/app/paths.ts`; `web/app/paths`')).toEqual([]);
  expect(dead('`web/app/router.tsx`')).toEqual(['README.md: web/app/router.tsx is not there']);
});

it('tells what leads nowhere', () => {
  const documents = {
    'scenes/README.md': '# Games\n\n### 1.4 Ladder\n\n## 6 Rules\n\n16. **60 fps**\n',
    'scenes/rups/README.md': '# Rups\n',
  };
  const dead = (text: string, file = 'engine/a.ts') => deadReferences({ [file]: text }, documents);
  expect(dead('/** The ladder (scenes/README.md 1.4). */')).toEqual([]);
  expect(dead('// Rule (scenes/README.md 6, rule 16).')).toEqual([]);
  expect(dead('See [the ladder](../README.md) 1.4.', 'scenes/rups/README.md')).toEqual([]);
  expect(dead('As README.md says.', 'scenes/rups/scene.ts')).toEqual([]);
  expect(dead('/app/licenses.md')).toEqual([]);
  expect(dead('/** games.md 1.4 */')).toEqual(['engine/a.ts: games.md is not there']);
  expect(dead('scenes/README.md 1.5')).toEqual(['engine/a.ts: scenes/README.md has no section 1.5']);
  expect(dead('scenes/README.md 1')).toEqual(['engine/a.ts: scenes/README.md has no section 1']);
  expect(dead('/**\n * The ladder of scenes/README.md\n * 1.5\n */')).toHaveLength(1);
  expect(dead('scenes/README.md 6, rule 17')).toEqual(['engine/a.ts: scenes/README.md has no rule 17']);
});
