import type { Db } from '../data/database.ts';
import type { GroupRow, PupilRow, SettingChangeRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import {
  applyPupils,
  applySettings,
  linesOf,
  pupilState,
  reverted,
  settingState,
  statesOf,
  type Doing,
  type PupilState,
  type SettingState,
} from './changes.ts';
import type { EffectDeps } from './effect.ts';
import { changeKept } from './emptied.ts';
import { ofPupil, periodFault } from './pupil.ts';
import { asMessage } from './refusal.ts';
import { changesIn, countChosen, findPupilSetting, findSetting, pupilsOf, settingsOf } from './repository.ts';
import { headFaults, ofGroup } from './service.ts';

/**
 * Takes back a change, as far as it was about the group (or about the pupil alone): every field that it changed goes
 * back, what was changed later in other fields stays. Gives how many settings and pupils changed.
 */
export async function undoChange(
  deps: EffectDeps,
  of: { group: GroupRow } | { pupil: PupilRow },
  batch: string,
  doing: Doing,
): Promise<number> {
  const { db } = deps;
  if ((await changesIn(db, doing.batch)).length > 0) return 0;
  const mine = await changesOf(db, await changesIn(db, batch), of);
  if (mine.length === 0) throw notFound('Deze verandering is niet gevonden.');
  const whom = 'pupil' in of ? ofPupil(of.pupil) : ofGroup(of.group);
  const subject = 'pupil' in of ? of.pupil : of.group;
  const lines = linesOf(doing, subject.account_id, 'setting-undone', [subject.id], batch);
  await changeKept(deps, whom, { now: doing.now, refused: asMessage, lines }, async (trx) => {
    // The default that goes back to what it was makes room first: a group has one.
    const makesDefault = ({ before }: SettingChangeRow) =>
      before !== null && before.includes('"isDefault":true');
    for (const change of mine.sort((a, b) => Number(makesDefault(a)) - Number(makesDefault(b)))) {
      if (change.pupil_id !== null) {
        const row = await findPupilSetting(trx, change.pupil_id);
        const { before, after } = statesOf<PupilState>(change);
        const state = reverted(pupilState(row), before ?? after, after);
        refuseLater(periodFault(state));
        await applyPupils(trx, [{ row, after: state }], doing);
        continue;
      }
      const row = (await findSetting(trx, change.setting_id!))!;
      const { before, after } = statesOf<SettingState>(change);
      const state = before
        ? reverted(settingState(row), before, after)
        : { ...settingState(row), archived: true };
      const others = (await settingsOf(trx, row.group_id)).filter(
        (other) => other.id !== row.id && other.archived_at === null,
      );
      if (!state.archived) refuseLater(Object.values(headFaults(state, others))[0]);
      if (state.archived && state.isDefault)
        throw new Problem(
          'conflict',
          'Dit is intussen de standaard van de {groep}. Maak eerst een andere de standaard.',
        );
      const inUse = state.archived && (await countChosen(trx, row.id)) > 0;
      if (inUse)
        throw new Problem(
          'conflict',
          'Leerlingen volgen deze oefeninstelling al. Geef die eerst een andere.',
        );
      await applySettings(trx, [{ id: row.id, groupId: row.group_id, row, after: state }], doing);
    }
  });
  return mine.length;
}

/** Throws when what was changed since does not go together with what would come back. */
function refuseLater(fault: string | undefined): void {
  if (fault !== undefined) throw new Problem('conflict', `Er is intussen meer veranderd. ${fault}`);
}

/** Those changes that are about a pupil, or about a group: its settings, and who is in it. */
async function changesOf(
  db: Db,
  changes: readonly SettingChangeRow[],
  of: { group: GroupRow } | { pupil: PupilRow },
): Promise<SettingChangeRow[]> {
  if ('pupil' in of) return changes.filter(({ pupil_id }) => pupil_id === of.pupil.id);
  const things = [...(await settingsOf(db, of.group.id)), ...(await pupilsOf(db, of.group.id))];
  const own = new Set(things.map(({ id }) => id));
  return changes.filter(({ setting_id, pupil_id }) => own.has(setting_id ?? pupil_id!));
}
