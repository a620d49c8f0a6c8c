import { nameOfDay } from '../data/day.ts';
import type { EffectDeps } from './effect.ts';
import { faultFinder, fieldsOn, type Fault, type Stand } from './emptied.ts';

/**
 * By pupil, why the setting that is followed and the pupil's own differences together leave nothing to practise on the day
 * of `now`. Such a change is refused, but a move to another group is not.
 */
export async function nothingLeft(
  deps: EffectDeps,
  accountId: string,
  stand: Stand,
  now: number,
): Promise<Map<string, Fault>> {
  const day = nameOfDay(now);
  const faultOf = faultFinder(deps, accountId);
  const found = new Map<string, Fault>();
  for (const pupil of stand.pupils) {
    const fields = fieldsOn(stand, pupil, day);
    // As usual there is always something: most groups cost nothing.
    const isUsual =
      fields.learningLine.kind === 'adaptive' && fields.formsOff.length + fields.gamesOff.length === 0;
    const fault = isUsual ? undefined : await faultOf(fields, pupil.groep, day);
    if (fault) found.set(pupil.id, fault);
  }
  return found;
}
