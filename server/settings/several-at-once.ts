import type { FieldName } from '../contract/practice-fields.ts';
import type { GroupRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import {
  applyPupils,
  applySettings,
  changedByStaff,
  linesOf,
  pupilState,
  settingState,
  type Doing,
  type PupilState,
} from './changes.ts';
import type { EffectDeps } from './effect.ts';
import { changeKept } from './emptied.ts';
import { asMessage, wrong } from './refusal.ts';
import { changesIn, findPupilSetting, findPupilSettings, pupilsOf, settingsOf } from './repository.ts';
import { foundIn, ofGroup } from './service.ts';

/** Gives several settings of a group the same last day (null: none any more), all of them or none, once per batch. */
export async function endAll(
  deps: EffectDeps,
  group: GroupRow,
  { to, settings }: { to: string | null; settings: readonly string[] },
  doing: Doing,
): Promise<void> {
  const lines = linesOf(doing, group.account_id, 'setting-saved', settings);
  await changeKept(deps, ofGroup(group), { now: doing.now, refused: asMessage, lines }, async (trx) => {
    if ((await changesIn(trx, doing.batch)).length > 0) return;
    const there = new Map((await settingsOf(trx, group.id)).map((row) => [row.id, row]));
    const steps = [...new Set(settings)].map((id) => {
      const row = foundIn(group.id, there.get(id));
      const state = settingState(row);
      if (state.isDefault)
        throw new Problem('conflict', `“${row.name}” is de standaard: die geldt altijd. Vink haar niet aan.`);
      if (to !== null && state.from !== null && to < state.from)
        throw wrong({ to: `Deze dag ligt voor de eerste dag van “${row.name}”.` });
      if (to === null && state.wholeGroup && state.from === null)
        throw new Problem(
          'conflict',
          `“${row.name}” is voor de hele {groep} en heeft een laatste dag nodig.`,
        );
      return { id, groupId: group.id, row, after: { ...state, to } };
    });
    await applySettings(trx, steps, doing);
  });
}

/**
 * Gives pupils of a group what one of them follows and differs in, all of them or none, once per batch. What a pupil differs in
 * otherwise stays. Throws `conflict` when it would leave one of them nothing to practise.
 */
export async function copyToPupils(
  deps: EffectDeps,
  group: GroupRow,
  { from, pupils }: { from: string; pupils: readonly string[] },
  doing: Doing,
): Promise<void> {
  const { db } = deps;
  const own = await pupilsOf(db, group.id);
  const to = own.filter(({ id }) => id !== from && pupils.includes(id));
  if (!own.some(({ id }) => id === from) || to.length !== new Set(pupils).size)
    throw notFound('{Deze leerling} zit niet in deze {groep}.');
  const there = (await settingsOf(db, group.id)).filter(({ archived_at }) => archived_at === null);
  const model = pupilState(await findPupilSetting(db, from));
  // What was chosen in an earlier group says nothing in this one.
  const chosen = there.some(({ id }) => id === model.chosen) ? model.chosen : null;
  const { from: first, to: last } = model;
  const after = (state: PupilState): PupilState => ({
    ...changedByStaff(state, model.fields, []),
    chosen,
    from: first,
    to: last,
  });
  if ((await changesIn(db, doing.batch)).length > 0) return;
  const names = new Map(to.map(({ id, name }) => [id, name]));
  const lines = linesOf(doing, group.account_id, 'setting-given', pupils);
  await changeKept(deps, ofGroup(group), { now: doing.now, refused: asMessage, lines }, async (trx) => {
    const steps = (await findPupilSettings(trx, names.keys())).map((row) => {
      const state = pupilState(row);
      const isOther = state.from !== first || state.to !== last;
      // Its other differences would hold on other days than they do now.
      const others = (Object.keys(state.fields) as FieldName[]).filter((field) => !(field in model.fields));
      if (isOther && others.length > 0)
        throw new Problem(
          'conflict',
          `${names.get(row.pupil_id)!} wijkt ook in iets anders af, in andere dagen. Vink {deze leerling} niet aan.`,
        );
      return { row, after: after(state) };
    });
    await applyPupils(trx, steps, doing);
  });
}
