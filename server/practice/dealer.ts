import {
  DEFAULT_SETTINGS,
  explainOf,
  SHORTEST_ROUND,
  type Dealt,
  type Form,
  type PlaySettings,
  type Speech,
} from '../../engine/exercise/index.ts';
import type { PracticeFields } from '../contract/practice-fields.ts';
import type { Variant } from '../contract/variant.ts';
import type { Chooser, DealRequest, OwnWord, PracticeItems } from '../words/index.ts';
import { extrasOf, roundSize, type Game } from './catalogue.ts';

/** What a map says of a category. */
export interface MapCategory {
  id: string;
  /** What is practised, in a child's words. */
  goal: string;
  /** A few letters, parted by a bar. */
  sign: string;
  /** What stands on its building where that is not the sign: letters or an icon. */
  roof?: string;
}

/** A list of words that somebody made. */
export interface OwnList {
  id: string;
  /** Changes whenever its words do. */
  version: string;
  words: readonly OwnWord[];
}

/** What a task is about: a category, or a list of words. */
export type Matter = { category: string } | { list: OwnList };

/** A word as a test asks it. */
export interface AskedWord {
  id: string;
  text: string;
  /** What it shares with its other forms and with what it is compounded with. */
  family: string;
  graphemes: number;
  sentence?: string;
  /** Against the other words of its matter, in logits. */
  difficulty: number;
}

/** What practice needs of the word bank. */
export interface Words {
  /** The categories of the island of a school year, in the order in which they are practised. */
  categoriesOf(groep: number): readonly MapCategory[];
  category(id: string): MapCategory | undefined;
  /** All categories with the school year in which they are practised, in that order; some come back in later years. */
  line: readonly { id: string; groep: number }[];
  /** What the practice policy chooses from. */
  items: PracticeItems;
  /** The words of a category or list that can be asked by ear and written; none of what is only read. */
  asked(matter: Matter): readonly AskedWord[];
  /** A text as it is spoken (mp3). Throws `unavailable` when the voice can't. */
  sound(text: string, variant: Variant): Promise<Uint8Array>;
  deal(request: Omit<DealRequest, 'media' | 'category'> & Matter): Dealt[];
  /** A dealt round with the voice of a country, which is made ready: it is about to be played. */
  voiced(dealt: readonly Dealt[], variant: Variant): Dealt[];
  /** A line that is spoken, made ready too. */
  spoken(line: string, variant: Variant): Speech;
  /** Address where a word can be heard; it is spoken when somebody listens. */
  heardAt(word: string, variant: Variant): string;
}

/** A round as it can be played in a game. */
export interface Deal {
  form: Form;
  size: number;
  dealt: Dealt[];
}

/** How it is played, and what is not to be played. */
export type DealSettings = PlaySettings & Partial<Pick<PracticeFields, 'formsOff' | 'gamesOff'>>;

export interface DealWish {
  game: Game;
  matter: Matter;
  settings: DealSettings;
  seed: string;
  groep: number;
  /** Ids of words to keep for the end. */
  avoid?: ReadonlySet<string>;
  /** Share of the round that is dealt on top as reserve; the usual one when left out. */
  reserve?: number;
  /** Says which words are asked; without it they are drawn by chance. */
  choose?: Chooser;
  /** Says of an exercise that it is kept for a test; of a list that somebody made nothing is. */
  isKept?: (made: Dealt) => boolean;
}

export interface Dealer {
  /** Deals a round in the game's first form that fits the matter; undefined when none does. */
  deal(wish: DealWish): Deal | undefined;
  /** The spoken line of explanation of a game in the form in which it is played. */
  explain(game: Game, form: Form, variant: Variant): Speech;
  /** A dealt round as it is heard in a country; also one that was dealt before. */
  voiced(dealt: readonly Dealt[], variant: Variant): Dealt[];
  /** The form a round of this game would have for the matter; undefined when it can't be played. */
  formOf(game: Game, matter: Matter, settings: DealSettings): Form | undefined;
  /**
   * Finds out in which games each category can be played, so that no map has to wait for that. A little at a time: whoever asks
   * something goes first. Ends early once `signal` is aborted.
   */
  prepare(games: readonly Game[], signal: AbortSignal): Promise<void>;
}

/** What is tried beforehand: as most pupils practise first. */
const USUAL_SETTINGS = [true, false].map((noMisspellings) => ({ ...DEFAULT_SETTINGS, noMisspellings }));

/** Answers that are kept: those of all categories and of the lists that are played these days. */
const MOST_KNOWN = 20_000;

const nameOf = (matter: Matter) =>
  'list' in matter ? `${matter.list.id} ${matter.list.version}` : matter.category;

/** Deals rounds from the word bank, in the form that game and matter share. */
export function createDealer(words: Words): Dealer {
  const playable = new Map<string, boolean>();
  const canPlay = (game: Game, form: Form, matter: Matter, settings: PlaySettings) => {
    const key = [form, nameOf(matter), game.cap, settings.noMisspellings].join(' ');
    let known = playable.get(key);
    if (known === undefined) {
      const trial = words.deal({
        ...matter,
        form,
        size: SHORTEST_ROUND,
        reserve: 0,
        cap: game.cap,
        settings,
        seed: key,
      });
      known = trial.length >= SHORTEST_ROUND;
      if (playable.size >= MOST_KNOWN) playable.clear();
      playable.set(key, known);
    }
    return known;
  };
  const formOf: Dealer['formOf'] = (game, matter, settings) =>
    settings.gamesOff?.includes(game.id)
      ? undefined
      : game.forms.find(
          (form) => !settings.formsOff?.includes(form) && canPlay(game, form, matter, settings),
        );

  return {
    formOf,
    async prepare(games, signal) {
      const categories = new Set(words.line.map(({ id }) => id));
      for (const settings of USUAL_SETTINGS)
        for (const category of categories)
          for (const game of games) {
            if (signal.aborted) return;
            formOf(game, { category }, settings);
            await new Promise((resolve) => setImmediate(resolve));
          }
    },
    explain: (game, form, variant) => words.spoken(explainOf(game, form), variant),
    voiced: (dealt, variant) => words.voiced(dealt, variant),
    deal({ game, matter, settings, seed, groep, avoid, reserve, choose, isKept }) {
      const form = formOf(game, matter, settings);
      if (!form) return undefined;
      const wished = roundSize(game, form);
      const dealt = words.deal({
        ...matter,
        form,
        size: wished,
        cap: game.cap,
        extras: extrasOf(game, settings),
        settings,
        seed,
        groep,
        ...(avoid && { avoid }),
        ...(choose && { choose }),
        ...(isKept && { isKept }),
        ...(reserve !== undefined && { reserve }),
      });
      // A category keeps a word in hand for who wants more than a round; a list may be short.
      const inHand = 'category' in matter && reserve !== 0 ? 1 : 0;
      const most = Math.max(SHORTEST_ROUND, dealt.length - inHand);
      return { form, size: Math.min(wished, most, dealt.length), dealt };
    },
  };
}
