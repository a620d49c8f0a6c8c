import type { PlaceState } from '../contract/practice.ts';
import type { Tomorrow } from '../contract/tasks.ts';
import { startOfDay } from '../data/day.ts';
import type { PupilRow } from '../data/schema.ts';
import type { Game } from './catalogue.ts';
import type { DealSettings, Matter } from './dealer.ts';
import { PLACES, stateOf, type PlaceLevel } from './island.ts';
import { travel } from './journey.ts';
import { levelKey } from './levels.ts';
import { listsOf } from './list-tasks.ts';
import { isShown, matterIn, placeOf, taskName } from './map.ts';
import { reasonForTeacher } from './policy/choices.ts';
import type { PracticeDeps } from './routes.ts';
import { dealRound } from './rounds.ts';
import type { PracticeSettings } from './settings.ts';

const HOUR_MS = 60 * 60 * 1000;
/** From midnight to about when school has begun on the next day. */
const TO_TOMORROW_MS = 33 * HOUR_MS;
/** Places that are told of: more nobody plays in a day. */
const MOST_TASKS = 5;
/** What a pupil finds first. */
const ORDER: readonly PlaceState[] = ['klaargezet', 'opfrissen', 'bezig', 'open'];

/**
 * What a pupil would get tomorrow, and why: the next round of each place that is open and not done. Nothing is stored of
 * it. `practice` tries settings out that are not saved.
 */
export async function tomorrowOf(
  deps: PracticeDeps,
  pupil: PupilRow,
  practice?: PracticeSettings,
): Promise<Tomorrow> {
  const { db, words, catalogue, dealer } = deps;
  const travelled = await travel(deps, pupil);
  const settings = (practice ?? travelled).settings;
  const at = startOfDay(Date.now()) + TO_TOMORROW_MS;
  const lists = await listsOf(
    db,
    travelled.tasks.flatMap((task) => task.word_list_id ?? []),
  );
  const open = travelled.tasks
    .filter((task) => isShown(task, travelled, lists))
    .map((task) => ({ task, state: stateOf(placeOf(task, travelled, catalogue.games.length), at) }))
    .filter(({ state }) => ORDER.includes(state))
    .sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
    .slice(0, MOST_TASKS);

  const tasks: Tomorrow['tasks'] = [];
  for (const { task, state } of open) {
    const matter = matterIn(task, lists);
    const game = gameFor(matter, settings);
    const seed = `${task.id}/${at}`;
    const deal =
      game && (await dealRound(deps, { pupil, game, matter, seed, now: at, ...(practice && { practice }) }));
    if (!game || !deal) continue;
    tasks.push({
      ...{ id: task.id, category: task.category, name: taskName(task, words, lists), state },
      why: whyThere(state, task.anchor, travelled.levels.get(levelKey(task))),
      game: game.title,
      words: deal.dealt.slice(0, deal.size).flatMap(({ exercise, solution }) => {
        const choice = deal.choices.of[exercise.id];
        if (!choice) return [];
        const { reason, p } = choice;
        return [{ word: solution.reveal.text, reason, why: reasonForTeacher(choice), p }];
      }),
    });
  }
  return { at, tasks };

  /** A game in which the matter is written, else the first that can play it. */
  function gameFor(matter: Matter, playable: DealSettings): Game | undefined {
    const fit = catalogue.games.flatMap((game) => {
      const form = dealer.formOf(game, matter, playable);
      return form ? [{ game, form }] : [];
    });
    return (fit.find(({ form }) => form === 'type') ?? fit[0])?.game;
  }
}

/** Why a place is on the map, for a teacher. */
function whyThere(state: PlaceState, anchor: number, level: PlaceLevel | undefined): string {
  if (state === 'klaargezet') return 'Klaargezet voor deze leerling.';
  if (state === 'opfrissen') return 'Eerder beheerst; nu is herhaling nodig.';
  if (level?.status === 'stap-terug')
    return 'Nog te moeilijk: wat hieraan voorafgaat krijgt een plek op de kaart.';
  if (anchor >= PLACES) return 'Eerder klaargezet en nog niet klaar.';
  return level ? `Mee bezig: ${level.answers} antwoorden tot nu toe.` : 'De volgende in de leerlijn.';
}
