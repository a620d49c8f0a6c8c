import type { Logger } from 'pino';
import type { Db } from '../../data/database.ts';
import { startTurns } from '../../processes/turns.ts';
import { noteBounce } from './note.ts';
import { readReport } from './report.ts';
import type { BounceBox } from './setting.ts';

const EVERY_MS = 5 * 60_000;
/** Mails of one turn; the rest waits for the next. */
const MOST = 200;
const SILENCE_MS = 30_000;

/**
 * Reads what came back and was not looked at yet. A report that was noted is thrown away, for there is a whole mail in it; another mail stays
 * for who reads that box. Gives how many reports there were.
 */
export async function readBounces(db: Db, { url, address }: BounceBox, now = Date.now()): Promise<number> {
  // Only here is it needed, and most servers have no such box.
  const { ImapFlow } = await import('imapflow');
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'imaps:';
  const box = new ImapFlow({
    host: hostname,
    port: Number(port) || (isSecure ? 993 : 143),
    secure: isSecure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
  });
  // A line that breaks is told by the call that waits for it.
  box.on('error', () => undefined);
  await box.connect();
  try {
    const lock = await box.getMailboxLock('INBOX');
    try {
      const unseen = (await box.search({ seen: false }, { uid: true })) || [];
      const noted: number[] = [];
      const others: number[] = [];
      for (const uid of unseen.slice(0, MOST)) {
        const mail = await box.fetchOne(String(uid), { source: true }, { uid: true });
        const report = mail && mail.source && (await readReport(mail.source, address));
        if (report) await noteBounce(db, report, now);
        (report ? noted : others).push(uid);
      }
      if (others.length > 0) await box.messageFlagsAdd(others.join(','), ['\\Seen'], { uid: true });
      if (noted.length > 0) await box.messageDelete(noted.join(','), { uid: true });
      return noted.length;
    } finally {
      lock.release();
    }
  } finally {
    await box.logout();
  }
}

/** Reads the box each five minutes. Gives how to stop it. */
export function startBounces(db: Db, box: BounceBox, logger: Logger): () => Promise<void> {
  const turn = async () => {
    const read = await readBounces(db, box);
    if (read > 0) logger.info({ read }, 'mails that came back noted');
  };
  return startTurns(turn, {
    everyMs: EVERY_MS,
    // What the other side says may name an address.
    failed: (error) =>
      logger.error({ code: (error as { code?: string }).code }, 'mails that came back not read'),
  });
}
