import { isDeepStrictEqual } from 'node:util';
import { isHeld, type Hold, type Miss, type Standing, type StepBack } from '../contract/board.ts';
import type { BoardChange, BoardSnapshot, Tile } from '../contract/live.ts';
import { startOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import { asOfOneMoment, isIn, type Snapshot } from '../data/snapshot.ts';
import { asMiss, asTileAnswer, readMisses, readRows, type BoardRow } from './board-rows.ts';
import type { PresenceView } from './presence.ts';
import { LOOKED_AT, standingOf } from './standing.ts';
import type { StoredNews } from './stored-news.ts';

/** Answers that a tile shows. */
const LAST = 8;
/** Changes are sent at most this often: nobody sees it, and it spares much work. */
const GATHER_MS = 50;
/** After a round its answers are taken in behind the pupil: within this time its level is known (practice/policy/follower.ts). */
const TAKEN_IN_MS = 60_000;
/** Wrong answers that are kept: more than a group makes on a day. */
const MOST_MISSES = 3000;

/** What the board needs to know of the rest. */
export interface BoardSources {
  presence(pupilId: string): PresenceView;
  /** The game and task of a round that is in memory. */
  round(roundId: string): Pick<Tile, 'game' | 'gameTitle' | 'task' | 'place' | 'progress'> | undefined;
  /** Brings a round into memory, so that it can be shown. */
  load(roundId: string): Promise<unknown>;
  /** Who of a group stands still. */
  hold(groupId: string): Hold | null;
  /** What a task about a category is called. */
  nameOf(category: string): string | undefined;
  /** Whether a pupil practised enough for today. */
  isDayDone(pupilId: string): Promise<boolean>;
  /** What is too hard for pupils now; who has nothing of it is not there. */
  stepsBack(pupilIds: readonly string[]): Promise<ReadonlyMap<string, StepBack[]>>;
  clock(): number;
}

interface Row extends BoardRow {
  standing: Standing | undefined;
  back: StepBack[] | undefined;
  /** Until when `back` may change by what was answered. */
  levelsUntil: number;
  /** Presence and standing as they were sent last. */
  sent: string;
}

/** The live board of one group: a tile per pupil, what goes wrong today, and numbered changes. */
export class Board {
  readonly groupId: string;
  #seq = 0;
  #rows = new Map<string, Row>();
  #misses: Miss[] = [];
  #changed = new Set<string>();
  #newMisses: Miss[] = [];
  #timer: NodeJS.Timeout | undefined;
  #sentAt = -Infinity;
  #day: number;
  /** What was stored by another process before this was read. */
  #read: Snapshot | undefined;
  #sources: BoardSources;
  #send: (change: BoardChange) => void;

  private constructor(groupId: string, sources: BoardSources, send: (change: BoardChange) => void) {
    this.groupId = groupId;
    this.#sources = sources;
    this.#send = send;
    this.#day = startOfDay(sources.clock());
  }

  /** Reads a group's pupils with their last answers and their results of today. */
  static async open(
    db: Db,
    groupId: string,
    sources: BoardSources,
    send: (change: BoardChange) => void,
  ): Promise<Board> {
    const board = new Board(groupId, sources, send);
    const { value, snapshot } = await asOfOneMoment(db, async (moment) => ({
      rows: await readRows(moment, groupId, board.#day, sources.clock()),
      misses: await readMisses(moment, groupId, board.#day, sources.nameOf),
    }));
    const { rows, misses } = value;
    board.#read = snapshot;
    for (const [id, row] of rows) {
      const { roundId } = sources.presence(id);
      if (roundId !== undefined) await sources.load(roundId);
      const mine = { ...row, standing: undefined, back: undefined, levelsUntil: 0, sent: '' };
      board.#rows.set(id, mine);
      if (row.finishedAt !== undefined) board.#askDayDone(id, mine);
    }
    board.#misses = misses.filter(({ pupilId }) => rows.has(pupilId)).slice(-MOST_MISSES);
    board.#askStepsBack([...rows.keys()]);
    return board;
  }

  has(pupilId: string): boolean {
    return this.#rows.has(pupilId);
  }

  get pupilIds(): string[] {
    return [...this.#rows.keys()];
  }

  /** The whole board, with the number of the last change it holds. */
  snapshot(): BoardSnapshot {
    return {
      groupId: this.groupId,
      seq: this.#seq,
      now: this.#sources.clock(),
      tiles: [...this.#rows.keys()].map((id) => this.#tile(id)),
      day: this.#day,
      // Those that were not sent yet come with the next change.
      misses: this.#misses,
      hold: this.#sources.hold(this.groupId),
    };
  }

  /** Answers of a pupil were stored, or a round ended. */
  stored({ pupilId, answers, ended, complete, xid }: StoredNews): void {
    const row = this.#rows.get(pupilId);
    if (!row || (xid !== undefined && this.#read && isIn(this.#read, xid))) return;
    for (const answer of answers) {
      row.last.push(asTileAnswer(answer));
      row.finishedAt = undefined;
      if (answer.at < this.#day) continue;
      const miss = asMiss(answer, pupilId, this.#sources.nameOf);
      if (miss) this.#newMisses.push(miss);
      if (!answer.decides) continue;
      row.today.answers++;
      row.today.right += answer.correct;
    }
    row.last.sort((a, b) => a.at - b.at).splice(0, Math.max(0, row.last.length - LOOKED_AT));
    if (ended) row.levelsUntil = this.#sources.clock() + TAKEN_IN_MS;
    if (ended && complete) this.#finished(pupilId, row);
    this.changed(pupilId);
  }

  /** Something about a pupil changed: the tile is sent with the next change. */
  changed(pupilId: string): void {
    if (!this.#rows.has(pupilId)) return;
    this.#changed.add(pupilId);
    this.sendSoon();
  }

  /** Sends what changed: at once after a quiet moment, otherwise together with what else comes. */
  sendSoon(): void {
    const pause = Math.max(0, this.#sentAt + GATHER_MS - performance.now());
    this.#timer ??= setTimeout(() => this.#flush(), pause);
  }

  /** Sends tiles whose state changed by the passing of time alone. */
  sweep(): void {
    const day = startOfDay(this.#sources.clock());
    if (day !== this.#day) {
      this.#day = day;
      this.#misses = [];
      for (const row of this.#rows.values())
        Object.assign(row, { today: { answers: 0, right: 0 }, dayDone: false });
    }
    for (const [id, row] of this.#rows) {
      this.#place(id, row);
      if (row.sent !== this.#mark(id, row)) this.changed(id);
    }
    const now = this.#sources.clock();
    this.#askStepsBack([...this.#rows].filter(([, row]) => now < row.levelsUntil).map(([id]) => id));
  }

  /** Takes the place of an earlier board of the group, which may have sent more while this one was read: watchers see a gap. */
  takeOver(earlier: Board): void {
    earlier.close();
    this.#seq = earlier.#seq + 1;
    this.sendSoon();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #finished(pupilId: string, row: Row) {
    row.finishedAt = this.#sources.clock();
    if (!row.dayDone) this.#askDayDone(pupilId, row);
  }

  #askDayDone(pupilId: string, row: Row) {
    this.#sources.isDayDone(pupilId).then(
      (isDone) => {
        row.dayDone = isDone;
        if (isDone) this.changed(pupilId);
      },
      // The tile does without.
      () => undefined,
    );
  }

  /** Asks behind the board what is too hard for these pupils. */
  #askStepsBack(pupilIds: readonly string[]) {
    if (pupilIds.length === 0) return;
    this.#sources.stepsBack(pupilIds).then(
      (found) => {
        for (const id of pupilIds) {
          const row = this.#rows.get(id);
          const back = found.get(id);
          if (!row || isDeepStrictEqual(row.back, back)) continue;
          row.back = back;
          this.changed(id);
        }
      },
      // The tiles keep what they had.
      () => undefined,
    );
  }

  #flush() {
    this.#timer = undefined;
    this.#sentAt = performance.now();
    const tiles = [...this.#changed].map((id) => this.#tile(id));
    const misses = this.#newMisses;
    this.#misses = [...this.#misses, ...misses].slice(-MOST_MISSES);
    this.#newMisses = [];
    this.#changed.clear();
    const now = this.#sources.clock();
    const hold = this.#sources.hold(this.groupId);
    this.#send({ groupId: this.groupId, seq: ++this.#seq, now, tiles, misses, hold });
  }

  /** Works out anew how a pupil is doing. Whoever is held can't help standing still: that stays as it was. */
  #place(pupilId: string, row: Row) {
    if (row.standing && isHeld(this.#sources.hold(this.groupId), pupilId)) return;
    const { state, activeAt } = this.#sources.presence(pupilId);
    if (state === 'away') row.finishedAt = undefined;
    const { last: answers, finishedAt, dayDone } = row;
    const signs = { state, answers, activeAt, finishedAt, dayDone };
    row.standing = standingOf(row.standing, signs, this.#sources.clock());
  }

  #mark = (pupilId: string, { standing }: Row) =>
    `${this.#sources.presence(pupilId).state} ${standing?.cluster} ${standing?.reason}`;

  /** Whether a task is about a goal of a plan. */
  #isFor({ categories }: NonNullable<BoardRow['plan']>, task: string | undefined): boolean {
    return task !== undefined && categories.some((category) => this.#sources.nameOf(category) === task);
  }

  #tile(pupilId: string): Tile {
    const row = this.#rows.get(pupilId)!;
    this.#place(pupilId, row);
    const { roundId, ...presence } = this.#sources.presence(pupilId);
    const there = presence.state !== 'away' && roundId !== undefined;
    const round = there ? this.#sources.round(roundId) : undefined;
    row.sent = this.#mark(pupilId, row);
    return {
      pupilId,
      name: row.name,
      avatar: row.avatar,
      ...presence,
      ...round,
      last: row.last.slice(-LAST),
      today: row.today,
      ...(row.standing && { standing: row.standing }),
      ...(row.plan && { plan: { id: row.plan.id, isPlayed: this.#isFor(row.plan, round?.task) } }),
      ...(row.back && { back: row.back }),
    };
  }
}
