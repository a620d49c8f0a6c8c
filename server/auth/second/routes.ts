import { userOf } from '../../accounts/repository.ts';
import { MOST_FACTORS, SECOND_MINUTES } from '../../contract/account-terms.ts';
import * as contract from '../../contract/second.ts';
import { transact, type Db } from '../../data/database.ts';
import type { UserRow } from '../../data/schema.ts';
import type { Calls } from '../../http/calls.ts';
import { notFound, Problem } from '../../http/problem.ts';
import type { AuthService } from '../service.ts';
import { addApp, appSetUp } from './apps.ts';
import { openChallenge, takeChallenge } from './challenges.ts';
import { stepOfNewApp } from './codes.ts';
import { addPasskey, passkeyMaking, placeOf, readMadePasskey, siteAt } from './passkeys.ts';
import { factorsOf, lockFactorsOf } from './factors.ts';
import { liftRoutes, type LiftDeps } from './lift.ts';
import type { SecondLogin } from './login.ts';
import type { NeededBy } from './needed.ts';
import { makeRecoveryCodes, recoveryCodesLeft } from './recovery.ts';
import type { SecondDeps } from './second.ts';
import { tellOfSecond } from './tell.ts';
import { goneChallenge } from './tries.ts';

interface RoutesDeps extends SecondDeps, LiftDeps {
  service: Pick<AuthService, 'second'>;
  login: Pick<SecondLogin, 'setUp' | 'making' | 'asking'>;
  neededBy: NeededBy;
}

