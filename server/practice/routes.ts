import type { Access } from '../access/access.ts';
import { audit } from '../audit/audit.ts';
import { getMap, saveSettings, startRound as startRoundCall } from '../contract/practice.ts';
import type { Calls } from '../http/calls.ts';
import type { Licences } from '../licence/licences.ts';
import { readMap } from './map.ts';
import { startRound, type PracticeDeps } from './rounds.ts';
import { changeSettings, readSettings } from './settings.ts';

/** What says who may do what. */
interface Guards {
  access: Access;
  licences: Pick<Licences, 'check'>;
}

/** The pupil's map, rounds and own settings. */
export function practiceRoutes(calls: Calls, { access, licences }: Guards, deps: PracticeDeps): void {
  const { db } = deps;
  calls.on(getMap, async ({ session, subject }) => {
    const pupil = subject.pupil!;
    if (session.id !== pupil.id) {
      await audit(db, {
        action: 'map-viewed',
        actorId: session.id,
        accountId: pupil.account_id,
        subject: pupil.id,
      });
    }
    return readMap(deps, pupil);
  });
  calls.on(startRoundCall, async ({ session, subject, params, body, variant }) => {
    const pupil = subject.pupil!;
    const { id: roundId, somvenster: somvensterId, game: gameId } = body;
    const preview = session.id !== pupil.id;
    const action = preview ? 'round:preview' : 'round:play';
    access.mayEver(session, action);
    if (preview) await licences.check(session, 'read', action);
    return startRound(deps, {
      pupil,
      taskId: params.task,
      roundId,
      somvensterId,
      gameId,
      preview,
      variant,
      mayBegin: () => licences.check(session, 'practice', action),
    });
  });
  calls.on(saveSettings, async ({ subject, body }) => {
    const pupil = subject.pupil!;
    const { calm, volumes, voice, ruler } = body;
    await changeSettings(db, pupil, {
      ...(calm !== undefined && { calm }),
      ...(volumes && { volumes }),
      ...(voice && { voice }),
      ...(ruler !== undefined && { ruler }),
    });
    return { settings: await readSettings(db, pupil) };
  });
}
