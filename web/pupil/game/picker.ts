import type { GameManifest, Picker } from '../../../engine/exercise/index.ts';
import type { DealtRound } from '../../../server/contract/practice.ts';

/** Fetches what chooses within a round: while the server deals one, so that nobody waits for it. */
export const fetchPolicy = () => import('../../../engine/practice/round/index.ts');

/**
 * Chooses within this round by the policy that dealt it; undefined when the policy could not be fetched, or is older than
 * that of a server that was renewed since this tab opened: the round is then asked as it was dealt.
 */
export async function pickerFor(
  policy: ReturnType<typeof fetchPolicy>,
  { dealt, handover }: Pick<DealtRound, 'dealt' | 'handover'>,
  game: Pick<GameManifest, 'id' | 'pace'>,
): Promise<Picker | undefined> {
  const fetched = await policy.catch(() => undefined);
  const start = performance.now();
  const clock = () => handover.now + performance.now() - start;
  try {
    return fetched?.createPicker({ handover, dealt, game, clock });
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
