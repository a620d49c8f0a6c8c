import { join } from 'node:path';
import {
  DEFAULT_SETTINGS,
  explainOf,
  SHORTEST_ROUND,
  type Dealt,
  type Form,
  type PlaySettings,
  type Speech,
} from '../../engine/exercise/index.ts';
import { extrasOf, readCatalogue, type Game } from '../../server/practice/catalogue.ts';
import type { Matter } from '../../server/practice/dealer.ts';
import { wordsOf, type Speaker } from '../../server/practice/words.ts';
import { checkWords, createWordBank, openOwnWords } from '../../server/words/index.ts';
import type { Wish } from './wish.ts';

/** A round to look at, and what the author may choose from. */
export interface PreviewRound {
  form: Form;
  category: string;
  /** Exercises that make the round; two more are dealt in reserve. */
  size: number;
  dealt: Dealt[];
  settings: PlaySettings;
  explain: Speech;
  /** Categories that this game can play in this form. */
  categories: { id: string; goal: string }[];
  /** What of the pasted words can't be used. */
  refused: { given: string; reason: string }[];
}

/** Dealt at once, to find enough of the wished kind and length among them. */
const LOOKED_THROUGH = 80;
const RESERVE = 2;

/** Deals rounds as the server does, for whatever an author wants to see. */
export function createDealing(root: string, speaker: Speaker) {
  const bank = createWordBank(join(root, 'assets'));
  const words = wordsOf(bank, speaker);
  const catalogue = readCatalogue(join(root, '.build/catalogue.json'));
  const known = openOwnWords(bank.dictionary);
  const all = [
    ...new Map(
      [3, 4, 5, 6, 7, 8].flatMap((groep) => words.categoriesOf(groep)).map((one) => [one.id, one]),
    ).values(),
  ];
  const places = [...bank.categories, ...all.filter(({ id }) => !bank.category(id))];

  const settingsOf = (wish: Wish): PlaySettings => ({
    ...DEFAULT_SETTINGS,
    calm: wish.calm,
    support: wish.support,
    reducedMotion: wish.still,
    largeLetters: wish.large,
    wideLetters: wish.wide,
    captions: wish.captions,
    font: wish.font,
    tint: wish.tint,
    noMisspellings: !wish.misspellings,
    keyboard: wish.language === 'be' ? 'azerty' : 'qwerty',
    tempo: wish.tempo,
  });

  const dealFrom = (wish: Wish, game: Game, form: Form, matter: Matter, size: number): Dealt[] => {
    const fits = ({ exercise, solution }: Dealt) => {
      const { text } = solution.reveal;
      const isKind = wish.kind === undefined || !('kind' in exercise) || exercise.kind === wish.kind;
      // The wished length is that of words: a sentence may be as long as it is.
      const isSentence = exercise.form === 'order' || /[.?!]$/.test(text);
      return isKind && (isSentence || (text.length >= wish.shortest && text.length <= wish.longest));
    };
    const { distractors, groep, seed } = wish;
    const dealt = words.deal({
      ...matter,
      form,
      size,
      reserve: 0,
      cap: game.cap,
      settings: settingsOf(wish),
      seed,
      groep,
      extras: Math.min(extrasOf(game, settingsOf(wish)), distractors ?? Infinity),
      ...(distractors !== undefined && { distractors }),
    });
    return dealt.filter(fits);
  };

  return {
    games: catalogue.games,
    /** A round; undefined when the game is not there. Without exercises where nothing fits the wish. */
    deal(wish: Wish): PreviewRound | undefined {
      const game = catalogue.game(wish.game);
      if (!game) return undefined;
      const form = game.forms.find((one) => one === wish.form) ?? game.forms[0];
      const playable = places.filter(
        ({ id }) =>
          dealFrom(
            { ...wish, kind: undefined, shortest: 1, longest: 30 },
            game,
            form,
            { category: id },
            SHORTEST_ROUND,
          ).length > 0,
      );
      const lines = wish.words.trim() === '' ? [] : [...checkWords(wish.words, known)];
      const own = lines.flatMap(({ word, sentence }) =>
        word === undefined ? [] : [{ word, ...(sentence !== undefined && { sentence }) }],
      );
      const named = playable.filter(({ id }) => id === wish.category);
      const dealAll = (matter: Matter) => dealFrom(wish, game, form, matter, LOOKED_THROUGH);
      const { category, dealt: found } =
        own.length > 0
          ? {
              category: named[0]?.id ?? playable[0]?.id ?? '',
              dealt: dealAll({ list: { id: 'geplakt', version: wish.words, words: own } }),
            }
          : fullest(named.length > 0 ? named : playable, wish.count, dealAll);
      const dealt = found.slice(0, wish.count + RESERVE);
      const bare = wish.bare ? dealt.map(withoutPictures) : dealt;
      return {
        form,
        category,
        size: Math.max(0, Math.min(wish.count, bare.length)),
        dealt: words.voiced(bare, wish.language),
        settings: settingsOf(wish),
        explain: words.spoken(explainOf(game, form), wish.language),
        categories: playable.map(({ id, goal }) => ({ id, goal })),
        refused: lines.flatMap(({ given, reason }) => (reason === undefined ? [] : [{ given, reason }])),
      };
    },
  };
}

/**
 * The first category of which the whole round can be dealt; where none has enough, that with most. Of the first one of
 * the year a form may have a single word only.
 */
function fullest(
  categories: readonly { id: string }[],
  size: number,
  dealAll: (matter: Matter) => Dealt[],
): { category: string; dealt: Dealt[] } {
  let most: { category: string; dealt: Dealt[] } = { category: categories[0]?.id ?? '', dealt: [] };
  for (const { id } of categories) {
    const dealt = dealAll({ category: id });
    if (dealt.length > most.dealt.length) most = { category: id, dealt };
    if (most.dealt.length >= size) break;
  }
  return most;
}

/** Addresses where no picture is: what a pupil sees when the set can't be had. */
const withoutPictures = (dealt: Dealt): Dealt =>
  JSON.parse(JSON.stringify(dealt), (key, value: unknown) =>
    key === 'picture' && typeof value === 'object' && value !== null
      ? { ...value, url: '/geen-plaatje.webp' }
      : value,
  ) as Dealt;
