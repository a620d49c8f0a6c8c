import type { Dealt, Exercise } from '../../engine/exercise/index.ts';
import type { Feature } from '../contract/features.ts';
import type { Db } from '../data/database.ts';
import { repeated } from '../data/repeated.ts';
import { Problem } from '../http/problem.ts';
import { familyOf } from './asked-words.ts';

const familiesOf = repeated((db, pupilId: string, feature: Feature, on: 1) =>
  db
    .selectFrom('reserved_words')
    .innerJoin('test_sets', 'test_sets.id', 'reserved_words.set_id')
    .innerJoin('account_features', 'account_features.account_id', 'test_sets.account_id')
    .select('reserved_words.family')
    .where('reserved_words.pupil_id', '=', pupilId)
    .where('account_features.feature', '=', feature)
    .where('account_features.enabled', '=', on),
);

/**
 * Says of an exercise whether it asks, shows or says a word that is kept for a test of this pupil, or one of its family; undefined when
 * nothing is kept, or the account has no care trajectory.
 */
export async function keptForTests(db: Db, pupilId: string): Promise<((made: Dealt) => boolean) | undefined> {
  const rows = await familiesOf(db, pupilId, 'featureZorgtraject', 1);
  if (rows.length === 0) return undefined;
  const families = new Set(rows.map(({ family }) => family));
  return ({ exercise, solution }) =>
    [...textsOf(exercise), solution.reveal.text].some((text) =>
      wordsIn(text).some((word) => families.has(familyOf({ text: word }))),
    );
}

/** Refuses to set words ready that are kept for a test of one of the pupils, unless whoever does so wants them practised all the same. */
export async function refuseKept(
  db: Db,
  pupilIds: readonly string[],
  texts: readonly string[],
  anyway = false,
): Promise<void> {
  if (anyway) return;
  const rows = await db
    .selectFrom('reserved_words')
    .innerJoin('test_sets', 'test_sets.id', 'reserved_words.set_id')
    .innerJoin('account_features', 'account_features.account_id', 'test_sets.account_id')
    .select('reserved_words.family')
    .distinct()
    .where('reserved_words.pupil_id', 'in', pupilIds)
    .where('account_features.feature', '=', 'featureZorgtraject')
    .where('account_features.enabled', '=', 1)
    .execute();
  const families = new Set(rows.map(({ family }) => family));
  const kept = texts.filter((text) => wordsIn(text).some((word) => families.has(familyOf({ text: word }))));
  if (kept.length === 0) return;
  const words = kept.length === 1 ? '1 woord' : `${kept.length} woorden`;
  throw new Problem('conflict', `${words} bewaren we voor de eindtoets. Toch oefenen?`, {
    fields: { kept: String(kept.length) },
  });
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}'-]+/gu) ?? [];

/** All that stands on the screen of an exercise, or is said with it. */
function textsOf(exercise: Exercise): string[] {
  const { speech, text, flash } = exercise.prompt;
  const shown = [speech?.text, text, flash?.text];
  if ('options' in exercise) shown.push(...exercise.options.map((option) => option.text));
  if ('card' in exercise) shown.push(exercise.card.text);
  if ('cards' in exercise) shown.push(...exercise.cards.map((card) => card.text));
  if (exercise.form === 'read') shown.push(exercise.text, exercise.title);
  return shown.flatMap((one) => one ?? []);
}
