import type { PracticeFields } from '../contract/practice-fields.ts';
import type { Db } from '../data/database.ts';
import {
  applyPupils,
  changedByStaff,
  pupilState,
  reverted,
  statesOf,
  type Doing,
  type PupilState,
  type PupilStep,
} from './changes.ts';
import { changesIn, findPupilSettings } from './repository.ts';

/** Where a pupil is to begin. */
export interface Beginning {
  pupilId: string;
  start: NonNullable<PracticeFields['start']>;
}

/**
 * Lets pupils, each named once, begin somewhere, as a teacher does by hand: in the setting of each, where it can be seen, changed and taken
 * back. Gives whose own setting holds on some days only: it would end with these, and a beginning does not, so that they are passed over.
 */
export async function beginAt(
  trx: Db,
  beginnings: readonly Beginning[],
  doing: Doing,
): Promise<{ passed: Set<string> }> {
  const starts = new Map(beginnings.map(({ pupilId, start }) => [pupilId, start]));
  const steps: PupilStep[] = [];
  const passed = new Set<string>();
  for (const row of await findPupilSettings(trx, starts.keys())) {
    const state = pupilState(row);
    if (state.from || state.to) passed.add(row.pupil_id);
    else steps.push({ row, after: changedByStaff(state, { start: starts.get(row.pupil_id)! }, []) });
  }
  await applyPupils(trx, steps, doing);
  return { passed };
}

/** Takes beginnings back by the batch of each; what was changed in a setting since stays. Gives whose settings changed. */
export async function takeBeginningsBack(
  trx: Db,
  rows: readonly { pupil_id: string; batch: string | null }[],
  doing: Doing,
): Promise<string[]> {
  const steps: PupilStep[] = [];
  for (const [batch, own] of Map.groupBy(rows, (row) => row.batch)) {
    const changes = new Map((await changesIn(trx, batch ?? '')).map((change) => [change.pupil_id, change]));
    for (const row of await findPupilSettings(
      trx,
      own.map(({ pupil_id }) => pupil_id),
    )) {
      // Who began there already had nothing changed.
      const change = changes.get(row.pupil_id);
      if (!change) continue;
      const { before, after } = statesOf<PupilState>(change);
      steps.push({ row, after: reverted(pupilState(row), before ?? after, after) });
    }
  }
  await applyPupils(trx, steps, doing);
  return steps.map(({ row }) => row.pupil_id);
}
