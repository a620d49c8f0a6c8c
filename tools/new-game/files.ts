import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Form, GameManifest } from '../../engine/exercise/index.ts';

/** What is settled of a game before it is made. */
export type Promised = Pick<
  GameManifest,
  'title' | 'family' | 'forms' | 'round' | 'cap' | 'pace' | 'physics' | 'host'
>;

/** A small game that is whole; its parts are written anew under the name of the new one. */
const TEMPLATE = join(import.meta.dirname, 'template');
const CLASS = 'Sjabloon';
/** The files that play a form, and what they alone need. */
const PLAYS: Readonly<Record<Form, readonly string[]>> = {
  choose: ['choices-play', 'reading-text'],
  judge: ['choices-play', 'reading-text'],
  sort: ['choices-play', 'reading-text'],
  read: ['choices-play', 'reading-text'],
  build: ['row-play', 'plate', 'bell'],
  order: ['row-play', 'plate', 'bell'],
  split: ['cuts-play', 'bell'],
  type: ['typing-play'],
};

/** Files of a new game by their path in its folder; they pass the contract test as they are. */
export function filesOf(id: string, game: Promised): Record<string, string> {
  const { forms } = game;
  const played = new Set(forms.flatMap((form) => PLAYS[form]));
  const all = new Set(Object.values(PLAYS).flat());
  const files = globSync('**/*.ts', { cwd: TEMPLATE }).filter((file) => {
    const part = file.replace(/\.ts$/, '');
    return !all.has(part) || played.has(part);
  });
  return {
    'manifest.ts': manifest(id, game),
    'contract.test.ts': contract(id),
    ...Object.fromEntries(
      files.map((file) => {
        const text = readFileSync(join(TEMPLATE, file), 'utf8').replaceAll(
          /'((?:\.\.\/)+)\.\.\/(engine)\//g,
          "'$1$2/",
        );
        return [file, DRESSED[file]?.(text, game) ?? text];
      }),
    ),
  };
}

/** Files that are written by what the game is. */
const DRESSED: Readonly<Record<string, (text: string, game: Promised) => string>> = {
  'scene.ts': sceneOf,
  'game.ts': hostOf,
};

/** What its plays need: without a typed form the stage has it all. */
function hostOf(text: string, { forms }: Promised): string {
  if (forms.includes('type')) return text;
  return text.replace(
    /^export interface Game extends FormHost \{\n[^}]*\}$/m,
    'export type Game = FormHost;',
  );
}

/** The scene under its own name, with its own host, and only the forms that it plays. */
function sceneOf(text: string, { title, forms, host }: Promised): string {
  const kept = text.split('\n').filter((line) => {
    const form = /^ {4}(\w+): \(.*\) => new \w+Play/.exec(line)?.[1];
    const play = /from '\.\/([a-z]+-play)\.ts'/.exec(line)?.[1];
    return (
      (form === undefined || forms.some((one) => one === form)) &&
      (play === undefined || forms.some((one) => PLAYS[one].includes(play)))
    );
  });
  return kept
    .join('\n')
    .replace(`/** ${CLASS}:`, `/** ${title}:`)
    .replace(`class ${CLASS}`, `class ${classOf(title)}`)
    .replace("name: 'moes'", `name: '${host === 'krul' ? 'moes' : host}'`);
}

/** A class name from a title: without accents, spaces and signs. */
const classOf = (title: string) =>
  title
    .normalize('NFD')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((word) => word.replace(/[^a-zA-Z0-9]/g, ''))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/^\d+/, '') || CLASS;

const contract = (id: string) => `// @vitest-environment jsdom
import { keepsContract } from '../../engine/testing/contract/index.ts';
import { keepsPace } from '../../engine/testing/contract/pace.ts';
import { gameById } from '../index.ts';

keepsContract(gameById('${id}')!);
keepsPace(gameById('${id}')!);
`;

const manifest = (
  id: string,
  { title, family, forms, round, cap, pace, physics, host }: Promised,
) => `import type { GameManifest } from '../../engine/exercise/index.ts';

/** ${title}: what one does in it, in a line. */
export default {
  id: '${id}',
  title: ${JSON.stringify(title)},
  family: '${family}',
  forms: ${JSON.stringify(forms)},
  round: ${round},
  cap: ${cap},
  pace: '${pace}',
  physics: '${physics}',
  host: '${host}',
  explain: 'Doe wat er gevraagd wordt.',
  feat: 'Doe het 6 keer meteen goed.',
} as const satisfies GameManifest;
`;
