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
import { changesIn, countChosen, findPupilSettings, pupilsOf, settingsOf } from './repository.ts';
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
    // Pupils first: a setting may only go when nobody follows it any more.
    await undoPupils(trx, mine, doing);
    if ('group' in of) await undoSettings(trx, mine, of.group, doing);
  });
  return mine.length;
}

async function undoPupils(trx: Db, changes: readonly SettingChangeRow[], doing: Doing): Promise<void> {
  const rows = await findPupilSettings(
    trx,
    changes.flatMap(({ pupil_id }) => pupil_id ?? []),
  );
  const steps = rows.map((row) => {
    const own = changes.filter(({ pupil_id }) => pupil_id === row.pupil_id);
    const state = own
      .map((change) => statesOf<PupilState>(change))
      .reduce((now, { before, after }) => reverted(now, before ?? after, after), pupilState(row));
    refuseLater(periodFault(state));
    return { row, after: state };
  });
  await applyPupils(trx, steps, doing);
}

async function undoSettings(
  trx: Db,
  changes: readonly SettingChangeRow[],
  group: GroupRow,
  doing: Doing,
): Promise<void> {
  const rows = await settingsOf(trx, group.id);
  const steps = rows.flatMap((row) => {
    const own = changes.filter(({ setting_id }) => setting_id === row.id);
    if (own.length === 0) return [];
    const state = own
      .map((change) => statesOf<SettingState>(change))
      .reduce(
        (now, { before, after }) => (before ? reverted(now, before, after) : { ...now, archived: true }),
        settingState(row),
      );
    return [{ id: row.id, groupId: group.id, row, after: state }];
  });
  const then = new Map(rows.map((row) => [row.id, settingState(row)]));
  for (const { id, after } of steps) then.set(id, after);
  const used = await countChosen(
    trx,
    steps.map(({ id }) => id),
  );
  for (const { id, after } of steps) {
    const others = [...then].flatMap(([other, state]) => (other === id || state.archived ? [] : [state]));
    if (!after.archived) refuseLater(Object.values(headFaults(after, others))[0]);
    else if (after.isDefault)
      throw new Problem(
        'conflict',
        'Dit is intussen de standaard van de {groep}. Maak eerst een andere de standaard.',
      );
    else if (used.has(id))
      throw new Problem(
        'conflict',
        '{Leerlingen} volgen deze oefeninstelling al. Geef die eerst een andere.',
      );
  }
  // The default that goes back to what it was makes room first: a group has one.
  steps.sort((a, b) => Number(a.after.isDefault) - Number(b.after.isDefault));
  await applySettings(trx, steps, doing);
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
