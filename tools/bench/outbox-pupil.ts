import { randomUUID } from 'node:crypto';
import type { AnswerEvent, RoundEndedEvent } from '../../server/contract/live.ts';
import { createBoardFeed } from '../../web/admin/board/board-feed.ts';
import { openLive, type Live } from '../../web/api/live.ts';
import type { BenchPupil } from './live-school.ts';

/** A pupil answers so often, in ms: quicker than a child, so that hardly a moment passes without an answer under way. */
const EVERY_MS = 500;
/** Answers that wait at most, as in a browser that is without a line for a moment. */
const MOST_WAITING = 8;
/** What was refused for now is sent again after so long, in ms. */
const AGAIN_MS = 200;

type Message = { kind: 'answer'; event: AnswerEvent } | { kind: 'roundEnded'; event: RoundEndedEvent };

const lineOf = (url: string, token: string): Live =>
  openLive({
    origin: url,
    accessToken: () => token,
    renew: () => Promise.resolve('offline'),
    onEnded: () => undefined,
  });

/** A pupil who keeps answers until they are acknowledged, and sends them again whenever the line is back. */
export class OutboxPupil {
  readonly id: string;
  /** Ids of the answers that the server said to have stored. */
  readonly acknowledged = new Set<string>();
  #next: BenchPupil['next'];
  #live: Live;
  #waiting: Message[] = [];
  #underWay = new Set<string>();
  #round: string | undefined;
  #isPaused = false;
  #timer: NodeJS.Timeout;

  constructor({ id, token, next }: BenchPupil, url: string) {
    this.id = id;
    this.#next = next;
    this.#live = lineOf(url, token);
    this.#live.socket.on('connect', () => this.#send());
    this.#timer = setInterval(() => {
      if (!this.#isPaused && this.#waiting.length < MOST_WAITING) this.#make();
      this.#send();
    }, EVERY_MS);
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Makes no new answers for a while; those that wait are still sent. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#live.close();
  }

  #send(): void {
    if (!this.#live.socket.connected) return;
    for (const message of this.#waiting) {
      // A round ends after its answers.
      if (message.kind === 'roundEnded' && this.#waiting[0] !== message) return;
      if (!this.#underWay.has(message.event.id)) void this.#deliver(message);
    }
  }

  async #deliver(message: Message): Promise<void> {
    const { id } = message.event;
    this.#underWay.add(id);
    const reply = await this.#live.send(message).catch(() => undefined);
    if (reply?.ok) {
      if (message.kind === 'answer') this.acknowledged.add(id);
      this.#waiting = this.#waiting.filter(({ event }) => event.id !== id);
    }
    setTimeout(
      () => {
        this.#underWay.delete(id);
        this.#send();
      },
      reply?.ok ? 0 : AGAIN_MS,
    );
  }

  /** Makes up the next answer, and before the first of another round the end of the last. */
  #make(): void {
    const event = this.#next();
    if (!event) throw new Error('The rounds are used up.');
    const { roundId } = event;
    if (this.#round !== undefined && this.#round !== roundId) {
      const end = { id: randomUUID(), roundId: this.#round, tips: 3, feat: false, complete: true };
      this.#waiting.push({ kind: 'roundEnded', event: { ...end, at: Date.now() } });
    }
    this.#round = roundId;
    this.#waiting.push({ kind: 'answer', event });
  }
}

/** A teacher who looks on, through every break of the line. */
export interface Onlooker {
  /** First-try answers of today that the board shows, per pupil. */
  answers(): Map<string, number>;
  close(): void;
}

/** Opens the board of a group. */
export function lookOn({ token, groupId }: { token: string; groupId: string }, url: string): Onlooker {
  const live = lineOf(url, token);
  const feed = createBoardFeed(live, groupId);
  feed.follow();
  return {
    answers: () =>
      new Map(
        Object.values(feed.store.getState().tiles ?? {}).map((tile) => [tile.pupilId, tile.today.answers]),
      ),
    close: () => live.close(),
  };
}
