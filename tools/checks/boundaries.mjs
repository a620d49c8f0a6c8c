// Checks the import rules of boundaries.cjs, and that every module git knows was really looked at: a parser
// that cannot load TypeScript would otherwise pass over nothing.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const ROOMS = ['engine', 'scenes', 'server', 'web', 'tools'];

/**
 * Looks at every TypeScript module below `baseDir` and says which imports break a rule.
 * Returns { looked, expected, violations } with one line a violation.
 */
export async function checkBoundaries(baseDir, expectedModules) {
  const { forbidden, options } = createRequire(import.meta.url)('./boundaries.cjs');
  const tsConfig = extractTSConfig(`${baseDir}/tsconfig.json`);
  const { output } = await cruise(
    ROOMS,
    { ...options, baseDir, ruleSet: { forbidden }, validate: true },
    { extensions: options.enhancedResolveOptions.extensions },
    { tsConfig },
  );
  const looked = output.modules.filter((module) => /\.tsx?$/.test(module.source) && ROOMS.includes(module.source.split('/')[0]));
  return {
    looked: looked.length,
    expected: expectedModules.length,
    missed: expectedModules.filter((file) => !looked.some((module) => module.source === file)),
    violations: output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  };
}

/** The TypeScript modules that git tracks or would track. */
export const knownModules = (baseDir) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...ROOMS.flatMap((room) => [`${room}/**/*.ts`, `${room}/**/*.tsx`])], { cwd: baseDir, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && !file.endsWith('.d.ts'));

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { looked, expected, missed, violations } = await checkBoundaries(process.cwd(), knownModules(process.cwd()));
  for (const line of violations) console.error(line);
  for (const file of missed) console.error(`not looked at: ${file}`);
  if (looked === 0 || missed.length || violations.length) process.exit(1);
  console.log(`Import rules hold in ${looked} modules (git knows ${expected}).`);
}
