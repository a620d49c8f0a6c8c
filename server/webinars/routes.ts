import * as contract from '../contract/webinars.ts';
import type { Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { notFound } from '../http/problem.ts';
import type { Post } from '../mail/post.ts';
import { countWebinars, readPage, viewsOf, wholeView } from './repository.ts';
import { takeOff } from './seats.ts';
import { cancel, mailTo, removeDraft, saveMade, setCame } from './service.ts';
import { tellDue } from './tell.ts';

/** Parts of the mails that a call writes itself; the rest is written soon after (led.ts). */
const PARTS_AT_ONCE = 4;

/** Webinars as the office plans and keeps them. */
export function webinarRoutes(calls: Calls, db: Db, post: Post): void {
  const whole = async (id: string) => {
    const view = await wholeView(db, id, Date.now());
    if (!view) throw notFound('Dit webinar is er niet meer.');
    return view;
  };
  const told = async (id: string) => {
    await tellDue(db, post, Date.now(), (parts) => parts >= PARTS_AT_ONCE);
    return whole(id);
  };

  calls.on(contract.listWebinars, async ({ query: { page } }) => ({
    webinars: await viewsOf(
      db,
      await readPage(db, (page - 1) * contract.WEBINARS_PER_PAGE, contract.WEBINARS_PER_PAGE),
      Date.now(),
    ),
    total: await countWebinars(db),
  }));

  calls.on(contract.getWebinar, ({ params }) => whole(params.webinar));

  calls.on(contract.saveWebinar, async ({ params, body, session }) => {
    await saveMade(db, post, params.webinar, body, session.id, Date.now());
    return told(params.webinar);
  });

  calls.on(contract.removeWebinar, async ({ params, session }) => {
    await removeDraft(db, params.webinar, session.id);
    return {};
  });

  calls.on(contract.cancelWebinar, async ({ params, body, session }) => {
    await cancel(db, params.webinar, body, session.id, Date.now());
    return told(params.webinar);
  });

  calls.on(contract.takeOffWebinar, async ({ params, body: { tells }, session }) => {
    await takeOff(db, post, params, { tells, by: session.id, now: Date.now() });
    return whole(params.webinar);
  });

  calls.on(contract.setAttendance, async ({ params, body, session }) => {
    await setCame(db, params, body.came, session.id, Date.now());
    return whole(params.webinar);
  });

  calls.on(contract.mailRecording, async ({ params, body, session }) => {
    await mailTo(db, params.webinar, body.to, session.id, Date.now());
    return told(params.webinar);
  });
}
