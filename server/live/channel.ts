import type { Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import { Server, type ServerOptions } from 'socket.io';
import type { Access } from '../access/access.ts';
import { audit } from '../audit/audit.ts';
import type { Sessions } from '../auth/sessions.ts';
import { holdPupilsSchema, sendPupilsSchema } from '../contract/board.ts';
import {
  answerEventSchema,
  LIVE_ACTIONS,
  LIVE_PATH,
  MAX_MESSAGE_BYTES,
  presenceEventSchema,
  roundEndedEventSchema,
  watchGroupSchema,
  type RoundReward,
} from '../contract/live.ts';
import type { JobProgress } from '../contract/jobs.ts';
import type { Role } from '../contract/permissions.ts';
import type { Db } from '../data/database.ts';
import { toProblem } from '../http/errors.ts';
import type { Licences } from '../licence/licences.ts';
import type { Meters } from '../operations/meters.ts';
import { passToOwner, type Place } from '../processes/owner.ts';
import { isGolden } from '../rewards/practised.ts';
import type { BoardSources } from './board.ts';
import { createBoards } from './boards.ts';
import type { Packet } from './bus.ts';
import { startChecks } from './checks.ts';
import { createCommitter } from './commit.ts';
import { createElsewhere } from './elsewhere.ts';
import { createLead } from './hold-and-send.ts';
import {
  endSession,
  plays,
  pupilRoom,
  roomOf,
  staffRoom,
  watchedBy,
  type LiveServer,
  type LiveSocket,
} from './live-socket.ts';
import type { LivePace } from './pace.ts';
import { createPortions } from './tell-in-portions.ts';
import { createPresence } from './presence.ts';
import { joinProcesses } from './processes.ts';
import { createRounds } from './rounds.ts';
import { SenderClock } from './sender-clock.ts';
import { eventsOf } from './socket-events.ts';

export interface LiveDeps {
  db: Db;
  sessions: Sessions;
  access: Access;
  licences: Pick<Licences, 'check'>;
  logger: Logger;
  meters: Pick<Meters, 'stored' | 'refused'>;
  /** Titles for the board. */
  titleOf(game: string): string | undefined;
  nameOf(category: string): string | undefined;
  stepsBack: BoardSources['stepsBack'];
  pace: LivePace;
  /** How the processes of a server reach each other, where there may be several. */
  adapter?: ServerOptions['adapter'] | undefined;
  place?: Place | undefined;
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
  /** Tells somebody of the staff how far long work is. */
  job(userId: string, progress: JobProgress): void;
  /** Whether answers are being stored at this moment, or were within the last second. */
  isStoring(): boolean;
  /** Ends all connections, after everything that was received is stored. */
  close(): Promise<void>;
}

/** Opens the live channel on an HTTP server. */
export function openLive(
  http: HttpServer,
  {
    db,
    sessions,
    access,
    licences,
    logger,
    meters,
    titleOf,
    nameOf,
    stepsBack,
    pace,
    adapter,
    place,
    ended,
  }: LiveDeps,
): Live {
  const io: LiveServer = new Server(http, {
    path: LIVE_PATH,
    serveClient: false,
    // Costs five times the throughput and ten times the memory per connection.
    perMessageDeflate: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    ...(adapter && { adapter }),
  });
  const stopPassing = place && passToOwner(http, io as unknown as Server, place);
  const rounds = createRounds(db);
  const presence = createPresence(pace.clock);
  const elsewhere = createElsewhere();
  const committer = createCommitter(db, rounds, meters, (news) => {
    const { pupilId, roundId, latest } = news;
    presence.answered(pupilId);
    boards.stored(news);
    if (news.ended) ended(pupilId);
    if (elsewhere.isPupilWatched(pupilId)) bus.tell({ kind: 'stored', news });
    else bus.tell({ kind: 'outdated', pupilId, roundId, latest });
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
      const round = rounds.shown(roundId);
      if (!round) return undefined;
      const { game, taskId, somvensterId, listName, category, progress } = round;
      const gameTitle = titleOf(game);
      const task = listName ?? nameOf(category);
      return {
        game,
        ...(gameTitle && { gameTitle }),
        ...(task && { task }),
        ...(somvensterId !== undefined && { place: { somvensterId, taskId } }),
        progress,
      };
    },
  };
  const boards = createBoards(db, committer, sources, pace.sweepMs, {
    // Each process has the boards of those who watch at it.
    send: (change) => io.local.to(roomOf(change.groupId)).emit('board', change),
    opened: (groupId, pupilIds) => bus.tell({ kind: 'watched', groupId, pupilIds }),
    closed: (groupId) => bus.tell({ kind: 'unwatched', groupId }),
    unread: (error) => logger.error({ err: error }, 'board not read again'),
  });
  const lead = createLead(db, pace, {
    boards,
    isWatched: (groupId) => boards.isWatched(groupId) || elsewhere.isGroupWatched(groupId),
    isThere: presence.isThere,
    told: (pupilIds) => io.to(pupilIds.map(pupilRoom)),
    toldHere: (pupilId) => io.local.to(pupilRoom(pupilId)),
    decided: (decision) => bus.tell({ kind: 'hold', ...decision }),
  });

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
      bus.tell({ kind: 'connected', pupilId: session.id, socketId: socket.id });
      boards.changed(session.id);
      // Whoever was away meanwhile may still stand still, or may stand still from now on.
      lead.welcome(session.id).catch((error: unknown) => logger.error({ err: error }, 'hold not told'));
    } else void socket.join(staffRoom(session.id));

    const { on, onAsync } = eventsOf(socket, { access, licences, logger, meters });
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
        takeOver(session.id, socket);
        bus.tell({ kind: 'plays', pupilId: session.id, socketId: socket.id });
      }
      const round = event.roundId ? await rounds.get(event.roundId) : undefined;
      const own = round?.head.pupil_id === session.id;
      const { screen, waiting } = event;
      const tab = { screen, waiting, roundId: own ? event.roundId : undefined };
      presence.update(session.id, socket.id, tab);
      bus.tell({ kind: 'shows', pupilId: session.id, socketId: socket.id, tab });
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
      const saidGoodbye = reason === 'client namespace disconnect';
      presence.disconnected(session.id, socket.id, saidGoodbye);
      bus.tell({ kind: 'disconnected', pupilId: session.id, socketId: socket.id, saidGoodbye });
      boards.changed(session.id);
    });
  });

  /** The tab that started a game last, here or elsewhere, is the one that plays; the others are told. */
  function takeOver(pupilId: string, by?: LiveSocket) {
    for (const id of io.sockets.adapter.rooms.get(pupilRoom(pupilId)) ?? []) {
      const other = io.sockets.sockets.get(id);
      if (!other || other === by || !other.data.plays) continue;
      other.data.plays = false;
      other.emit('takenOver');
    }
  }

  async function unwatch(socket: LiveSocket, groupId: string) {
    await socket.leave(roomOf(groupId));
    boards.unwatch(groupId, socket.id);
  }

  const endSessions = (familyIds: readonly string[]) => {
    for (const socket of io.sockets.sockets.values())
      if (familyIds.includes(socket.data.session.familyId)) endSession(socket, 'ended');
  };
  // At once; the check below finds what nobody told.
  sessions.onEnd((familyIds) => {
    endSessions(familyIds);
    bus.tell({ kind: 'sessionsEnded', familyIds: [...familyIds] });
  });
  const stopChecks = startChecks({
    sockets: () => [...io.sockets.sockets.values()],
    sessions,
    access,
    logger,
    everyMs: pace.checkMs,
    unwatch,
  });

  const portions = createPortions((rooms) => io.local.to(rooms).emit('mapChanged'));
  // Who connects later asks for the map anyway.
  const isThere = (room: string) => io.sockets.adapter.rooms.has(room);
  const here = {
    plays: (pupilId: string) => takeOver(pupilId),
    mapChanged: (pupilIds: readonly string[]) => portions.tell(pupilIds.map(pupilRoom).filter(isThere)),
    moved({ groups, pupils }: Parameters<Live['moved']>[0]) {
      groups.forEach(boards.reload);
      for (const told of pupils.map(lead.welcome))
        told.catch((error: unknown) => logger.error({ err: error }, 'change of a group not told'));
      // Other things stand ready in the new group, and it may practise at other hours.
      here.mapChanged(pupils);
    },
    sessionsEnded: endSessions,
  };
  const line = adapter && {
    send: (packet: Packet) => void io.serverSideEmit('packet', packet),
    onPacket: (run: (packet: Packet) => void) => void io.on('packet', run),
  };
  const bus = joinProcesses(line, { presence, boards, rounds, committer, lead, elsewhere, here, logger });

  return {
    playing: presence.playing,
    connected() {
      const counts = new Map<Role, number>();
      for (const { data } of io.sockets.sockets.values())
        counts.set(data.session.role, (counts.get(data.session.role) ?? 0) + 1);
      return counts;
    },
    mapChanged(pupilIds) {
      here.mapChanged(pupilIds);
      for (const some of chunksOf(pupilIds)) bus.tell({ kind: 'mapChanged', pupilIds: some });
    },
    moved(touched) {
      here.moved(touched);
      bus.tell({ kind: 'moved', groups: [...touched.groups], pupils: [] });
      for (const pupils of chunksOf(touched.pupils)) bus.tell({ kind: 'moved', groups: [], pupils });
    },
    job: (userId, progress) => void io.to(staffRoom(userId)).emit('job', progress),
    isStoring: committer.isStoring,
    async close() {
      stopChecks();
      portions.close();
      lead.close();
      await committer.idle();
      boards.close();
      bus.close();
      stopPassing?.();
      await io.close();
      await committer.close();
    },
  };
}

/** Ids that fit in one packet between processes. */
const MOST_IDS = 100;
const chunksOf = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, i) =>
    ids.slice(i * MOST_IDS, (i + 1) * MOST_IDS),
  );
