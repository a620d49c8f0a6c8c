import { alikeTo } from '../../accounts/likeness.ts';
import { refuseTaken } from '../../accounts/open-account.ts';
import { audit } from '../../audit/audit.ts';
import type { Seal } from '../../cards/seal.ts';
import * as notes from '../../contract/office-account-notes.ts';
import * as contract from '../../contract/office-accounts.ts';
import { transact, type Db } from '../../data/database.ts';
import { addSample } from '../../groups/sample.ts';
import type { Calls } from '../../http/calls.ts';
import type { Licences } from '../../licence/licences.ts';
import type { Post } from '../../mail/post.ts';
import { readerOf } from '../../http/words.ts';
import { fillLink } from '../../mail/render.ts';
import { writeLetter } from '../../mail/templates/write.ts';
import { headOf, inviteNewAdmin, sendWelcomeAgain } from './admins.ts';
import { changesOf } from './changes.ts';
import { accountPage, allAccounts } from './list.ts';
import { letterOf, licenceOf, makeCustomer } from './make.ts';
import { notesOf, removeNote, saveNote } from './notes.ts';

interface AccountDeps {
  db: Db;
  post: Post;
  seal: Seal;
  licences: Pick<Licences, 'isOff' | 'now'>;
}

/** All customers, as the office finds, makes and keeps them. */
export function officeAccountRoutes(calls: Calls, { db, post, seal, licences }: AccountDeps): void {
  const at = () => ({ now: licences.now(), licencesOff: licences.isOff });

  calls.on(contract.listAccounts, ({ query }) => accountPage({ db, ...at() }, query));

  calls.on(contract.takeAccountList, async ({ session, body: { reason, ...filter } }) =>
    transact(db, async (trx) => {
      const accounts = await allAccounts({ db: trx, ...at() }, filter);
      await audit(trx, {
        action: 'account-list-taken',
        actorId: session.id,
        detail: [...Object.keys(filter), String(accounts.length)].join(', '),
        reason,
      });
      return { accounts };
    }),
  );

  calls.on(contract.previewAccount, async ({ body }) => {
    await refuseTaken(db, body.email);
    const licence = licenceOf(body, at());
    const letter = letterOf(body, licence);
    const link = `${post.siteUrl(body.variant)}/app/auth/wachtwoordherstellen/…`;
    const { subject, text, html } = await writeLetter(db, letter, readerOf(body));
    return {
      alike: await alikeTo(db, body),
      seats: licence.seats,
      letter: fillLink({ subject, text, html }, link),
    };
  });

  calls.on(contract.makeAccount, async ({ session, params: { id }, body: { sample, seen, ...wanted } }) => {
    const actorId = session.id;
    await makeCustomer(db, post, wanted, { id, seen, actorId, ...at() });
    // Its passwords take a while to make, so that it comes after; asked again it is made yet.
    if (sample !== null) {
      const account = { id, variant: wanted.variant };
      await addSample(db, seal, account, { id: sample, actorId, now: licences.now() });
    }
    return { id };
  });

  calls.on(contract.getAccountHead, ({ subject }) => headOf(db, subject.account!, at()));

  calls.on(contract.welcomeAgain, async ({ session, subject, body: { admin } }) => ({
    to: await sendWelcomeAgain(db, post, subject.account!, {
      admin,
      actorId: session.id,
      // Links are of the clock of the server.
      now: Date.now(),
    }),
  }));

  calls.on(contract.inviteAdmin, async ({ session, subject, params: { id }, body }) => {
    const account = subject.account!;
    await inviteNewAdmin(db, post, account, { ...body, id, actorId: session.id, now: Date.now() });
    return headOf(db, account, at());
  });

  calls.on(notes.listAccountNotes, ({ params: { account } }) => notesOf(db, account));
  calls.on(notes.saveAccountNote, async ({ session, params, body }) => {
    await saveNote(db, params, body, session.id, Date.now());
    return notesOf(db, params.account);
  });
  calls.on(notes.removeAccountNote, async ({ session, params }) => {
    await removeNote(db, params, session.id);
    return notesOf(db, params.account);
  });

  calls.on(notes.listAccountChanges, ({ subject, query: { at: moment, id } }) =>
    changesOf(
      db,
      subject.account!,
      moment === undefined || id === undefined ? undefined : { at: moment, id },
    ),
  );
}
