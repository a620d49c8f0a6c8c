// `npm run new-game -- vuurtoren "Vuurtoren" --forms=build,choose`: writes the folder of a new game that already passes the contract
// test. What stands in the folder already, its entry say, stays.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { FORMS, ROUND_SIZE, folderOf, type Form } from '../../engine/exercise/index.ts';
import { filesOf, type Promised } from './files.ts';

const SCENES = join(import.meta.dirname, '../../scenes');

/** What is wished of a new game on the command line. */
export interface Wish {
  id?: string | undefined;
  title?: string | undefined;
  /** Parted by commas, the primary one first. */
  forms?: string | undefined;
}

/** Reads a command line. */
export function wishOf(args: string[]): Wish {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { forms: { type: 'string' } },
  });
  return { id: positionals[0], title: positionals[1], forms: values.forms };
}

const formsOf = (forms: string): string[] => forms.split(',').map((form) => form.trim());
const isForm = (form: string): form is Form => (FORMS as readonly string[]).includes(form);

/** Why this can't be a new game, in Dutch; undefined when it can. */
export function refusal({ id, forms }: Wish, scenes = SCENES): string | undefined {
  if (!id)
    return 'Geef een naam voor het spel: npm run new-game -- vuurtoren "Vuurtoren" --forms=build,choose';
  if (!/^[a-z][a-z0-9]{2,29}$/.test(id))
    return `"${id}" kan niet: gebruik 3 tot 30 kleine letters en cijfers, zonder spaties.`;
  if (existsSync(join(scenes, folderOf(id), 'manifest.ts')))
    return `Er is al een spel "${id}" in scenes/${folderOf(id)}.`;
  const unknown = forms === undefined ? undefined : formsOf(forms).find((form) => !isForm(form));
  if (unknown !== undefined) return `"${unknown}" is geen vorm. Kies uit: ${FORMS.join(', ')}.`;
  return undefined;
}

/** What the manifest says: what a plain game is. */
function promised({ id = '', title, forms = 'choose' }: Wish): Promised {
  const played = formsOf(forms).filter(isForm) as [Form, ...Form[]];
  return {
    family: `nieuw/${id}`,
    cap: 4,
    pace: 'T',
    physics: 'none',
    host: 'moes',
    forms: played,
    round: ROUND_SIZE[played[0]],
    title: (title ?? `${id[0]!.toUpperCase()}${id.slice(1)}`).replaceAll("'", '\u2019'),
  };
}

/** Writes the folder of a new game and returns the paths of its files. Throws when `refusal` has a reason. */
export function writeGame(wish: Wish, scenes = SCENES): string[] {
  const reason = refusal(wish, scenes);
  const { id } = wish;
  if (!id || reason) throw new Error(reason);
  const game = promised(wish);
  const entry = { 'README.md': readmeOf(game) };
  const folder = join(scenes, folderOf(id));
  return Object.entries({ ...entry, ...filesOf(id, game) }).flatMap(([file, text]) => {
    const path = join(folder, file);
    if (existsSync(path)) return [];
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return [path];
  });
}

const PARTS =
  'Skill Fantasy Play How Pointer Keys Right Wrong End Turns t%/%n Rustig Art Sound Juice Unlike'.split(' ');

/** The entry of a new game: its heads, to be filled. */
const readmeOf = ({ title }: Promised) =>
  `# ${title}\n\n\`manifest.ts\` says family, forms, host, round and cap. How to read an entry: scenes/README.md 3.\n\n${PARTS.map((part) => `- **${part.replaceAll('%', ' ')}** …\n`).join('')}`;

if (import.meta.main) {
  const wish = wishOf(process.argv.slice(2));
  const reason = refusal(wish);
  if (!wish.id || reason) {
    console.error(reason);
    process.exit(1);
  }
  for (const path of writeGame(wish)) console.log(path);
  console.log(
    `Klaar. Lees scenes/README.md ("The first hour of a game") en kijk: npm run game -- ${wish.id}`,
  );
}
