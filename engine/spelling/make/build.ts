import { NO_RULE, type Tile } from '../../exercise/index.ts';
import { tokens } from '../analyse/index.ts';
import type { Recalled } from '../memo.ts';
import type { ExerciseRequest } from '../request.ts';
import { belongsTo } from '../focus.ts';
import { variantsOf } from '../variants.ts';
import { HINTS } from './hints.ts';
import { common, dealt, heard, isClear, type Maker } from './parts.ts';
import { wrongSpellings } from './wrong.ts';

/** Lay the graphemes of the word; the extra tiles are what children lay by mistake. */
export const makeBuild: Maker = (request) => {
  const { word, category, rng } = request;
  const own = tilesOf(word.graphemes);
  if (!isClear(word) || !belongsTo(word, category) || own.length < 2) return undefined;
  const extra = strayTiles(request, own);
  const order = rng.shuffle([
    ...own.map((text, place) => ({ text, place })),
    ...extra.map(({ text }) => ({ text, place: -1 })),
  ]);
  const tiles: Tile[] = order.map(({ text }, i) => ({ id: `t${i + 1}`, text }));
  const answer = own.map((_, place) => `t${order.findIndex((tile) => tile.place === place) + 1}`);
  const rules = Object.fromEntries(
    extra.map(({ text, rule }) => [
      `t${order.findIndex((tile) => tile.place === -1 && tile.text === text) + 1}`,
      rule,
    ]),
  );
  const picture = request.media.picture(word);
  const prompt = { ...heard(request, 'Leg het woord.'), ...(picture && { picture }) };
  const made = dealt(
    request,
    { ...common(request), form: 'build', prompt, slots: own.length, tiles, secondChance: true },
    { form: 'build', tiles: answer },
    { rules },
  );
  // With tiles of the word itself only the order can be wrong: that is heard, whatever the rule of the category.
  const hints = { ...made.solution.hints, [NO_RULE]: HINTS.hear };
  return { ...made, solution: { ...made.solution, hints } };
};

/** The graphemes as tiles: a space can't be seen, so it goes with what stands before it, as the 's of 's morgens. */
function tilesOf(graphemes: readonly string[]): string[] {
  const space = graphemes.indexOf(' ');
  if (space === -1) return [...graphemes];
  return [graphemes.slice(0, space).join(''), ...tilesOf(graphemes.slice(space + 1))];
}

/** As many tiles as are wished for that the misspellings of the word have and the word has not, likeliest first. */
function strayTiles(request: ExerciseRequest, own: readonly string[]): Recalled['tiles'] {
  const { word, category, lexicon, distractors, cap } = request;
  const count = Math.min(distractors, cap);
  return lexicon.memo.recall('tiles', `${category.id} ${count}`, word, () => foundTiles(request, own, count));
}

/** The first that make sense, no two the same, and none with which another right spelling could be laid (maïs, mais). */
function foundTiles(request: ExerciseRequest, own: readonly string[], count: number): Recalled['tiles'] {
  const found = new Map<string, string>();
  const variants = variantsOf(request.word.text);
  const laysVariant = (tile: string) => own.some((_, i) => variants.includes(own.with(i, tile).join('')));
  // Beside the tile 's no loose apostrophe: laid with an s it would look right.
  const isOwn = (tile: string) => own.some((one) => one === tile || (one[0] === "'" && one.includes(tile)));
  for (const { text, rule } of wrongSpellings(request)) {
    if (found.size >= count) break;
    // Words written apart have no tiles of their own.
    if (text.includes(' ') && !request.word.text.includes(' ')) continue;
    for (const tile of tilesOf(tokens(text).map((token) => token.text)))
      if (!isOwn(tile) && !laysVariant(tile) && !found.has(tile)) found.set(tile, rule);
  }
  return [...found].slice(0, count).map(([text, rule]) => ({ text, rule }));
}
