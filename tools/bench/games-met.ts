// How many of all games a child plays in a school year: by what the panel of a place offers, and how a child chooses there.
import { join } from 'node:path';
import { createRng, DEFAULT_SETTINGS, type Rng } from '../../engine/exercise/index.ts';
import type { MapTask } from '../../server/contract/practice.ts';
import { readCatalogue } from '../../server/practice/catalogue.ts';
import { createDealer } from '../../server/practice/dealer.ts';
import { SILENT_SPEAKER, wordsOf } from '../../server/practice/words.ts';
import { createWordBank } from '../../server/words/index.ts';
import { offeredGames } from '../../web/pupil/map/offered.ts';

type TaskGame = MapTask['games'][number];

const ROOT = join(import.meta.dirname, '../..');
const GROEPEN = [3, 4, 5, 6, 7, 8];
const PUPILS = 20;
/** A school year as most schools practise: so many weeks, days a week and rounds a day. */
const WEEKS = 40;
const DAYS = 3;
const ROUNDS = 3;
/** Places that are open at a time, from the newest one backwards. */
const OPEN = 8;
/** Plays after which a game is a favourite, as the map says it. */
const FAVOURITE_PLAYS = 4;

interface Card {
  rng: Rng;
  cards: readonly TaskGame[];
  plays: ReadonlyMap<string, number>;
}

/** How a child picks one of the cards. */
const CHILDREN: Readonly<Record<string, (choice: Card) => TaskGame>> = {
  'neemt de eerste kaart': ({ cards }) => cards[0]!,
  'kiest zomaar': ({ rng, cards }) => rng.pick(cards),
  'kiest wat het het meest speelde': ({ rng, cards, plays }) => {
    const of = ({ id }: TaskGame) => plays.get(id) ?? 0;
    const most = Math.max(...cards.map(of));
    return rng.pick(cards.filter((card) => of(card) === most));
  },
};

/** Plays school years and prints what was met; true when every child is offered all games, and those who don't cling to one play them all. */
export async function benchGamesMet(): Promise<boolean> {
  const words = wordsOf(createWordBank(join(ROOT, 'assets')), SILENT_SPEAKER);
  const { games, game: manifest } = readCatalogue(join(ROOT, '.build/catalogue.json'));
  const dealer = createDealer(words);
  const known = new Map<string, readonly Omit<TaskGame, 'favourite' | 'fresh'>[]>();
  const gamesIn = (category: string) => {
    const found =
      known.get(category) ??
      games.flatMap((game) => {
        const form = dealer.formOf(game, { category }, DEFAULT_SETTINGS);
        return form ? [{ id: game.id, title: game.title, form, stars: 0 }] : [];
      });
    known.set(category, found);
    return found;
  };

  /** The year of one pupil: what was offered, and how often each game was played. */
  function schoolYear(line: readonly string[], pick: (choice: Card) => TaskGame, seed: string) {
    const rng = createRng(seed);
    const offered = new Set<string>();
    const plays = new Map<string, number>();
    let played: string[] = [];
    for (let visit = 0; visit < WEEKS * DAYS * ROUNDS; visit++) {
      const day = Math.floor(visit / ROUNDS);
      const newest = Math.floor(((day + 1) / (WEEKS * DAYS)) * (line.length - 1));
      const category = line[Math.max(0, newest - rng.below(OPEN))]!;
      const [favourite] = [...plays].sort((a, b) => b[1] - a[1]);
      const liked = favourite && favourite[1] >= FAVOURITE_PLAYS ? favourite[0] : undefined;
      const task = {
        id: `${seed}/${category}`,
        games: gamesIn(category).map((game) => ({
          ...game,
          favourite: game.id === liked,
          fresh: !plays.has(game.id),
        })),
      };
      const cards = offeredGames({ task, day: `${day}`, swap: 0, calm: false, played, visit, manifest });
      for (const { id } of cards) offered.add(id);
      const { id } = pick({ rng, cards, plays });
      plays.set(id, (plays.get(id) ?? 0) + 1);
      played = [id, ...played.filter((other) => other !== id)];
    }
    return { offered: offered.size, played: plays.size };
  }

  let holds = true;
  const rows = GROEPEN.flatMap((groep) => {
    const line = words.categoriesOf(groep).map(({ id }) => id);
    const all = new Set(line.flatMap((category) => gamesIn(category).map(({ id }) => id))).size;
    return Object.entries(CHILDREN).map(([child, pick], kind) => {
      const years = Array.from({ length: PUPILS }, (_, i) =>
        schoolYear(line, pick, `${groep}/${child}/${i}`),
      );
      const least = (of: 'offered' | 'played') => Math.min(...years.map((year) => year[of]));
      holds &&= all === games.length && least('offered') === games.length;
      if (kind < Object.keys(CHILDREN).length - 1) holds &&= least('played') === games.length;
      return {
        groep,
        kind: child,
        spellen: all,
        'minst aangeboden': least('offered'),
        'minst gespeeld': least('played'),
      };
    });
  });
  console.log(
    `Een schooljaar van ${WEEKS * DAYS * ROUNDS} ronden, ${PUPILS} kinderen per rij, ${games.length} spellen.`,
  );
  console.table(rows);
  return holds;
}
