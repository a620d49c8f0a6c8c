// Checks the import rules of boundaries.cjs, and that every module git knows was really looked at: a parser
// that cannot load TypeScript would otherwise pass over nothing.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IFlattenedRuleSet,
  type IModule,
} from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const ROOMS = ['engine', 'scenes', 'server', 'web', 'tools'];

/** An import that breaks a rule: who imports whom. */
interface Violation {
  rule: string;
  from: string;
  to: string;
}

interface Verdict {
  looked: number;
  /** Modules that should have been looked at and were not. */
  missed: string[];
  violations: Violation[];
}

interface Rules extends IFlattenedRuleSet {
  forbidden: NonNullable<IFlattenedRuleSet['forbidden']>;
  options: ICruiseOptions;
  /** What to do when a rule is broken, by its name. */
  instead: Readonly<Record<string, string>>;
}

const RULES = createRequire(import.meta.url)('./boundaries.cjs') as Rules;
/** The one rule that is not about who imports whom, but about what it brings along. */
const DRAWS = {
  name: 'scene-art-is-data',
  comment:
    'Drawings are made when the app is built: the play of a game takes plain data of its art, or they would go to the pupil as code.',
};

/** Looks at every TypeScript module below `baseDir` and says which imports break a rule. */
export async function checkBoundaries(baseDir: string, expected: readonly string[]): Promise<Verdict> {
  const before = process.cwd();
  process.chdir(baseDir);
  try {
    const { output } = await cruise(
      ROOMS.filter((room) => existsSync(join(baseDir, room))),
      { ...RULES.options, ruleSet: { forbidden: RULES.forbidden }, validate: true },
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
      violations: [
        ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
        ...drawnInScenes(modules),
      ],
    };
  } finally {
    process.chdir(before);
  }
}

/** What an import brings in by name; constants, types, lists of names and the mixing of colours draw nothing. */
const DRAWING = /^import (type )?\{([^}]*)\} from '[./]+\/engine\/(?:drawing|foley)\/[\w/-]+\.ts';/gm;
const IS_DATA = /^(?:type \w+|[A-Z_0-9]+|mix|tones|words)$/;

/**
 * The play of a game may know of its art what is plain data, such as sizes and colours. Each import of art that draws, itself or by
 * what it imports.
 */
function drawnInScenes(modules: readonly IModule[]): Violation[] {
  const known = new Map(modules.map((module) => [module.source, module]));
  const isArt = (file: string) => /^scenes\/[^/]+\/art\//.test(file);
  const importsOf = (file: string) =>
    (known.get(file)?.dependencies ?? [])
      .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
      .map(({ resolved }) => resolved);
  const draws = (file: string): boolean =>
    [...readFileSync(file, 'utf8').matchAll(DRAWING)].some(
      ([, isType, names]) =>
        !isType && names!.split(',').some((name) => name.trim() && !IS_DATA.test(name.trim())),
    ) || importsOf(file).some((other) => isArt(other) && draws(other));
  return modules
    .map(({ source }) => source)
    .filter((file) => /^scenes\/[^/]+\/(?!art\/|.*\.test\.ts$)/.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((art) => isArt(art) && draws(art))
        .map((art) => ({ rule: DRAWS.name, from: file, to: art })),
    );
}

/** What is printed: by rule the imports that break it, a line that says why it is there, and one that says what to do. */
export function told(violations: readonly Violation[]): string[] {
  const names = [...new Set(violations.map(({ rule }) => rule))];
  return names.flatMap((name) => [
    ...violations.filter(({ rule }) => rule === name).map(({ from, to }) => `${name}: ${from} -> ${to}`),
    `  why: ${[...RULES.forbidden, DRAWS].find((rule) => rule.name === name)?.comment}`,
    `  instead: ${RULES.instead[name]}`,
  ]);
}

/** The names of all rules. */
export const ruleNames = (): string[] => [...RULES.forbidden, DRAWS].map(({ name }) => name!);

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
  for (const line of told(violations)) console.error(line);
  for (const file of missed) console.error(`not looked at: ${file}`);
  if (looked === 0 || missed.length || violations.length) process.exit(1);
  console.log(`The import rules hold in ${looked} modules.`);
}
