import { renewPasswords } from '../../cards/passwords.ts';
import type { Seal } from '../../cards/seal.ts';
import { audit } from '../../audit/audit.ts';
import type { Session } from '../../auth/sessions.ts';
import type { NewPupilLogin } from '../../contract/office-pupil-acts.ts';
import type { Db } from '../../data/database.ts';
import type { Touched } from '../../groups/changes.ts';
import { movePupils } from '../../groups/service.ts';
import { notFound, Problem } from '../../http/problem.ts';
import { messageAdmins } from '../../messages/to-admins.ts';
import { restoreAll } from '../../trash/restore.ts';
import type { pupilFor } from './detail.ts';
import { stateOf } from './find.ts';
import { reasonText, type Reasoned } from './names.ts';

type Child = Awaited<ReturnType<typeof pupilFor>>;

/** What is done for a pupil, by whom, and why. */
interface Act extends Reasoned {
  child: Child;
  session: Session;
}

/** Tells who runs the account of a pupil what the office did, by the user name alone; in the transaction of that. */
const tellSchool = (
  trx: Db,
  { child }: Act,
  message: { title: string; text: string; source: string },
  now: number,
): Promise<void> =>
  messageAdmins(trx, { kind: 'nieuws', accountId: child.account_id, link: 'berichten', ...message }, now);

const line = ({ child, session, why, reason }: Act) => ({
  actorId: session.id,
  accountId: child.account_id,
  subject: child.id,
  reason: reasonText({ why, reason }),
});

/** A new password for a pupil, once under an id. Gives it, and whether it is only now theirs. */
export async function renewLogin(
  db: Db,
  seal: Seal,
  act: Act,
  id: string,
): Promise<NewPupilLogin & { isNew: boolean }> {
  const { child } = act;
  if (stateOf(child) === 'trash' || stateOf(child) === 'left')
    throw new Problem('conflict', 'Deze leerling kan niet inloggen: zet die eerst in een {groep}.');
  const known = await db
    .selectFrom('pupil_passwords')
    .select('style')
    .where('pupil_id', '=', child.id)
    .executeTakeFirst();
  const wanted = { pupils: [child.id], style: known?.style ?? 'woorden', batch: id } as const;
  const changed = await renewPasswords(db, seal, wanted, async (trx, due) => {
    if (due.length === 0) return;
    await audit(trx, { action: 'pupil-password-changed', ...line(act) });
    await tellSchool(
      trx,
      act,
      {
        title: '{Een leerling} kreeg een nieuw wachtwoord van kantoor',
        text: `Het kantoor van Spelwereld gaf ${child.username} een nieuw wachtwoord. Het oude werkt niet meer. Het nieuwe staat bij de wachtwoorden van de {groep}.`,
        source: `office-login-${id}`,
      },
      Date.now(),
    );
  });
  const { sealed, style } = await db
    .selectFrom('pupil_passwords')
    .select(['sealed', 'style'])
    .where('pupil_id', '=', child.id)
    .where('batch', '=', id)
    .executeTakeFirstOrThrow();
  return {
    username: child.username,
    password: seal.open(sealed, child.id),
    style,
    isNew: changed.length > 0,
  };
}

/** Brings a pupil back out of the trash, into a group. */
export async function restoreChild(db: Db, act: Act, group: string): Promise<Touched> {
  const { child, session } = act;
  const { restored, failed, touched } = await restoreAll(
    db,
    {
      ...{ viewer: session, accountId: child.account_id, reason: reasonText(act) },
      returned: (trx) =>
        tellSchool(
          trx,
          act,
          {
            title: '{Een leerling} is terug uit de prullenbak',
            text: `Het kantoor van Spelwereld haalde ${child.username} terug uit de prullenbak.`,
            source: `office-restored-${child.id}-${child.trashed_at}`,
          },
          Date.now(),
        ),
    },
    [{ kind: 'pupil', id: child.id, group }],
  );
  const [problem] = failed;
  if (problem) throw new Problem('conflict', problem.why);
  if (restored === 0) throw new Problem('conflict', 'Deze leerling ligt niet meer in de prullenbak.');
  return touched;
}

/** Moves a pupil to another group of the account, once under an id, while it is in the group that was seen. */
export function moveChild(
  db: Db,
  act: Act,
  { change, group, basedOn }: { change: string; group: string; basedOn: string },
): Promise<Touched> {
  const { child, session } = act;
  if (child.sample === 1) throw notFound('Een verzonnen leerling blijft in de voorbeeldgroep.');
  const now = Date.now();
  return movePupils(
    db,
    group,
    [child.id],
    {
      ...{ change, accountId: child.account_id, actorId: session.id, now },
      line: { action: 'pupil-moved', detail: change, ...line(act) },
    },
    {
      from: basedOn,
      also: (trx) =>
        tellSchool(
          trx,
          act,
          {
            title: '{Een leerling} zit in een andere {groep}',
            text: `Het kantoor van Spelwereld zette ${child.username} in een andere {groep}.`,
            source: `office-moved-${change}`,
          },
          now,
        ),
    },
  );
}
