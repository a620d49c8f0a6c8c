import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Access } from '../access/access.ts';
import { refuseLiveLookOn } from '../access/look-on.ts';
import { actingFor } from '../audit/acting.ts';
import { LIVE_ACTIONS, LIVE_WHEN, type Ack, type ClientToServer } from '../contract/live.ts';
import { toProblem } from '../http/errors.ts';
import { parse } from '../http/parse.ts';
import { Problem } from '../http/problem.ts';
import type { Licences } from '../licence/licences.ts';
import type { Meters } from '../operations/meters.ts';
import type { LiveSocket } from './live-socket.ts';

/** Events of one socket that may be under way; a browser that was offline long sends its answers in such portions. */
const MOST_UNDER_WAY = 2000;

interface EventDeps {
  access: Access;
  licences: Pick<Licences, 'check'>;
  logger: Logger;
  meters: Pick<Meters, 'refused'>;
}

/** How events of a socket are handled: parsed, permitted, answered with data or an error, whatever was sent. */
export function eventsOf(socket: LiveSocket, { access, licences, logger, meters }: EventDeps) {
  const { session } = socket.data;
  /** Without promises: there are many. */
  const on = <S extends z.ZodType, R>(
    event: keyof ClientToServer,
    schema: S,
    run: (input: z.output<S>, done: (reply: R) => void, fail: (error: unknown) => void) => void,
  ) => {
    socket.on(event, ((input: unknown, ack?: unknown) => {
      const { data } = socket;
      const reply = (message: Ack<R>) => {
        data.underWay--;
        if (typeof ack === 'function') ack(message);
      };
      const fail = (error: unknown) => {
        const problem = toProblem(error);
        if (problem.status >= 500) logger.error({ err: error, event }, 'event failed');
        meters.refused(event, problem.code);
        reply({ ok: false, error: problem.body });
      };
      data.underWay++;
      try {
        if (data.underWay > MOST_UNDER_WAY) throw new Problem('too-many-requests');
        access.mayEver(session, LIVE_ACTIONS[event]);
        if (session.act) refuseLiveLookOn(LIVE_ACTIONS[event]);
        run(parse(schema, input), (value) => reply({ ok: true, data: value }), fail);
      } catch (error) {
        fail(error);
      }
    }) as never);
  };
  /** The same for an event that has to wait for something. */
  const onAsync = <S extends z.ZodType, R>(
    event: keyof ClientToServer,
    schema: S,
    run: (input: z.output<S>) => Promise<R>,
  ) =>
    on<S, R>(event, schema, (input, done, fail) => {
      const permitted = licences.check(session, LIVE_WHEN[event], LIVE_ACTIONS[event]);
      const { act } = session;
      void permitted.then(() => (act ? actingFor(act.id, () => run(input)) : run(input))).then(done, fail);
    });
  return { on, onAsync };
}
