import type { z } from 'zod';
import { audit } from '../audit/audit.ts';
import type { Session } from '../auth/sessions.ts';
import { plansOver } from '../care/in-practice.ts';
import { reachOf } from '../contract/permissions.ts';
import { layered, type PracticeFields } from '../contract/practice-fields.ts';
import {
  getPupilSetting,
  previewTomorrow,
  savePupilSetting,
  undoPupilSetting,
  type PupilSetting,
} from '../contract/pupil-settings.ts';
import {
  checkSetting,
  copyPupilSetting,
  endSettings,
  getSetting,
  giveSetting,
  listSettings,
  markSetting,
  saveSetting,
  settingOptions,
  trashSetting,
  undoSetting,
} from '../contract/settings.ts';
import { nameOfDay } from '../data/day.ts';
import type { PupilRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { nextPracticeDay } from '../practice/practice-time.ts';
import type { PracticeDeps } from '../practice/rounds.ts';
import { planEffectOn } from '../practice/plan-effect.ts';
import { practiceOf } from '../practice/settings.ts';
import { tomorrowOf } from '../practice/tomorrow.ts';
import { pupilName } from '../pupils/name.ts';
import { changeOf } from './changes.ts';
import { telling, type Tell } from './concerned.ts';
import { effectOf } from './effect.ts';
import { readStand } from './emptied.ts';
import { chosenOver, ownOn, parseFields, withChosen } from './fields.ts';
import { isInPeriod } from './follow.ts';
import { lineOn } from './methods.ts';
import { nothingLeft, type NothingLeft } from './nothing-left.ts';
import { optionsOf } from './options.ts';
import { readCalendar, readFields, readWithoutOwn } from './read.ts';
import { ensureDefaults, findPupilSetting, groupOf, historyOf, settingsOf } from './repository.ts';
import { giveToPupils, inheritedBy, ofPupil, savePupil } from './pupil.ts';
import { forGroup, forPupil, markGroupSetting, saveGroupSetting, settingIn } from './service.ts';
import { copyToPupils, endAll } from './several-at-once.ts';
import { trashGroupSetting } from './trash.ts';
import { undoChange } from './undo.ts';
import { asFollower, asSetting, timeOf } from './view.ts';

/** Practice settings of groups and pupils. `tell` reaches pupils who are there: the map says when is practised. */
export function settingRoutes(calls: Calls, deps: PracticeDeps, tell: Tell): void {
  const { db, words, catalogue } = deps;
  const today = () => nameOfDay(Date.now());
  const doing = (session: Session, batch: string) => ({ batch, actorId: session.id, now: Date.now() });

  const inGroup = <T>({ group }: { group: string }, change: () => Promise<T>) =>
    telling({ db, tell }, [group], change);

  calls.on(listSettings, async ({ params }) => {
    await ensureDefaults(db, [params.group], Date.now());
    const rows = await settingsOf(db, params.group);
    const settings = rows.map((row) => asSetting(row, today()));
    return { settings, pupils: await followers(params), total: settings.length };
  });

  calls.on(settingOptions, ({ subject }) => optionsOf(db, words, catalogue, subject.account!, today()));

  calls.on(getSetting, async ({ params }) => {
    const row = await settingIn(db, params.group, params.setting);
    const changes = await historyOf(db, { setting_id: row.id });
    return { setting: asSetting(row, today()), changes: changes.map(changeOf) };
  });

  calls.on(saveSetting, async ({ session, subject, params, body }) => {
    const effect = await inGroup(params, () =>
      saveGroupSetting(deps, subject.group!, params.setting, body, doing(session, body.batch)),
    );
    const row = await settingIn(db, params.group, params.setting);
    return { setting: asSetting(row, today()), effect };
  });

  calls.on(markSetting, async ({ session, subject, params, body }) => {
    await inGroup(params, () =>
      markGroupSetting(deps, subject.group!, params.setting, body, doing(session, body.batch)),
    );
    return { setting: asSetting(await settingIn(db, params.group, params.setting), today()) };
  });

  calls.on(trashSetting, async ({ session, params }) => {
    const of = { groupId: params.group, accountId: params.account };
    await trashGroupSetting(db, of, params.setting, { actorId: session.id, now: Date.now() });
    return {};
  });

  calls.on(giveSetting, async ({ session, subject, params, body }) => {
    await inGroup(params, () => giveToPupils(deps, subject.group!, body, doing(session, body.batch)));
    return { pupils: await followers(params) };
  });

  calls.on(endSettings, async ({ session, subject, params, body }) => {
    await inGroup(params, () => endAll(deps, subject.group!, body, doing(session, body.batch)));
    const rows = await settingsOf(db, params.group);
    return { settings: rows.map((row) => asSetting(row, today())) };
  });

  calls.on(copyPupilSetting, async ({ session, subject, params, body }) => {
    await inGroup(params, () => copyToPupils(deps, subject.group!, body, doing(session, body.batch)));
    return { pupils: await followers(params) };
  });

  calls.on(checkSetting, ({ subject, body }) =>
    effectOf(deps, layered(body.fields), forGroup(subject.group!)),
  );

  calls.on(undoSetting, async ({ session, subject, params, body }) => {
    const of = { group: subject.group! };
    const undone = await inGroup(params, () =>
      undoChange(deps, of, params.change, doing(session, body.batch)),
    );
    return { undone };
  });

  calls.on(getPupilSetting, ({ subject, session }) => pupilSetting(subject.pupil!, session));

  calls.on(savePupilSetting, async ({ session, subject, body }) => {
    const pupil = subject.pupil!;
    const effect = await savePupil(deps, pupil, body, doing(session, body.batch));
    tell([pupil.id]);
    return { ...(await pupilSetting(pupil, session)), effect };
  });

  calls.on(undoPupilSetting, async ({ session, subject, params, body }) => {
    const pupil = subject.pupil!;
    const undone = await undoChange(deps, { pupil }, params.change, doing(session, body.batch));
    tell([pupil.id]);
    return { undone };
  });

  calls.on(previewTomorrow, async ({ session, subject, body }) => {
    const pupil = subject.pupil!;
    const now = Date.now();
    const all = await fieldsOfTomorrow(pupil, body, now);
    const { id, account_id: accountId } = pupil;
    await audit(db, { action: 'practice-viewed', actorId: session.id, accountId, subject: id });
    const effect = await effectOf(deps, all, forPupil(pupil));
    const plan = await planEffectOn(db, pupil.id, nameOfDay(now));
    // With nothing to practise there is nothing to tell.
    if (Object.keys(effect.errors).length > 0) return { effect, tomorrow: { at: now, tasks: [] } };
    return { effect, tomorrow: await tomorrowOf(deps, pupil, practiceOf(all, plan)) };
  });

  /** How a pupil would practise on the next day, with fields that hold in a period. */
  async function fieldsOfTomorrow(
    pupil: PupilRow,
    { fields, period }: z.output<typeof previewTomorrow.body>,
    now: number,
  ): Promise<PracticeFields> {
    if (!fields) return readFields(db, pupil, nextPracticeDay(await readCalendar(db, pupil), now, 1));
    const [as, without] = [layered(fields), await readWithoutOwn(db, pupil)];
    const days = { from_day: period?.from ?? null, to_day: period?.to ?? null };
    const on = (moment: number) => (isInPeriod(days, nameOfDay(moment)) ? as : without(moment));
    const day = nextPracticeDay(on, now, 1);
    const then = on(day);
    return { ...then, learningLine: await lineOn(db, then.learningLine, nameOfDay(day), pupil.account_id) };
  }

  async function followers({ account: accountId, group: groupId }: { account: string; group: string }) {
    const stand = await readStand(db, { accountId, groupId });
    const nothing = await nothingLeft(deps, accountId, [stand], Date.now());
    return stand.pupils.map((pupil) => ({
      ...asFollower(pupil, stand.settings, today()),
      ...withNothing(nothing.get(pupil.id)),
    }));
  }

  async function pupilSetting(pupil: PupilRow, { role }: Pick<Session, 'role'>): Promise<PupilSetting> {
    const row = await findPupilSetting(db, pupil.id);
    const staff = parseFields(row.fields);
    const { setting, settings, fields } = await inheritedBy(db, pupil, row.setting_id, Date.now());
    const [group, changes] = await Promise.all([groupOf(db, pupil), historyOf(db, { pupil_id: pupil.id })]);
    const stand = await readStand(db, ofPupil(pupil));
    const nothing = await nothingLeft(deps, pupil.account_id, [stand], Date.now());
    return {
      pupil: { id: pupil.id, name: pupilName(pupil), groep: pupil.groep },
      ...(group && { group }),
      // What was chosen in an earlier group says nothing in this one.
      chosen: settings.some(({ id }) => id === row.setting_id) ? row.setting_id : null,
      ...(setting && { follows: { id: setting.id, name: setting.name } }),
      inherited: fields,
      own: withChosen(staff, row),
      inGame: chosenOver(staff, row),
      ownNow: ownOn(row, today()),
      from: row.from_day,
      to: row.to_day,
      time: timeOf(row, today()),
      ...withNothing(nothing.get(pupil.id)),
      plans: reachOf(role, 'care:read') === undefined ? [] : await plansOver(deps, pupil, Date.now()),
      settings: settings.map((one) => ({ id: one.id, name: one.name, time: timeOf(one, today()) })),
      changes: changes.map(changeOf),
    };
  }
}

const withNothing = (left: NothingLeft | undefined) =>
  left && { nothing: left.message, ...(left.goesOn && { goesOn: true as const }) };
