import MiniSearch from 'minisearch';
import { IDEAS_ALIKE } from '../contract/account-terms.ts';

interface Idea {
  id: string;
  title: string;
  text: string;
}

const bare = (term: string) =>
  term
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
/** Words that are in any sentence, and say nothing of what it is about. */
const EMPTY = new Set(
  'aan als bij dat de den der die dit door een en er het hij hun ik in is je kan kunnen maar me meer met mijn naar niet nog nu of om ook op over te tot uit van voor wat we wel wij wil willen worden ze zijn zou graag'.split(
    ' ',
  ),
);
const processTerm = (term: string) => {
  const word = bare(term);
  return word.length < 2 || EMPTY.has(word) ? null : word;
};

/** Which ideas are like a text, the most alike first: words count in the title most, also half typed and with a slip. */
export function alike<T extends Idea>(ideas: readonly T[], text: string): T[] {
  const search = new MiniSearch<Idea>({ fields: ['title', 'text'], processTerm });
  search.addAll(ideas.map(({ id, title, text: body }) => ({ id, title, text: body })));
  const byId = new Map(ideas.map((idea) => [idea.id, idea]));
  return search
    .search(text, { boost: { title: 3 }, prefix: true, fuzzy: 0.2 })
    .slice(0, IDEAS_ALIKE)
    .map(({ id }) => byId.get(id as string)!);
}
