import { userOf } from '../../accounts/repository.ts';
import { MOST_FACTORS, SECOND_MINUTES } from '../../contract/account-terms.ts';
import * as contract from '../../contract/second.ts';
import { transact } from '../../data/database.ts';
import type { Calls } from '../../http/calls.ts';
import { notFound, Problem } from '../../http/problem.ts';
import type { AuthService } from '../service.ts';
import { addApp, appSetUp } from './apps.ts';
import { openChallenge, takeChallenge } from './challenges.ts';
import { stepOfNewApp } from './codes.ts';
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
  login: Pick<SecondLogin, 'setUp'>;
  neededBy: NeededBy;
}

/** What one has beside the password: at the login, and on the page of one's own. */
export function secondRoutes(calls: Calls, deps: RoutesDeps): void {
  const { db, seal, tries, post, service, login, neededBy } = deps;
  const viewOf = async (userId: string): Promise<contract.OwnSecond> => ({
    factors: (await factorsOf(db, userId)).map(({ id, kind, label, created_at, used_at }) => ({
      id,
      kind,
      label,
      createdAt: created_at,
      usedAt: used_at,
    })),
    codesLeft: await recoveryCodesLeft(db, userId),
    neededBy: (await neededBy(await userOf(db, userId))) ?? null,
  });
  const roomIn = (factors: readonly unknown[]) => {
    if (factors.length >= MOST_FACTORS)
      throw new Problem('conflict', `Je hebt er al ${MOST_FACTORS}. Haal er eerst een weg.`);
  };

  calls.open(contract.secondLogin, ({ body, address, browser }) =>
    service.second({ ...body, address, browser }),
  );
  calls.open(contract.secondSetUp, ({ body }) => login.setUp(body.challenge));

  calls.on(contract.getSecond, ({ session }) => viewOf(session.id));

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

  calls.on(contract.addApp, async ({ session, body: { challenge, code, label } }) => {
    const asked = await tries.standing(challenge, ['totp']);
    if (asked.user_id !== session.id) throw goneChallenge();
    await tries.ofChallenge(challenge, ['totp']);
    const { sealed } = JSON.parse(asked.data) as { sealed: string };
    const step = stepOfNewApp(seal, session.id, sealed, code);
    const user = await userOf(db, session.id);
    const codes = await transact(db, async (trx) => {
      if (!(await takeChallenge(trx, challenge, ['totp']))) throw goneChallenge();
      await lockFactorsOf(trx, user.id);
      const before = await factorsOf(trx, user.id);
      roomIn(before);
      await addApp(trx, { userId: user.id, sealed, label, step });
      await tellOfSecond(trx, post, user, 'added');
      return before.length === 0 ? makeRecoveryCodes(trx, seal, user.id) : undefined;
    });
    post.nudge();
    return { second: await viewOf(user.id), ...(codes && { codes }) };
  });

  calls.on(contract.removeFactor, async ({ session, params: { factor } }) => {
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
    return viewOf(user.id);
  });

  calls.on(contract.renewCodes, async ({ session }) => {
    const user = await userOf(db, session.id);
    const codes = await transact(db, async (trx) => {
      await lockFactorsOf(trx, user.id);
      if ((await factorsOf(trx, user.id)).length === 0)
        throw new Problem('conflict', 'Voeg eerst een app toe.');
      await tellOfSecond(trx, post, user, 'codes');
      return makeRecoveryCodes(trx, seal, user.id);
    });
    post.nudge();
    return { second: await viewOf(user.id), codes };
  });

  liftRoutes(calls, deps);
}
