import type { Block } from './blocks.ts';

/** Where the walk has what the guide needs of the world. */
export const ORIGIN = 'git://127.0.0.1/spelwereld.git';
export const SITE = 'spelling.mijnschool.nl';

/** Words of the block before which, or after which, something is done or looked at. */
export interface Beside {
  before?: string;
  after?: string;
}

/** What whoever follows the guide fills in. */
const FILLED: Record<string, string> = {
  '<address of the project>': ORIGIN,
  '<the copy>': '$(ls --sort=time /var/lib/spelwereld | grep --max-count=1 ^spelwereld-voor-)',
};

/** What they type when a command asks for it. */
const TYPED: Record<string, string> = { 'createuser --pwprompt': 'wachtwoord\nwachtwoord\n' };

/** Commands in sentences, and why they are not run there. */
export const TOLD: Record<string, string> = {
  'npm run guide': 'this walk itself',
  'node --version': 'on a Debian for which the guide is, it is new enough',
  'git pull': 'the name of a command that is in a block',
};

/** The block as it is followed: all that is to be filled in is. */
export function followed({ text, line }: Block): { text: string; typed: string } {
  let filled = text;
  for (const [asked, answer] of Object.entries(FILLED)) filled = filled.replaceAll(asked, answer);
  const [left] = /<[a-z][\w ]*>/.exec(filled) ?? [];
  if (left !== undefined) throw new Error(`${line}: nobody fills in ${left}`);
  const typed = Object.entries(TYPED).filter(([asking]) => text.includes(asking));
  return { text: filled, typed: typed.map(([, answer]) => answer).join('') };
}
