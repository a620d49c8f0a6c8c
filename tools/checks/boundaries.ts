// Checks the import rules of boundaries.cjs, and that every module git knows was really looked at: a parser
// that cannot load TypeScript would otherwise pass over nothing.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IFlattenedRuleSet, type ICruiseOptions } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const ROOMS = ['engine', 'scenes', 'server', 'web', 'tools'];

interface Verdict {
  looked: number;
  /** Modules that should have been looked at and were not. */
  missed: string[];
  /** One line per import that breaks a rule. */
  violations: string[];
}

/** Looks at every TypeScript module below `baseDir` and says which imports break a rule. */
export async function checkBoundaries(baseDir: string, expected: readonly string[]): Promise<Verdict> {
  const rules = createRequire(import.meta.url)('./boundaries.cjs') as IFlattenedRuleSet & {
    options: ICruiseOptions;
  };
  const before = process.cwd();
  process.chdir(baseDir);
  try {
    const { output } = await cruise(
      ROOMS.filter((room) => existsSync(join(baseDir, room))),
      { ...rules.options, ruleSet: { forbidden: rules.forbidden }, validate: true },
      undefined,
      { tsConfig: extractTSConfig(join(baseDir, 'tsconfig.json')) },
    );
    const { modules, summary } = output as ICruiseResult;
    const looked = new Set(
      modules
        .map((module) => module.source)
        .filter((source) => /^(engine|scenes|server|web|tools)\/.*\.tsx?$/.test(source)),
    );
    return {
      looked: looked.size,
      missed: expected.filter((file) => !looked.has(file)),
      violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
    };
  } finally {
    process.chdir(before);
  }
}

/** The TypeScript modules that git tracks or would track. */
export const knownModules = (baseDir: string): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx'], {
    cwd: baseDir,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (file) =>
        ROOMS.includes(file.split('/')[0]!) && !file.endsWith('.d.ts') && existsSync(join(baseDir, file)),
    );

if (import.meta.main) {
  const { looked, missed, violations } = await checkBoundaries(process.cwd(), knownModules(process.cwd()));
  for (const line of violations) console.error(line);
  for (const file of missed) console.error(`not looked at: ${file}`);
  if (looked === 0 || missed.length || violations.length) process.exit(1);
  console.log(`The import rules hold in ${looked} modules.`);
}
