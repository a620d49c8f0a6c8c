import { audit } from '../audit/audit.ts';
import { getPracticeTime } from '../contract/practice-time.ts';
import {
  getTomorrow,
  listReadyTasks,
  openTaskFor,
  setReadyTask,
  takeBackReadyTask,
  type ReadyTask,
} from '../contract/tasks.ts';
import { transact } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import { pupilsIn } from '../pupils/in-group.ts';
import { groupTime } from './group-time.ts';
import { refuseKept } from './kept-words.ts';
import { listsOf, type NamedList } from './list-tasks.ts';
import { placeName } from './place-name.ts';
import {
  findReadyTask,
  isAbout,
  playedSince,
  pupilsOfReady,
  readyOfGroup,
  setTaskReady,
  takeBack,
} from './ready.ts';
import type { PracticeDeps } from './rounds.ts';
import { isTaskOf, openTasks } from './somvensters.ts';
import { tomorrowOf } from './tomorrow.ts';

/** What staff set ready, open, and look at of what a pupil practises. `mapChanged` tells pupils who are there. */
export function taskRoutes(
  calls: Calls,
  deps: PracticeDeps,
  mapChanged: (pupilIds: readonly string[]) => void,
): void {
  const { db, words } = deps;

  calls.on(listReadyTasks, async ({ params }) => {
    const tasks = await readyTasks(params.account, params.group);
    return { tasks, total: tasks.length };
  });

  calls.on(getPracticeTime, ({ params }) => groupTime(db, params.group, Date.now()));

  calls.on(setReadyTask, async ({ session, params, body }) => {
    const { account, group, ready: id } = params;
    const { category = '', list = null, pupils, anyway } = body;
    if (list === null && !words.category(category))
      throw new Problem('invalid-fields', undefined, {
        fields: { category: 'Deze categorie bestaat niet.' },
      });
    const own = await pupilsIn(db, group, pupils);
    if (own.length < new Set(pupils).size)
      throw new Problem('invalid-fields', undefined, {
        fields: { pupils: 'Kies alleen {leerlingen} die nu in deze {groep} zitten.' },
      });
    if (list !== null) {
      const { words: chosen } = await findList(account, list);
      await refuseKept(
        db,
        own,
        chosen.map(({ word }) => word),
        anyway,
      );
    }
    const before = await earlierOf(id, { group, category, list });
    const row = {
      id,
      group_id: group,
      maker_id: session.id,
      category,
      word_list_id: list,
      set_at: Date.now(),
    };
    await transact(db, async (trx) => {
      await setTaskReady(trx, row, own);
      await audit(trx, {
        action: 'task-ready',
        actorId: session.id,
        accountId: account,
        subject: group,
        detail: `${list ?? category}, ${own.length} leerlingen`,
      });
    });
    // Also for whom it no longer stands ready.
    mapChanged([...new Set([...before, ...own])]);
    return (await readyTasks(account, group)).find((task) => task.id === id)!;
  });

  calls.on(takeBackReadyTask, async ({ session, params }) => {
    const { account, group, ready: id } = params;
    if (!(await findReadyTask(db, id, group))) throw notFound('Deze taak is niet gevonden.');
    await transact(db, async (trx) => {
      await takeBack(trx, id, Date.now());
      await audit(trx, { action: 'task-not-ready', actorId: session.id, accountId: account, subject: id });
    });
    mapChanged(await pupilsOfReady(db, id));
    return { id };
  });

  calls.on(openTaskFor, async ({ session, subject, params }) => {
    const pupil = subject.pupil!;
    const { task: id } = params;
    if (!(await isTaskOf(db, id, pupil.id))) throw notFound('Deze plek is niet gevonden.');
    await transact(db, async (trx) => {
      await openTasks(trx, [id], Date.now());
      await audit(trx, {
        action: 'task-opened',
        actorId: session.id,
        accountId: pupil.account_id,
        subject: pupil.id,
        detail: id,
      });
    });
    mapChanged([pupil.id]);
    return { id };
  });

  calls.on(getTomorrow, async ({ session, subject }) => {
    const pupil = subject.pupil!;
    const { account_id: accountId } = pupil;
    await audit(db, { action: 'practice-viewed', actorId: session.id, accountId, subject: pupil.id });
    return tomorrowOf(deps, pupil);
  });

  async function readyTasks(accountId: string, groupId: string): Promise<ReadyTask[]> {
    const rows = await readyOfGroup(db, groupId);
    const lists = await listsOf(
      db,
      rows.flatMap((row) => row.word_list_id ?? []),
      accountId,
    );
    const played = await playedSince(db, rows);
    return rows.flatMap(({ id, category, word_list_id: listId, set_at: setAt, pupils }) => {
      const list = listId === null ? undefined : lists.get(listId);
      // A list that was thrown away is no longer on any map.
      if (listId !== null && !list) return [];
      const found = words.category(category);
      const name = list?.name ?? (found ? placeName(found) : category);
      const own = pupils.filter((pupil) => played.has(`${id} ${pupil}`));
      return [{ id, category, ...(listId !== null && { list: listId }), name, setAt, pupils, played: own }];
    });
  }

  /** For whom this was set ready before. An id that was used for something else, here or in another group, can't be used again. */
  async function earlierOf(
    id: string,
    { group, category, list }: { group: string; category: string; list: string | null },
  ): Promise<string[]> {
    const taken = await findReadyTask(db, id);
    if (!taken) return [];
    if (taken.group_id !== group) throw notFound('Deze taak is niet gevonden.');
    if (!isAbout({ category, word_list_id: list }, taken))
      throw new Problem('conflict', 'Er is al iets anders klaargezet. Probeer het opnieuw.');
    return pupilsOfReady(db, id);
  }

  async function findList(account: string, list: string): Promise<NamedList> {
    const found = (await listsOf(db, [list], account)).get(list);
    if (!found) throw notFound('Deze woordenlijst is niet gevonden.');
    return found;
  }
}
