import { audit } from '../audit/audit.ts';
import type { z } from 'zod';
import {
  isHeld,
  type Hold,
  type holdPupilsSchema,
  type sendPupilsSchema,
  type Sent,
} from '../contract/board.ts';
import type { ServerToClient } from '../contract/live.ts';
import type { Db } from '../data/database.ts';
import { notFound } from '../http/problem.ts';
import type { Boards } from './boards.ts';
import { createHolds, type Decision } from './holds.ts';
import type { LivePace } from './pace.ts';

/** Whoever leads a group now. */
interface Leader {
  id: string;
  accountId: string | null;
}

/** Everything that pupils can be told at once: the sockets of some of them. */
interface Told {
  emit<E extends 'hold' | 'sent'>(event: E, ...data: Parameters<ServerToClient[E]>): unknown;
}

/** What a teacher does with all screens of a group: holding them and sending pupils somewhere. */
export interface Lead {
  hold(groupId: string): Hold | null;
  /** Holds pupils, or lets them go on. Throws `not-found` when one of them is not of the group. */
  set(event: z.output<typeof holdPupilsSchema>, leader: Leader): Promise<Hold | null>;
  /** Sends pupils who are there somewhere. */
  send(event: z.output<typeof sendPupilsSchema>, leader: Leader): Promise<Sent>;
  /** Tells a pupil who is connected here whether to stand still. */
  welcome(pupilId: string): Promise<void>;
  /** Pupils are held at another process, or let go; it has told them. */
  heard(decision: Decision): void;
  /** What was decided last of each group that was held lately. */
  decisions(): Decision[];
  close(): void;
}

/** What leading needs of the rest. */
interface LeadDeps {
  boards: Pick<Boards, 'groupChanged'>;
  /** Whether staff have the board of a group open, at whichever process. */
  isWatched(groupId: string): boolean;
  /** Whether a pupil is connected, at whichever process. */
  isThere(pupilId: string): boolean;
  /** Reaches the sockets of pupils, at whichever process. */
  told(pupilIds: readonly string[]): Told;
  /** The same of this process. */
  toldHere(pupilId: string): Told;
  /** Something was decided here: the other processes have to know. */
  decided(decision: Decision): void;
}

/** Leads groups; every `sweepMs` it is looked up whether a hold is over. */
export function createLead(
  db: Db,
  { clock, sweepMs }: Pick<LivePace, 'clock' | 'sweepMs'>,
  { boards, isWatched, isThere, told, toldHere, decided }: LeadDeps,
): Lead {
  const holds = createHolds(clock, isWatched);

  /** Tells every pupil of a group who heard something else before. */
  const tell = (groupId: string, pupilIds: readonly string[], before: Hold | null) => {
    for (const id of pupilIds) {
      const left = holds.left(groupId, id);
      if (left > 0 || isHeld(before, id)) told([id]).emit('hold', { forMs: left });
    }
    boards.groupChanged(groupId);
  };
  // The pupil of the demo belongs to nobody's lesson.
  const children = () =>
    db
      .selectFrom('pupils')
      .innerJoin('users', 'users.id', 'pupils.id')
      .select(['pupils.id', 'group_id'])
      .where('users.role', '!=', 'demo');
  const pupilsOf = async (groupId: string) =>
    (await children().where('group_id', '=', groupId).execute()).map(({ id }) => id);
  /** The pupils that are meant: all of the group, or those that are named and belong to it. */
  const meant = async ({ groupId, pupilIds }: { groupId: string; pupilIds?: string[] | undefined }) => {
    const all = await pupilsOf(groupId);
    if (pupilIds && !pupilIds.every((id) => all.includes(id)))
      throw notFound('Een van hen zit hier niet meer.');
    return { all, named: pupilIds ?? all };
  };

  async function sweep() {
    for (const groupId of holds.sweep()) {
      const everyone = { everyone: true, pupilIds: [], until: 0 };
      tell(groupId, await pupilsOf(groupId), everyone);
    }
  }
  // A hold of which this fails ends in the browsers, which know how long it lasts.
  const timer = setInterval(() => void sweep().catch(() => undefined), sweepMs);
  timer.unref();

  return {
    hold: holds.of,
    async set(event, leader) {
      const { groupId, pupilIds, held } = event;
      const { all } = await meant(event);
      const before = holds.of(groupId);
      const hold = holds.set(groupId, held, pupilIds);
      decided({ groupId, hold, at: clock() });
      tell(groupId, all, before);
      const action = held ? 'pupils-held' : 'pupils-let-go';
      await audit(db, { action, actorId: leader.id, accountId: leader.accountId, subject: groupId });
      return hold;
    },
    async send(event, leader) {
      const { named } = await meant(event);
      told(named).emit('sent', event.to);
      await audit(db, {
        action: 'pupils-sent',
        actorId: leader.id,
        accountId: leader.accountId,
        subject: event.groupId,
        detail: event.to.place,
      });
      return { reached: named.filter(isThere).length, of: named.length };
    },
    async welcome(pupilId) {
      if (!holds.any()) {
        toldHere(pupilId).emit('hold', { forMs: 0 });
        return;
      }
      const pupil = await children().where('pupils.id', '=', pupilId).executeTakeFirst();
      const forMs = pupil?.group_id ? holds.left(pupil.group_id, pupilId) : 0;
      toldHere(pupilId).emit('hold', { forMs });
    },
    heard(decision) {
      if (holds.take(decision)) boards.groupChanged(decision.groupId);
    },
    decisions: holds.decisions,
    close: () => clearInterval(timer),
  };
}
