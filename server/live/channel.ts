import type { Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import type { z } from 'zod';
import type { Access } from '../access/access.ts';
import { audit } from '../audit/audit.ts';
import type { Session, Sessions } from '../auth/sessions.ts';
import { holdPupilsSchema, sendPupilsSchema } from '../contract/board.ts';
import {
  answerEventSchema,
  LIVE_ACTIONS,
  LIVE_PATH,
  MAX_MESSAGE_BYTES,
  presenceEventSchema,
  roundEndedEventSchema,
  watchGroupSchema,
  type Ack,
  type ClientToServer,
  type RoundReward,
  type ServerToClient,
} from '../contract/live.ts';
import type { Role } from '../contract/permissions.ts';
import type { Db } from '../data/database.ts';
import { toProblem } from '../http/errors.ts';
import { parse } from '../http/parse.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Meters } from '../operations/meters.ts';
import { isGolden } from '../rewards/practised.ts';
import type { BoardSources } from './board.ts';
import { createBoards } from './boards.ts';
import { createCommitter } from './commit.ts';
import { createLead } from './hold-and-send.ts';
import type { LivePace } from './pace.ts';
import { createPortions } from './tell-in-portions.ts';
import { createPresence } from './presence.ts';
import { createRounds } from './rounds.ts';
import { SenderClock } from './sender-clock.ts';

/** Events of one socket that may be under way; a browser that was offline long sends its answers in such portions. */
const MOST_UNDER_WAY = 2000;

type LiveSocket = Socket<ClientToServer, ServerToClient, Record<string, never>, SocketData>;
interface SocketData {
  session: Session;
  clock: SenderClock;
  /** The round that this tab plays. */
  plays: boolean;
  underWay: number;
}

export interface LiveDeps {
  db: Db;
  sessions: Sessions;
  access: Access;
  logger: Logger;
  meters: Pick<Meters, 'stored' | 'refused'>;
  /** Titles for the board. */
  titleOf(game: string): string | undefined;
  nameOf(category: string): string | undefined;
  stepsBack: BoardSources['stepsBack'];
  pace: LivePace;
  /** A round of this pupil ended, and is stored. */
  ended(pupilId: string): void;
}

/** The live channel of a server. */
export interface Live {
  playing(): number;
  /** How many are connected to this process, by role. */
  connected(): Map<Role, number>;
  /** Tells pupils who are there that their map is another: something was set ready, or taken away. */
  mapChanged(pupilIds: readonly string[]): void;
  /** Pupils moved between groups: boards show who is in them now, and who is held is held by the new group. */
  moved(touched: { groups: readonly string[]; pupils: readonly string[] }): void;
  /** Ends all connections, after everything that was received is stored. */
  close(): Promise<void>;
}

/** Opens the live channel on an HTTP server. */
export function openLive(
  http: HttpServer,
  { db, sessions, access, logger, meters, titleOf, nameOf, stepsBack, pace, ended }: LiveDeps,
): Live {
  const io = new Server<ClientToServer, ServerToClient, Record<string, never>, SocketData>(http, {
    path: LIVE_PATH,
    serveClient: false,
    // Costs five times the throughput and ten times the memory per connection.
    perMessageDeflate: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
  });
  const rounds = createRounds(db);
  const presence = createPresence(pace.clock);
  const committer = createCommitter(db, rounds, meters, (stored) => {
    presence.answered(stored.round.head.pupil_id);
    boards.stored(stored);
    if (stored.ended) ended(stored.round.head.pupil_id);
  });
  const sources = {
    clock: pace.clock,
    presence: presence.view,
    load: rounds.get,
    nameOf,
    stepsBack,
    hold: (groupId: string) => lead.hold(groupId),
    isDayDone: (pupilId: string) => isGolden(db, pupilId, pace.clock()),
    round(roundId: string) {
      const round = rounds.peek(roundId);
      if (!round) return undefined;
      const { game, task_id: taskId, somvenster_id: somvensterId, list_name: listName } = round.head;
      const gameTitle = titleOf(game);
      const task = listName ?? nameOf(round.category);
      return {
        game,
        ...(gameTitle && { gameTitle }),
        ...(task && { task }),
        ...(somvensterId !== undefined && { place: { somvensterId, taskId } }),
        progress: round.progress,
      };
    },
  };
  const boards = createBoards(db, committer, sources, pace.sweepMs, (change) =>
    io.to(roomOf(change.groupId)).emit('board', change),
  );
  const lead = createLead(db, boards, pace, (pupilIds) => io.to(pupilIds.map(pupilRoom)));

  io.use((socket, next) => {
    const { token, now } = socket.handshake.auth;
    const clock = new SenderClock();
    clock.hear(now, Date.now());
    sessions.fromToken(typeof token === 'string' ? token : '').then(
      (session) => {
        socket.data = { session, clock, plays: false, underWay: 0 };
        next();
      },
      (error: unknown) => next(Object.assign(new Error('no session'), { data: toProblem(error).body })),
    );
  });

  io.on('connection', (socket) => {
    const { session, clock } = socket.data;
    const end = setTimeout(() => endSession(socket, 'expired'), session.endsAt - Date.now());
    const isPlayer = plays(session);
    if (isPlayer) {
      void socket.join(pupilRoom(session.id));
      presence.connected(session.id, socket.id);
      boards.changed(session.id);
      // Whoever was away meanwhile may still stand still, or may stand still from now on.
      lead.welcome(session.id).catch((error: unknown) => logger.error({ err: error }, 'hold not told'));
    }

    /** Runs an event: parsed, permitted, answered with data or an error, whatever was sent. Without promises: there are many. */
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
    ) => on<S, R>(event, schema, (input, done, fail) => void run(input).then(done, fail));

    on('answer', answerEventSchema, (event, done: (reply: { id: string }) => void, fail) =>
      committer.answer(session.id, clock.mended(event, Date.now()), done, fail),
    );
    on('roundEnded', roundEndedEventSchema, (event, done: (reply: RoundReward) => void, fail) =>
      committer.roundEnded(session.id, event, done, fail),
    );
    onAsync('presence', presenceEventSchema, async (event) => {
      if (event.screen !== 'game') socket.data.plays = false;
      else if (!socket.data.plays) {
        socket.data.plays = true;
        await takeOver(socket);
      }
      const round = event.roundId ? await rounds.get(event.roundId) : undefined;
      const own = round?.head.pupil_id === session.id;
      presence.update(session.id, socket.id, { ...event, roundId: own ? event.roundId : undefined });
      boards.changed(session.id);
    });
    onAsync('watchGroup', watchGroupSchema, async ({ groupId }) => {
      const { group } = await access.reach(session, LIVE_ACTIONS.watchGroup, { group: groupId });
      const accountId = group?.account_id ?? null;
      await audit(db, { action: 'board-watched', actorId: session.id, accountId, subject: groupId });
      // In the room first: a change that is sent between snapshot and joining would be missed.
      await socket.join(roomOf(groupId));
      return boards.watch(groupId, socket.id);
    });
    onAsync('holdPupils', holdPupilsSchema, async (event) => {
      const { group } = await access.reach(session, LIVE_ACTIONS.holdPupils, { group: event.groupId });
      return { hold: await lead.set(event, { id: session.id, accountId: group!.account_id }) };
    });
    onAsync('sendPupils', sendPupilsSchema, async (event) => {
      const { group } = await access.reach(session, LIVE_ACTIONS.sendPupils, { group: event.groupId });
      return lead.send(event, { id: session.id, accountId: group!.account_id });
    });
    onAsync('unwatchGroup', watchGroupSchema, ({ groupId }) => unwatch(socket, groupId));

    socket.on('disconnecting', (reason) => {
      clearTimeout(end);
      for (const groupId of watchedBy(socket)) boards.unwatch(groupId, socket.id);
      if (!isPlayer) return;
      presence.disconnected(session.id, socket.id, reason === 'client namespace disconnect');
      boards.changed(session.id);
    });
  });

  /** The tab that started a game last is the one that plays; the others are told. */
  async function takeOver(socket: LiveSocket) {
    for (const other of await io.in(pupilRoom(socket.data.session.id)).fetchSockets()) {
      if (other.id === socket.id || !other.data.plays) continue;
      other.data.plays = false;
      other.emit('takenOver');
    }
  }

  async function unwatch(socket: LiveSocket, groupId: string) {
    await socket.leave(roomOf(groupId));
    boards.unwatch(groupId, socket.id);
  }

  // At once for what this process ends; the check below finds what another one did.
  sessions.onEnd((familyIds) => {
    for (const socket of io.sockets.sockets.values())
      if (familyIds.includes(socket.data.session.familyId)) endSession(socket, 'ended');
  });
  const check = setInterval(() => {
    void endOldSessions()
      .then(endLostWatches)
      .catch((error: unknown) => logger.error({ err: error }, 'sessions not checked'));
  }, pace.checkMs);
  check.unref();

  async function endOldSessions() {
    const sockets = [...io.sockets.sockets.values()];
    const ended = await sessions.ended([...new Set(sockets.map((socket) => socket.data.session.familyId))]);
    for (const socket of sockets) if (ended.has(socket.data.session.familyId)) endSession(socket, 'ended');
  }

  /** A teacher who left a group, or a group that is gone: what is shown of it ends too. */
  async function endLostWatches() {
    const watches = [...io.sockets.sockets.values()].flatMap((socket) =>
      watchedBy(socket).map((groupId) => ({ socket, viewer: socket.data.session, groupId })),
    );
    const error = notFound().body;
    for (const { socket, groupId } of await access.outOfReach(watches, LIVE_ACTIONS.watchGroup)) {
      await unwatch(socket, groupId);
      socket.emit('watchEnded', { groupId, error });
    }
  }

  const portions = createPortions((rooms) => io.to(rooms).emit('mapChanged'));
  // Who connects later asks for the map anyway.
  const isThere = (room: string) => io.sockets.adapter.rooms.has(room);
  const mapChanged: Live['mapChanged'] = (pupilIds) => portions.tell(pupilIds.map(pupilRoom).filter(isThere));

  return {
    playing: presence.playing,
    connected() {
      const counts = new Map<Role, number>();
      for (const { data } of io.sockets.sockets.values())
        counts.set(data.session.role, (counts.get(data.session.role) ?? 0) + 1);
      return counts;
    },
    mapChanged,
    moved({ groups, pupils }) {
      const told = [...groups.map(boards.reload), ...pupils.map(lead.welcome)];
      // A board that fails to be read now is read when it is opened anew.
      for (const one of told)
        one.catch((error: unknown) => logger.error({ err: error }, 'change of a group not told'));
      // Other things stand ready in the new group, and it may practise at other hours.
      mapChanged(pupils);
    },
    async close() {
      clearInterval(check);
      portions.close();
      lead.close();
      await committer.idle();
      boards.close();
      await io.close();
      await committer.idle();
    },
  };
}

const GROUP = 'group:';
const roomOf = (groupId: string) => GROUP + groupId;
const watchedBy = (socket: LiveSocket) =>
  [...socket.rooms].filter((room) => room.startsWith(GROUP)).map((room) => room.slice(GROUP.length));
const pupilRoom = (pupilId: string) => `pupil:${pupilId}`;
const plays = (session: Session) => session.role === 'leerling' || session.role === 'demo';

function endSession(socket: LiveSocket, reason: 'expired' | 'ended') {
  socket.emit('sessionEnded', { reason });
  socket.disconnect(true);
}
