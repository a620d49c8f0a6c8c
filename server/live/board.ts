import type { BoardChange, BoardSnapshot, Tile, TileAnswer } from '../contract/live.ts';
import { startOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import { byRound } from '../data/rounds-answers.ts';
import type { AnswerRow } from '../data/schema.ts';
import { pupilName } from '../pupils/name.ts';
import { nameOfRule } from './named.ts';
import type { PresenceView } from './presence.ts';
import type { Stored } from './commit.ts';

/** Answers that a tile shows. */
const LAST = 8;
/** Changes are sent at most this often: nobody sees it, and it spares much work. */
const GATHER_MS = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What the board needs to know of the rest. */
export interface BoardSources {
  presence(pupilId: string): PresenceView;
  /** The game and task of a round that is in memory. */
  round(roundId: string): Pick<Tile, 'game' | 'gameTitle' | 'task' | 'progress'> | undefined;
  /** Brings a round into memory, so that it can be shown. */
  load(roundId: string): Promise<unknown>;
  clock(): number;
}

interface Row {
  name: string;
  last: TileAnswer[];
  today: { answers: number; right: number };
  /** Presence as it was sent last. */
  sent: string;
}

/** The live board of one group: a tile per pupil, and numbered changes. */
export class Board {
  readonly groupId: string;
  #seq = 0;
  #rows = new Map<string, Row>();
  #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #sentAt = -Infinity;
  #day: number;
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
    const pupils = await db
      .selectFrom('pupils')
      .select(['id', 'first_name', 'infix', 'last_name'])
      .where('group_id', '=', groupId)
      .execute();
    for (const pupil of pupils) {
      board.#rows.set(pupil.id, {
        name: pupilName(pupil),
        last: [],
        today: { answers: 0, right: 0 },
        sent: '',
      });
    }
    await Promise.all(pupils.map((pupil) => board.#fill(db, pupil.id)));
    return board;
  }

  has(pupilId: string): boolean {
    return this.#rows.has(pupilId);
  }

  /** The whole board, with the number of the last change it holds. */
  snapshot(): BoardSnapshot {
    const now = this.#sources.clock();
    return {
      groupId: this.groupId,
      seq: this.#seq,
      now,
      tiles: [...this.#rows.keys()].map((id) => this.#tile(id)),
    };
  }

  /** Answers of a pupil were stored. */
  stored(pupilId: string, { answers }: Stored): void {
    const row = this.#rows.get(pupilId);
    if (!row) return;
    for (const answer of answers) {
      row.last.push(toTileAnswer(answer));
      if (!answer.decides || answer.at < this.#day) continue;
      row.today.answers++;
      row.today.right += answer.correct;
    }
    row.last.sort((a, b) => a.at - b.at).splice(0, Math.max(0, row.last.length - LAST));
    this.changed(pupilId);
  }

  /** Something about a pupil changed: the tile is sent with the next change. */
  changed(pupilId: string): void {
    if (!this.#rows.has(pupilId)) return;
    this.#changed.add(pupilId);
    // At once after a quiet moment, otherwise together with what else comes.
    const pause = Math.max(0, this.#sentAt + GATHER_MS - performance.now());
    this.#timer ??= setTimeout(() => this.#flush(), pause);
  }

  /** Sends tiles whose state changed by the passing of time alone. */
  sweep(): void {
    const day = startOfDay(this.#sources.clock());
    if (day !== this.#day) {
      this.#day = day;
      for (const row of this.#rows.values()) row.today = { answers: 0, right: 0 };
    }
    for (const [id, row] of this.#rows) {
      if (row.sent !== this.#sources.presence(id).state) this.changed(id);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #flush() {
    this.#timer = undefined;
    this.#sentAt = performance.now();
    const tiles = [...this.#changed].map((id) => this.#tile(id));
    this.#changed.clear();
    this.#send({ groupId: this.groupId, seq: ++this.#seq, now: this.#sources.clock(), tiles });
  }

  #tile(pupilId: string): Tile {
    const row = this.#rows.get(pupilId)!;
    const { roundId, ...presence } = this.#sources.presence(pupilId);
    const there = presence.state !== 'away' && roundId !== undefined;
    row.sent = presence.state;
    return {
      pupilId,
      name: row.name,
      ...presence,
      ...(there && this.#sources.round(roundId)),
      last: row.last,
      today: row.today,
    };
  }

  async #fill(db: Db, pupilId: string) {
    const row = this.#rows.get(pupilId)!;
    const { roundId } = this.#sources.presence(pupilId);
    if (roundId !== undefined) await this.#sources.load(roundId);
    const last = await db
      .selectFrom('answers')
      .innerJoin('rounds', byRound)
      .selectAll('answers')
      .where('rounds.pupil_id', '=', pupilId)
      // In as many rounds as there are answers to show, there are enough answers.
      .where('rounds.id', 'in', (query) =>
        query
          .selectFrom('rounds')
          .select('id')
          .where('pupil_id', '=', pupilId)
          .orderBy('started_at', 'desc')
          .limit(LAST),
      )
      .orderBy('answers.at', 'desc')
      .limit(LAST)
      .execute();
    row.last = last.reverse().map(toTileAnswer);
    const today = await db
      .selectFrom('answers')
      .innerJoin('rounds', byRound)
      .select(({ fn }) => [
        fn.countAll<number>().as('answers'),
        fn.sum<number | null>('answers.correct').as('correct'),
      ])
      .where('rounds.pupil_id', '=', pupilId)
      // A round that was taken up again today may have begun yesterday.
      .where('rounds.started_at', '>=', this.#day - DAY_MS)
      .where('answers.at', '>=', this.#day)
      .where('answers.decides', '=', 1)
      .executeTakeFirstOrThrow();
    row.today = { answers: Number(today.answers), right: Number(today.correct ?? 0) };
  }
}

const toTileAnswer = (row: AnswerRow): TileAnswer => {
  const why = nameOfRule(row.rule);
  return {
    id: row.id,
    right: row.correct === 1,
    tryNo: row.try_no,
    word: row.word,
    given: row.shown,
    ...(why !== undefined && { why }),
    category: row.category,
    at: row.at,
  };
};
