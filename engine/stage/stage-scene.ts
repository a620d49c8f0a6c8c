import Phaser from 'phaser';
import { STEP_MS } from './clock.ts';
import type { SceneDeps } from './deps.ts';
import type { RawInput } from './input.ts';
import { resetPhysics, stepPhysics } from './physics.ts';
import { createKit, type Kit, type KlodderMaker } from './kit/index.ts';
import { LiveStage } from './live-stage.ts';
import type { Stage } from './stage.ts';
import type { View } from './view.ts';

/** The stage with the shared kit on it, as scenes use it. */
export interface GameStage extends Stage {
  readonly kit: Kit;
  /** A living Klodder. */
  readonly klodder: KlodderMaker;
}

/** What the world map and every game stand on: a stage, a fixed step, and a clean end. */
export abstract class StageScene<D extends SceneDeps = SceneDeps> extends Phaser.Scene {
  protected deps!: D;
  #live: LiveStage | undefined;
  #stage: GameStage | undefined;
  #queue: RawInput[] = [];

  /** Once, when the scene opens. */
  abstract setup(): void;
  /** Every 60 Hz step of play. */
  frame?(ms: number): void;
  /** New data from web for the map. */
  updateMap?(map: unknown): void;
  /** Puts typed letters where they belong again, after a pause. */
  focusTyping?(): void;
  /** Called after setup. */
  protected begin() {}

  get stage(): GameStage {
    if (!this.#stage) throw new Error('The stage is not set yet.');
    return this.#stage;
  }

  /** The inside of the stage: for the host and the test hook. */
  get live(): LiveStage {
    if (!this.#live) throw new Error('The stage is not set yet.');
    return this.#live;
  }

  init(deps: D) {
    this.deps = deps;
    // Phaser's tweens read the clock on the wall; ours follow the fixed step.
    this.tweens.getDelta = () => STEP_MS;
    resetPhysics(this);
    this.#live = new LiveStage(this, deps);
    const kit = createKit(this.#live);
    this.#stage = Object.assign(this.#live, { kit, klodder: kit.klodder });
    this.events.once('shutdown', () => this.#live?.end());
    this.events.once('destroy', () => this.#live?.end());
  }

  create() {
    try {
      this.setup();
      this.begin();
    } catch (error) {
      this.deps.fail(error);
    }
  }

  override update() {
    try {
      const inputs = this.#queue.splice(0);
      this.live.step(inputs);
      stepPhysics(this, this.live.clock.now);
      this.frame?.(STEP_MS);
      this.live.afterStep();
    } catch (error) {
      this.deps.fail(error);
    }
  }

  /** Takes in one raw event; it is acted upon at the next step. */
  feed(input: RawInput) {
    // Only the last of many moves within a step matters.
    if (input.type === 'move' && this.#queue.at(-1)?.type === 'move') this.#queue.pop();
    this.#queue.push(input);
  }

  /** A pause: what is held counts as let go, and what was pressed but not done yet is forgotten. */
  letGo() {
    this.#queue.length = 0;
    this.live.act({ type: 'cancel' });
  }

  resize(view: View) {
    this.live.resize(view);
  }
}
