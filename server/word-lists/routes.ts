import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { AuditAction } from '../audit/actions.ts';
import { audit } from '../audit/audit.ts';
import {
  checkWordList,
  getWordList,
  listWordLists,
  MOST_READY,
  removeWordList,
  saveWordList,
  setWordListReady,
} from '../contract/word-lists.ts';
import { transact, type Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Session } from '../auth/sessions.ts';
import { refuseKept } from '../practice/kept-words.ts';
import { pupilsIn } from '../pupils/in-group.ts';
import type { EffectDeps } from '../settings/effect.ts';
import { keepPractised } from '../settings/keep-practised.ts';
import type { ListChecker } from './checker.ts';
import { pupilsConcerned } from './concerned.ts';
import { findList, findLists, isTaken, readyFor, setReady, setRemoved, storeList } from './repository.ts';

/** Checking takes seconds of computing where much is misspelled. */
const CHECKS_PER_MINUTE = 30;

/** Lists of words that staff paste, set ready for groups. `mapChanged` tells pupils who are there. */
export function wordListRoutes(
  calls: Calls,
  deps: EffectDeps,
  checker: ListChecker,
  mapChanged: (pupilIds: readonly string[]) => void,
): void {
  const { db } = deps;
  /** Users of whom a text is being looked at: nobody has two at a time. */
  const checking = new Set<string>();
  const limiter = new RateLimiterMemory({ points: CHECKS_PER_MINUTE, duration: 60 });

  calls.on(checkWordList, async ({ session, body, variant }) => {
    const isWithin = await limiter.consume(session.id).then(
      () => true,
      () => false,
    );
    if (!isWithin) {
      const most = `Er zijn in een minuut al ${CHECKS_PER_MINUTE} lijsten nagekeken. Wacht even en probeer het opnieuw.`;
      throw new Problem('too-many-requests', most, { retryAfter: 60 });
    }
    if (checking.has(session.id)) {
      throw new Problem('too-many-requests', 'Je vorige lijst wordt nog nagekeken. Wacht tot die klaar is.', {
        retryAfter: 2,
      });
    }
    checking.add(session.id);
    return checker
      .check(body.text, variant, { asWords: body.asWords })
      .finally(() => checking.delete(session.id));
  });

  calls.on(listWordLists, async ({ session, params }) => {
    const { account: accountId, group: groupId } = params;
    const lists = await findLists(db, { accountId, groupId, viewerId: session.id });
    return { lists, total: lists.length };
  });

  calls.on(getWordList, async ({ session, params }) => {
    const list = await find(session, params);
    if (list.removed) throw notFound('Deze woordenlijst is weggegooid.');
    return list;
  });

  calls.on(saveWordList, async ({ session, params, body }) => {
    const asked = { accountId: params.account, listId: params.list, viewerId: session.id };
    if (await isTaken(db, params.list)) await findChangeable(session, params);
    const { words, refused } = await checker.accept(body.words);
    if (refused.size > 0) {
      const fields = [...refused].map(([i, reason]) => [`words.${i}.word`, reason]);
      throw new Problem('invalid-fields', undefined, { fields: Object.fromEntries(fields) });
    }
    await keepPractised(deps, params.account, { list: params.list, words }, Date.now());
    await transact(db, async (trx) => {
      await storeList(trx, asked, body.name, words);
      await log(trx, session, 'word-list-saved', params);
    });
    await listChanged(params);
    return findList(db, asked);
  });

  calls.on(removeWordList, async ({ session, params, body }) => {
    await findChangeable(session, params);
    if (body.removed) await keepPractised(deps, params.account, { list: params.list, words: [] }, Date.now());
    await transact(db, async (trx) => {
      await setRemoved(trx, params.list, { removed: body.removed, actorId: session.id });
      await log(trx, session, body.removed ? 'word-list-removed' : 'word-list-restored', params);
    });
    await listChanged(params);
    return body;
  });

  calls.on(setWordListReady, async ({ session, params, body }) => {
    const { account, group, list } = params;
    const pupils = await pupilsIn(db, group);
    if (body.ready) {
      const { words } = await find(session, params);
      await refuseKept(
        db,
        pupils,
        words.map(({ word }) => word),
        body.anyway,
      );
    }
    await transact(db, async (trx) => {
      const { removed } = await findList(trx, { accountId: account, listId: list, viewerId: session.id });
      if (body.ready && removed) throw notFound('Deze woordenlijst is weggegooid.');
      const ready = await readyFor(trx, group);
      if (body.ready && !ready.includes(list) && ready.length >= MOST_READY) {
        throw new Problem('conflict', `Er staan al ${MOST_READY} lijsten klaar. Haal er eerst een weg.`);
      }
      await setReady(trx, group, list, body.ready);
      await log(trx, session, body.ready ? 'word-list-ready' : 'word-list-not-ready', params);
    });
    mapChanged(pupils);
    return { ready: body.ready };
  });

  /** Tells who has a place with a list, or had, and whose learning line names it. */
  async function listChanged({ account, list }: { account: string; list: string }) {
    mapChanged(await pupilsConcerned(db, account, list));
  }

  const find = (session: Session, { account, list }: { account: string; list: string }) =>
    findList(db, { accountId: account, listId: list, viewerId: session.id });

  /** A teacher changes the own lists; a colleague's is copied instead. */
  async function findChangeable(session: Session, params: { account: string; list: string }) {
    const list = await find(session, params);
    if (list.own || session.role !== 'docent') return;
    throw new Problem('conflict', `Deze lijst is van ${list.maker}. Maak een kopie om hem te veranderen.`);
  }

  const log = (trx: Db, session: Session, action: AuditAction, params: { account: string; list: string }) =>
    audit(trx, { action, actorId: session.id, accountId: params.account, subject: params.list });
}
