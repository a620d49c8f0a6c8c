import type { Logger } from 'pino';
import type { Access } from '../access/access.ts';
import type { Sessions } from '../auth/sessions.ts';
import { LIVE_ACTIONS } from '../contract/live.ts';
import { notFound } from '../http/problem.ts';
import { endSession, watchedBy, type LiveSocket } from './live-socket.ts';

interface ChecksDeps {
  /** Who is connected here. */
  sockets(): LiveSocket[];
  sessions: Pick<Sessions, 'ended'>;
  access: Pick<Access, 'outOfReach'>;
  logger: Logger;
  everyMs: number;
  unwatch(socket: LiveSocket, groupId: string): Promise<void>;
}

/** Ends now and then what is no longer allowed and nobody told: sessions, and boards of groups out of reach. Gives how to stop it. */
export function startChecks({ sockets, sessions, access, logger, everyMs, unwatch }: ChecksDeps): () => void {
  async function endOldSessions() {
    const all = sockets();
    const ended = await sessions.ended([...new Set(all.map((socket) => socket.data.session.familyId))]);
    for (const socket of all) if (ended.has(socket.data.session.familyId)) endSession(socket, 'ended');
  }

  /** A teacher who left a group, or a group that is gone: what is shown of it ends too. */
  async function endLostWatches() {
    const watches = sockets().flatMap((socket) =>
      watchedBy(socket).map((groupId) => ({ socket, viewer: socket.data.session, groupId })),
    );
    const error = notFound().body;
    for (const { socket, groupId } of await access.outOfReach(watches, LIVE_ACTIONS.watchGroup)) {
      await unwatch(socket, groupId);
      socket.emit('watchEnded', { groupId, error });
    }
  }

  const timer = setInterval(() => {
    void endOldSessions()
      .then(endLostWatches)
      .catch((error: unknown) => logger.error({ err: error }, 'sessions could not be checked'));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
