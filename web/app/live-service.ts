import { openLive, type Live } from '../api/live.ts';
import { session } from './services.ts';

let open: { userId: string; live: Live } | undefined;

/** The live channel of who is logged in: one per tab, opened at the first asking and closed at logging out. */
export function live(): Live {
  const userId = session.store.getState().user?._id ?? '';
  if (open?.userId !== userId) {
    open?.live.close();
    open = {
      userId,
      live: openLive({
        accessToken: session.accessToken,
        renew: session.refresh,
        onEnded: session.deny,
      }),
    };
  }
  return open.live;
}

session.store.subscribe(({ user, isLocked }, before) => {
  // A channel that was refused stays closed: who unlocked the session opens another.
  const isUnlocked = before.isLocked && !isLocked;
  if (!open || (user?._id === open.userId && !isUnlocked)) return;
  open.live.close();
  open = undefined;
});
