import type { AuditAction } from '../audit/actions.ts';
import { audit, forEach } from '../audit/audit.ts';
import type { Session, Sessions } from '../auth/sessions.ts';
import { cardLogin, listPasswords, newPasswords, revealPasswords, setCards } from '../contract/cards.ts';
import { newId } from '../contract/id.ts';
import { transact, type Db } from '../data/database.ts';
import type { GroupRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { notFound } from '../http/problem.ts';
import { ensureCards, setCards as giveCards } from './cards.ts';
import { createCardLogin } from './login.ts';
import { renewPasswords } from './passwords.ts';
import { pupilsIn, readLogins, readSecrets } from './repository.ts';
import type { Seal } from './seal.ts';

/** Passwords and cards of pupils, for staff; and logging in with a card. */
export function cardRoutes(
  calls: Calls,
  db: Db,
  seal: Seal,
  sessions: Pick<Sessions, 'begin' | 'endAll'>,
): void {
  const enter = createCardLogin(db, sessions, calls.limiter);

  /** All of them, each once; throws when one is not in the group. */
  const wanted = async (group: GroupRow, pupils: readonly string[]) => {
    const ids = [...new Set(pupils)];
    if ((await pupilsIn(db, group.id, ids)).length < ids.length)
      throw notFound('Niet al deze {leerlingen} zitten in deze {groep}.');
    return ids;
  };
  /** Who did what with whose login: a line for each pupil. */
  const note = (trx: Db, session: Session, group: GroupRow, action: AuditAction, pupils: readonly string[]) =>
    audit(trx, forEach(pupils, { action, actorId: session.id, accountId: group.account_id }));

  calls.on(listPasswords, async ({ subject }) => {
    const { id, name } = subject.group!;
    const found = await readLogins(db, id);
    return { group: { id, name }, school: subject.account!.name, logins: found, total: found.length };
  });

  calls.on(revealPasswords, async ({ session, subject, body }) => {
    const group = subject.group!;
    const ids = await wanted(group, body.pupils);
    await transact(db, async (trx) => {
      if (body.cards) {
        const given = await ensureCards(trx, seal, ids, { batch: newId(), now: Date.now() });
        await note(trx, session, group, 'pupil-card-made', given);
      }
      // Noted before it is shown: what can't be noted is not shown.
      await note(trx, session, group, 'pupil-password-viewed', ids);
    });
    return { secrets: await readSecrets(db, seal, group.id, ids) };
  });

  calls.on(newPasswords, async ({ session, subject, body: { batch, pupils, style } }) => {
    const group = subject.group!;
    const ids = await wanted(group, pupils);
    const changed = await renewPasswords(db, seal, { pupils: ids, style, batch }, (trx, whose) =>
      note(trx, session, group, 'pupil-password-changed', whose),
    );
    // Who was in with the old one may be somebody else.
    await sessions.endAll(changed, 'password');
    return { changed: changed.length };
  });

  calls.on(setCards, async ({ session, subject, body: { batch, pupils, card } }) => {
    const group = subject.group!;
    const ids = await wanted(group, pupils);
    const work = { batch, now: Date.now() };
    const changed = await transact(db, async (trx) => {
      const done = await giveCards(trx, seal, ids, card, work);
      await note(trx, session, group, card === 'new' ? 'pupil-card-made' : 'pupil-card-ended', done);
      return done;
    });
    await sessions.endAll(changed, 'card');
    return { changed: changed.length };
  });

  calls.open(cardLogin, async ({ body, address, browser }) => ({
    token: await enter(body.card, { address, browser }),
  }));
}
