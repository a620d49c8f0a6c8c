// `npm run new-game -- vuurtoren "Vuurtoren" --forms=build,choose`: writes the folder of a new game that already passes the contract
// test. Of a game of the book its id is enough. What stands in the folder already, its entry say, stays.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { FORMS, ROUND_SIZE, folderOf, type Form } from '../../engine/exercise/index.ts';
import { BOOK, type Promised } from '../../scenes/book.ts';
import { filesOf } from './files.ts';

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
  if (!(id in BOOK) && !/^[a-z][a-z0-9]{2,29}$/.test(id))
    return `"${id}" kan niet: gebruik 3 tot 30 kleine letters en cijfers, zonder spaties.`;
  if (existsSync(join(scenes, folderOf(id), 'manifest.ts')))
    return `Er is al een spel "${id}" in scenes/${folderOf(id)}.`;
  const unknown = forms === undefined ? undefined : formsOf(forms).find((form) => !isForm(form));
  if (unknown !== undefined) return `"${unknown}" is geen vorm. Kies uit: ${FORMS.join(', ')}.`;
  return undefined;
}

/** What the manifest says: of a game of the book what stands there, else what a plain game is. */
function promised({ id = '', title, forms }: Wish): Promised {
  const known = BOOK[id];
  const wished = forms === undefined ? undefined : (formsOf(forms).filter(isForm) as [Form, ...Form[]]);
  const played = wished ?? known?.forms ?? (['choose'] as const);
  return {
    family: `nieuw/${id}`,
    cap: 4,
    pace: 'T',
    physics: 'none',
    host: 'moes',
    ...known,
    forms: played,
    round: known && played[0] === known.forms[0] ? known.round : ROUND_SIZE[played[0]],
    title: (title ?? known?.title ?? `${id[0]!.toUpperCase()}${id.slice(1)}`).replaceAll("'", '\u2019'),
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

/** The entry of a game that no book knows yet: its heads, to be filled. */
const readmeOf = ({ title }: Promised) =>
  `# ${title}\n\n\`manifest.ts\` says family, forms, host, round and cap. How to read an entry: scenes/README.md 3.\n\n${PARTS.map((part) => `- **${part.replaceAll('%', ' ')}** …\n`).join('')}`;

/** Takes a game out of the book: from now on its manifest says what stood there, and so says its entry. */
function strike(id: string) {
  const entry = join(SCENES, folderOf(id), 'README.md');
  const old = '[`../book.ts`](../book.ts) says, until there is a manifest,';
  writeFileSync(entry, readFileSync(entry, 'utf8').replace(old, '`manifest.ts` says'));
  const file = join(SCENES, 'book.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(new RegExp(`^  ${id}: \\{\\n(?:    .*\\n)+  \\},\\n`, 'm'), ''));
}

if (import.meta.main) {
  const wish = wishOf(process.argv.slice(2));
  const reason = refusal(wish);
  if (!wish.id || reason) {
    console.error(reason);
    process.exit(1);
  }
  for (const path of writeGame(wish)) console.log(path);
  if (wish.id in BOOK) strike(wish.id);
  console.log(
    `Klaar. Lees scenes/README.md ("The first hour of a game") en kijk: npm run game -- ${wish.id}`,
  );
}
