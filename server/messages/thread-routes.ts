import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Session } from '../auth/sessions.ts';
import { POSTS_PER_HOUR } from '../contract/account-terms.ts';
import * as contract from '../contract/threads.ts';
import type { Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Post } from '../mail/post.ts';
import { addToThread, ask, changeThread, readTo } from './thread-service.ts';
import { officeThreadOf, officeThreads, threadOf, threadsOf } from './threads.ts';

const HOUR_SECONDS = 60 * 60;

/** Questions to the office and its answers, on both sides. */
export function threadRoutes(calls: Calls, db: Db, post: Post): void {
  const limiter = calls.limiter('thread-posts', { points: POSTS_PER_HOUR, duration: HOUR_SECONDS });
  const limit = async ({ id, accountId }: Session) => {
    if (accountId === null) return;
    try {
      await limiter.consume(id);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new Problem(
        'too-many-requests',
        `Je kunt ${POSTS_PER_HOUR} berichten per uur sturen. Probeer het later opnieuw.`,
        { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) },
      );
    }
  };
  const writer = ({ id, accountId }: Session) => ({ id, isOffice: accountId === null });
  const find = async (session: Session, { account, thread }: { account: string; thread: string }) => {
    const found = await threadOf(db, session, account, thread, Date.now());
    if (!found) throw notFound('Deze vraag is niet gevonden.');
    return found;
  };
  const findForOffice = async (session: Session, thread: string) => {
    const found = await officeThreadOf(db, session, thread, Date.now());
    if (!found) throw notFound('Deze vraag is niet gevonden.');
    return found;
  };

  calls.on(contract.listThreads, async ({ session, params, query }) =>
    threadsOf(db, session, params.account, query.page, Date.now()),
  );

  calls.on(contract.getThread, async ({ session, params }) => find(session, params));

  calls.on(contract.askOffice, async ({ session, params, body }) => {
    await limit(session);
    await ask(db, { id: params.thread, accountId: params.account, ...body }, writer(session), Date.now());
    return find(session, params);
  });

  calls.on(contract.postToThread, async ({ session, params, body }) => {
    await find(session, params);
    await limit(session);
    const said = { id: params.post, thread: params.thread, text: body.text, internal: false };
    await addToThread(db, post, said, writer(session), Date.now());
    return find(session, params);
  });

  calls.on(contract.readThread, async ({ session, params }) => {
    await find(session, params);
    await readTo(db, params.thread, session.id, Date.now());
    return {};
  });

  calls.on(contract.closeThread, async ({ session, params }) => {
    await find(session, params);
    await changeThread(db, params.thread, { closed: true }, session.id);
    return find(session, params);
  });

  calls.on(contract.listOfficeThreads, ({ session, query }) => officeThreads(db, session, query, Date.now()));

  calls.on(contract.getOfficeThread, async ({ session, params }) => findForOffice(session, params.thread));

  calls.on(contract.answerThread, async ({ session, params, body }) => {
    const said = { id: params.post, thread: params.thread, ...body };
    await addToThread(db, post, said, writer(session), Date.now());
    await readTo(db, params.thread, session.id, Date.now());
    return findForOffice(session, params.thread);
  });

  calls.on(contract.changeThread, async ({ session, params, body }) => {
    await changeThread(db, params.thread, body, session.id);
    return findForOffice(session, params.thread);
  });
}