/** What one has beside the password: at the login, and on the page of one's own. */
export function secondRoutes(calls: Calls, deps: RoutesDeps): void {
  const { db, seal, tries, post, siteOf, service, login, neededBy } = deps;
  const viewOf = async (userId: string, host: string): Promise<contract.OwnSecond> => ({
    factors: (await factorsOf(db, userId)).map((factor) => ({
      id: factor.id,
      kind: factor.kind,
      label: factor.label,
      createdAt: factor.created_at,
      usedAt: factor.used_at,
      otherSite: placeOf(factor, siteOf(host)) === 'elsewhere' ? factor.rp_id : null,
    })),
    codesLeft: await recoveryCodesLeft(db, userId),
    neededBy: (await neededBy(await userOf(db, userId))) ?? null,
    canPasskey: siteOf(host) !== undefined,
  });
  /** Adds a factor to what somebody has, once the question is answered; gives the codes that come with the first. */
  const added = async (
    user: UserRow,
    challenge: string,
    kind: 'totp' | 'passkey',
    add: (trx: Db) => Promise<void>,
  ) => {
    const codes = await transact(db, async (trx) => {
      if (!(await takeChallenge(trx, challenge, [kind]))) throw goneChallenge();
      await lockFactorsOf(trx, user.id);
      const before = await factorsOf(trx, user.id);
      roomIn(before);
      await add(trx);
      await tellOfSecond(trx, post, user, 'added');
      return before.length === 0 ? makeRecoveryCodes(trx, seal, user.id) : undefined;
    });
    post.nudge();
    return codes && { codes };
  };
  const roomIn = (factors: readonly unknown[]) => {
    if (factors.length >= MOST_FACTORS)
      throw new Problem('conflict', `Je hebt er al ${MOST_FACTORS}. Haal er eerst een weg.`);
  };

  calls.open(contract.secondLogin, ({ body, address, browser, host }) =>
    service.second({ ...body, address, browser, host }),
  );
  calls.open(contract.secondPasskey, ({ body, host }) => login.asking(body.challenge, host));
  calls.open(contract.secondSetUp, ({ body }) => login.setUp(body.challenge));
  calls.open(contract.secondPasskeySetUp, ({ body, host }) => login.making(body.challenge, host));

  calls.on(contract.getSecond, ({ session, host }) => viewOf(session.id, host));

  calls.on(contract.proposeApp, async ({ session }) => {
    roomIn(await factorsOf(db, session.id));
    const { sealed, ...shown } = appSetUp(seal, await userOf(db, session.id));
    const asked = {
      userId: session.id,
      kind: 'totp',
      data: { sealed },
      minutes: SECOND_MINUTES.setUp,
    } as const;
    return { ...shown, challenge: await openChallenge(db, asked) };
  });

  calls.on(contract.addApp, async ({ session, host, body: { challenge, code, label } }) => {
    const asked = await tries.standing(challenge, ['totp']);
    if (asked.user_id !== session.id) throw goneChallenge();
    await tries.ofChallenge(challenge, ['totp']);
    const { sealed } = JSON.parse(asked.data) as { sealed: string };
    const step = stepOfNewApp(seal, session.id, sealed, code);
    const user = await userOf(db, session.id);
    const codes = await added(user, challenge, 'totp', (trx) =>
      addApp(trx, { userId: user.id, sealed, label, step }),
    );
    return { second: await viewOf(user.id, host), ...codes };
  });

  calls.on(contract.proposePasskey, async ({ session, host }) => {
    const site = siteAt(siteOf, host);
    const factors = await factorsOf(db, session.id);
    roomIn(factors);
    const asked = { userId: session.id, kind: 'passkey', data: {}, minutes: SECOND_MINUTES.setUp } as const;
    const challenge = await openChallenge(db, asked);
    const options = await passkeyMaking(site, await userOf(db, session.id), factors, challenge);
    return { challenge, options };
  });

  calls.on(contract.addPasskey, async ({ session, host, body: { challenge, passkey, label } }) => {
    const asked = await tries.ofChallenge(challenge, ['passkey']);
    if (asked.user_id !== session.id) throw goneChallenge();
    const made = await readMadePasskey(siteAt(siteOf, host), challenge, passkey);
    const user = await userOf(db, session.id);
    const codes = await added(user, challenge, 'passkey', (trx) =>
      addPasskey(trx, { ...made, userId: user.id, label }),
    );
    return { second: await viewOf(user.id, host), ...codes };
  });

  calls.on(contract.renameFactor, async ({ session, host, params: { factor }, body: { label } }) => {
    const { numUpdatedRows } = await db
      .updateTable('second_factors')
      .set({ label })
      .where('id', '=', factor)
      .where('user_id', '=', session.id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound();
    return viewOf(session.id, host);
  });

  calls.on(contract.removeFactor, async ({ session, host, params: { factor } }) => {
    const user = await userOf(db, session.id);
    const by = await neededBy(user);
    await transact(db, async (trx) => {
      await lockFactorsOf(trx, user.id);
      const gone = await trx
        .deleteFrom('second_factors')
        .where('id', '=', factor)
        .where('user_id', '=', user.id)
        .executeTakeFirst();
      if (gone.numDeletedRows === 0n) throw notFound();
      const left = await factorsOf(trx, user.id);
      if (left.length === 0 && by !== undefined)
        throw new Problem('conflict', 'Je moet een tweede stap hebben. Voeg eerst een andere toe.');
      if (left.length === 0) await trx.deleteFrom('recovery_codes').where('user_id', '=', user.id).execute();
      await tellOfSecond(trx, post, user, 'removed');
    });
    post.nudge();
    return viewOf(user.id, host);
  });

  calls.on(contract.renewCodes, async ({ session, host }) => {
    const user = await userOf(db, session.id);
    const codes = await transact(db, async (trx) => {
      await lockFactorsOf(trx, user.id);
      if ((await factorsOf(trx, user.id)).length === 0)
        throw new Problem('conflict', 'Voeg eerst een app of een toegangssleutel toe.');
      await tellOfSecond(trx, post, user, 'codes');
      return makeRecoveryCodes(trx, seal, user.id);
    });
    post.nudge();
    return { second: await viewOf(user.id, host), codes };
  });

  liftRoutes(calls, deps);
}
