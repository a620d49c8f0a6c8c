import type { HostHandle } from '../../../engine/bridge/index.ts';
import type { HostInside } from '../../../engine/host/index.ts';
import type { TestHook } from '../../../engine/host/hook.ts';
import type { PreviewRound } from '../dealing.ts';
import type { Wish } from '../wish.ts';
import { act, type Hand } from './hand.ts';
import type { StageTime } from './time.ts';

declare global {
  interface Window {
    podium?: Podium;
  }
}

/** What the robot wants at each answer; `fasen` comes through every phase as soon as it can. */
export type Plan = 'goed' | 'fout' | 'gemengd' | 'fasen';

const FAST = 8;
/** Phases in which an answer can be given. */
const PLAYED = new Set(['spel', 'neemover']);
/** Time of the stage between two looks of the robot, in ms: enough to see what its last input did. */
const LOOK_MS = 50;

const HANDS: Record<Wish['input'], Hand> = { muis: 'mouse', toetsen: 'keys', vinger: 'touch' };

/** The open scene as the page around it sees it: what is in it, its time, and the robot that plays it. */
export class Podium {
  readonly host: HostHandle;
  readonly time: StageTime;
  readonly wish: Wish;
  round: PreviewRound | undefined;
  /** Why nothing is to be seen. */
  error: string | undefined;
  #inside: () => HostInside | undefined;
  #robot: Plan | undefined;
  #isPlaying = false;
  #wait = (ms: number) => this.time.wait(ms);

  constructor(host: HostHandle, inside: () => HostInside | undefined, time: StageTime, wish: Wish) {
    this.host = host;
    this.time = time;
    this.wish = wish;
    this.#inside = inside;
  }

  get hook(): TestHook | undefined {
    return window.__spel;
  }

  get inside(): HostInside | undefined {
    return this.#inside();
  }

  get robot(): Plan | undefined {
    return this.#robot;
  }

  /** Answers given so far as they stand in a link: g and f. */
  get given(): string {
    return (this.hook?.log() ?? []).map(({ right }) => (right ? 'g' : 'f')).join('');
  }

  fail(error: unknown) {
    this.error = error instanceof Error ? error.message : String(error);
  }

  /** Lets the robot play until it is told to stop, or the round is over. */
  async play(plan: Plan | undefined) {
    this.#robot = plan;
    // A robot that was told to stop may still be in the middle of its last input.
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    while (this.#robot !== undefined && this.hook?.phase() !== 'einde') await this.#move(this.#wanted());
    this.#robot = undefined;
    this.#isPlaying = false;
  }

  /** Gives the answers again that the link has, fast. */
  async catchUp() {
    const { done } = this.wish;
    if (done === '' || this.error) return;
    this.time.speed = FAST;
    const end = Date.now() + 60_000;
    while (this.given.length < done.length && Date.now() < end && this.hook?.phase() !== 'einde')
      await this.#move(done[this.given.length] === 'f' ? 'wrong' : 'right');
    this.time.speed = 1;
  }

  #wanted(): 'right' | 'wrong' {
    const { length } = this.given;
    if (this.#robot === 'gemengd') return length % 3 === 1 ? 'wrong' : 'right';
    if (this.#robot === 'fasen') return length === 1 || length === 2 ? 'wrong' : 'right';
    return this.#robot === 'fout' ? 'wrong' : 'right';
  }

  async #move(want: 'right' | 'wrong') {
    const { hook } = this;
    const phase = hook?.phase();
    const hand = HANDS[this.wish.input];
    if (hook && phase && PLAYED.has(phase)) {
      // What must be copied is copied right.
      const input = hook.step(
        phase === 'neemover' ? 'right' : want,
        hand === 'keys' ? 'keyboard' : 'pointer',
      );
      if (input) await act(input, hand, this.#wait);
    } else if (phase === 'onthul' && this.wish.calm) {
      await act({ kind: 'key', code: 'Enter', ms: 40 }, hand, this.#wait);
    }
    await this.#wait(LOOK_MS);
  }
}
