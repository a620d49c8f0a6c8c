// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameEntry } from '../bridge/index.ts';
import { HeadlessHost } from '../testing/headless.ts';
import { REFERENCE, ReferenceScene } from '../testing/reference-scene.ts';
import { fixtureRound } from '../testing/fixture.ts';

/** A ball falls on a slope, and its way is kept. */
class FallScene extends ReferenceScene {
  readonly way: number[] = [];
  #ball!: { x: number; y: number };

  override setup() {
    super.setup();
    const { scene } = this.stage;
    if (scene.sys.settings.physics && 'matter' in scene.sys.settings.physics) {
      const { matter } = this.stage;
      matter.add.rectangle(400, 500, 600, 40, { isStatic: true, angle: 0.3 });
      this.#ball = matter.add.circle(300, 100, 20, { restitution: 0.4 }).position;
    } else {
      const box = this.stage.image('vlak', 300, 100);
      this.stage.arcade.add.existing(box);
      (box.body as { velocity: { x: number }; gravity: { y: number } }).gravity.y = 600;
      this.#ball = box;
    }
  }

  override frame(ms: number) {
    super.frame(ms);
    this.way.push(this.#ball.x, this.#ball.y);
  }
}

const entry = (physics: 'arcade' | 'matter' | 'none'): GameEntry => ({
  ...REFERENCE,
  manifest: { ...REFERENCE.manifest, physics },
  load: () => Promise.resolve({ default: FallScene }),
});

let headless: HeadlessHost;
beforeEach(() => {
  headless = new HeadlessHost();
});
afterEach(() => headless.destroy());

/** The way of the ball in a fresh scene. */
async function fall(physics: 'arcade' | 'matter') {
  const scene = (await headless.open(entry(physics), fixtureRound({ form: 'choose' }))) as FallScene;
  await headless.step(90);
  expect(headless.host.errors).toBe(0);
  return scene.way.slice(0, 160);
}

describe('bodies', () => {
  it.each(['arcade', 'matter'] as const)('fall the same way each time: %s', async (physics) => {
    const first = await fall(physics);
    const [startY, endY] = [first[1]!, first.at(-1)!];
    expect(endY).toBeGreaterThan(startY + 100);
    expect(await fall(physics)).toEqual(first);
  });

  it('stand still as long as the game is paused', async () => {
    const scene = (await headless.open(entry('matter'), fixtureRound({ form: 'choose' }))) as FallScene;
    await headless.step(20);
    headless.host.pause();
    const before = scene.way.at(-1);
    await headless.step(30);
    headless.host.resume();
    await headless.step();
    expect(Math.abs(scene.way.at(-1)! - before!)).toBeLessThan(20);
  });

  it('are not there where the manifest does not ask for them', async () => {
    await headless.open(entry('none'), fixtureRound({ form: 'choose' })).catch(() => undefined);
    expect(String(headless.host.lastError)).toContain('does not ask for these physics');
  });
});
