import type { Tile } from '../../exercise/index.ts';
import { mistakes, strayGraphemes } from '../confused.ts';
import type { ExerciseRequest } from '../request.ts';
import { belongsTo } from '../focus.ts';
import { common, dealt, heard, isClear, type Maker } from './parts.ts';

/** Graphemes that are taken for one another, by what children mix up. */
const SOUND_ALIKE: readonly (readonly string[])[] = [
  ...[
    ['ei', 'ij'],
    ['au', 'ou'],
    ['auw', 'ouw'],
    ['d', 't'],
    ['b', 'p'],
    ['f', 'v'],
    ['s', 'z'],
    ['ch', 'g'],
  ],
  ...[
    ['a', 'aa'],
    ['e', 'ee'],
    ['o', 'oo'],
    ['u', 'uu'],
    ['ie', 'i'],
    ['eu', 'ui'],
    ['ng', 'n'],
    ['aai', 'ooi', 'oei'],
    ['eeuw', 'ieuw', 'uw'],
  ],
];

/** Lay the graphemes of the word; the extra tiles are what children lay by mistake. */
export const makeBuild: Maker = (request) => {
  const { word, category, rng } = request;
  if (!isClear(word) || !belongsTo(word, category) || word.graphemes.length < 2) return undefined;
  const extra = strayTiles(request);
  const order = rng.shuffle([
    ...word.graphemes.map((text, place) => ({ text, place })),
    ...extra.map(({ text }) => ({ text, place: -1 })),
  ]);
  const tiles: Tile[] = order.map(({ text }, i) => ({ id: `t${i + 1}`, text }));
  const answer = word.graphemes.map((_, place) => `t${order.findIndex((tile) => tile.place === place) + 1}`);
  const rules = Object.fromEntries(
    extra.map(({ text, rule }) => [
      `t${order.findIndex((tile) => tile.place === -1 && tile.text === text) + 1}`,
      rule,
    ]),
  );
  const picture = request.media.picture(word);
  const prompt = { ...heard(request, 'Leg het woord.'), ...(picture && { picture }) };
  return dealt(
    request,
    { ...common(request), form: 'build', prompt, slots: word.graphemes.length, tiles, secondChance: true },
    { form: 'build', tiles: answer },
    { rules },
  );
};

/** Tiles of the word's own misspellings first, then graphemes that sound like one of the word; no two the same. */
function strayTiles(request: ExerciseRequest): { text: string; rule: string }[] {
  const { word, category, distractors, cap, rng } = request;
  const found = new Map<string, string>();
  for (const { text, rule } of mistakes(word, category)) {
    for (const tile of strayGraphemes(word, text)) if (!found.has(tile)) found.set(tile, rule);
  }
  for (const grapheme of rng.shuffle(word.graphemes)) {
    const alike = SOUND_ALIKE.find((group) => group.includes(grapheme))?.find(
      (other) => !word.graphemes.includes(other),
    );
    if (alike && !found.has(alike)) found.set(alike, category.id);
  }
  return [...found].slice(0, Math.min(distractors, cap)).map(([text, rule]) => ({ text, rule }));
}
