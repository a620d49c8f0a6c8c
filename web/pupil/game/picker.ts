import type { GameManifest, Picker } from '../../../engine/exercise/index.ts';
import type { DealtRound } from '../../../server/contract/practice.ts';

/** Fetches what chooses within a round: while the server deals one, so that nobody waits for it. */
export const fetchPolicy = () => import('../../../engine/practice/round/index.ts');

/**
 * Chooses within this round by the policy that dealt it; undefined when the policy could not be fetched: the round is then
 * asked as it was dealt.
 */
export async function pickerFor(
  policy: ReturnType<typeof fetchPolicy>,
  { dealt, handover }: DealtRound,
  game: GameManifest,
): Promise<Picker | undefined> {
  const { createPicker } = await policy.catch(() => ({ createPicker: undefined }));
  const start = performance.now();
  const clock = () => handover.now + performance.now() - start;
  return createPicker?.({ handover, dealt, game, clock });
}
