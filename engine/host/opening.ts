import type { GameArt, GameEntry, MapStart, RoundStart } from '../bridge/index.ts';
import { Round, type Dealt, type GameManifest, type PlaySettings, type Speech } from '../exercise/index.ts';
import type { MapDeps, PackDeps, RoundDeps, SceneDeps } from '../stage/deps.ts';

/** What is opened: a game with its round, or the map. */
export interface Opening {
  screen: 'game' | 'map';
  id: string;
  title: string;
  /** Prefix of its textures. */
  folder: string;
  seed: string;
  settings: PlaySettings;
  physics: GameManifest['physics'];
  load(): Promise<unknown>;
  art: GameArt;
  /** Art that may be fetched later, and the names of what is needed at once. */
  packs: Readonly<Record<string, GameArt>>;
  first: readonly string[];
  /** Recordings that are needed first. */
  speech: readonly Speech[];
  round?: Round;
  /** What this kind of scene gets besides what every scene gets. */
  deps: Omit<RoundDeps, keyof SceneDeps> | Omit<MapDeps, keyof SceneDeps | keyof PackDeps>;
  avatar: MapStart['avatar'];
}

/** Recordings that are fetched before the first exercise. */
const FIRST_SPEECH = 6;

/** A game and the round that is played in it, which may have been begun before. */
export function openingOfGame(
  { manifest, folder, art, load }: GameEntry,
  start: RoundStart,
  settings: PlaySettings,
): Opening {
  const { answers, earned, picker, seed, avatar, firstVisit, explain: explainSpeech } = start;
  const round = roundOf(start, { earlier: answers, earned });
  const example = exampleFor(start);
  // Where nobody picks, the reserve is never asked.
  const speech = speechOf(picker ? start.dealt : start.dealt.slice(0, start.size));
  return {
    screen: 'game',
    id: manifest.id,
    title: manifest.title,
    folder,
    seed,
    settings,
    physics: manifest.physics,
    load,
    art,
    packs: {},
    first: [],
    speech: [...(explainSpeech ? [explainSpeech] : []), ...speech.slice(0, FIRST_SPEECH)],
    round,
    deps: { manifest, round, replays: true, example, firstVisit, speech, explainSpeech },
    avatar,
  };
}

/** The world map. */
export function openingOfMap(start: MapStart, settings: PlaySettings): Opening {
  const { load, art, packs = {}, first = [], seed, map, avatar } = start;
  return {
    screen: 'map',
    id: 'landkaart',
    title: 'Landkaart',
    folder: 'landkaart',
    seed,
    settings,
    physics: 'none',
    load,
    art,
    packs,
    first,
    speech: [],
    deps: { map },
    avatar,
  };
}

/**
 * The same opening after an error. The round is built anew from its log: an exercise whose feedback broke off is
 * over, and is not asked again.
 */
export function openingAgain(opening: Opening, start: RoundStart): Opening {
  if (!opening.round) return opening;
  const { log, earned } = opening.round;
  const round = roundOf(start, { earlier: log, earned });
  // What broke may break again: the exercise starts anew.
  return { ...opening, round, deps: { ...opening.deps, round, replays: false } as Opening['deps'] };
}

/** The round of a start, with what was answered and earned in it before. What the example shows is not asked in it. */
function roundOf(
  start: RoundStart,
  { earlier, earned }: { earlier: RoundStart['answers']; earned: RoundStart['earned'] },
): Round {
  const { size, tips, picker, firstVisit } = start;
  const example = firstVisit ? exampleFor(start) : undefined;
  return new Round({
    size,
    dealt: start.dealt.filter((one) => one !== example),
    ...(earlier && { earlier }),
    ...(earned && { earned }),
    ...(tips !== undefined && { tips }),
    ...(picker && { picker }),
  });
}

/** The exercise for the example: one of the reserve, so that it gives away nothing of the round; the shortest. */
function exampleFor({ dealt, size }: RoundStart): Dealt | undefined {
  const form = dealt[0]?.exercise.form;
  const reserve = dealt.slice(size).filter(({ exercise }) => exercise.form === form);
  const length = ({ solution }: Dealt) => solution.reveal.text.length;
  return reserve.reduce<Dealt | undefined>(
    (best, one) => (best && length(best) <= length(one) ? best : one),
    undefined,
  );
}

/** All recordings that the prompts of a round name, in the order of the deal. */
const speechOf = (dealt: readonly Dealt[]): Speech[] =>
  dealt.flatMap(({ exercise }) => (exercise.prompt.speech ? [exercise.prompt.speech] : []));
