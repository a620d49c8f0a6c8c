import type { Logger } from 'pino';
import type { Outbox } from './outbox.ts';
import type { Transport } from './transport.ts';

/** How often it is looked whether something is due, should nobody say so. */
const LOOK_MS = 30_000;

export interface Mailer {
  /** Something was put in the outbox. */
  nudge(): void;
  /** Ends the worker after the mail that is being sent. */
  stop(): Promise<void>;
}

/** Sends what is in the outbox, one by one; without a transport it only tidies. */
export function startMailer(outbox: Outbox, transport: Transport | undefined, logger: Logger): Mailer {
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function sendDue() {
    await outbox.tidy(Date.now());
    while (transport && !isStopped) {
      const mail = await outbox.take(Date.now());
      if (!mail) return;
      const outcome = await transport.send(mail);
      if (outcome.sent) await outbox.sent(mail.id, Date.now());
      else {
        await outbox.refused(mail, outcome.reason, outcome.isFinal, Date.now());
        const { code, isFinal } = outcome;
        logger.warn({ mail: mail.id, kind: mail.kind, code, isFinal }, 'mail not sent');
      }
    }
  }

  async function plan() {
    if (isStopped) return;
    const due = transport ? await outbox.nextDue() : undefined;
    const wait = Math.min(LOOK_MS, Math.max(0, (due ?? Infinity) - Date.now()));
    timer = setTimeout(nudge, wait);
    timer.unref();
  }

  function nudge() {
    isAsked = true;
    if (running || isStopped) return;
    clearTimeout(timer);
    running = (async () => {
      while (isAsked && !isStopped) {
        isAsked = false;
        await sendDue();
      }
      await plan();
    })()
      .catch((error: unknown) => {
        logger.error({ err: error }, 'outbox not emptied');
        if (!isStopped) timer = setTimeout(nudge, LOOK_MS).unref();
      })
      .finally(() => {
        running = undefined;
        if (isAsked && !isStopped) nudge();
      });
  }

  nudge();
  return {
    nudge,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      transport?.close();
    },
  };
}
