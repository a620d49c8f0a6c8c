// @vitest-environment jsdom
import type Phaser from 'phaser';
import { describe, expect, it } from 'vitest';
import type { StageScene } from '../../engine/stage/index.ts';
import { islandNo, mapHost, start, world } from './fixture.ts';

const on = mapHost();

/** What the weather of an island is made of now: where its clouds hang, and how much falls. */
const weatherOf = (scene: StageScene) => ({
  clouds: scene.children.list
    .filter((one) => 'frame' in one && (one as Phaser.GameObjects.Image).frame.name.startsWith('mist-'))
    .map((one) => Math.round((one as Phaser.GameObjects.Image).x)),
  falling: scene.live.fx.alive,
});

describe('the weather', () => {
  it.each([
    ['moves', {}, true],
    ['stands still in calm mode', { calm: true }, false],
    ['stands still with reduced motion', { reducedMotion: true }, false],
  ])('%s', async (_name, settings, moves) => {
    const meadow = await on.headless.openMap(start(world(), settings));
    const before = weatherOf(meadow).clouds;
    expect(before).toHaveLength(2);
    await on.headless.step(120);
    expect(weatherOf(meadow).clouds.every((x, i) => x !== before[i])).toBe(moves);
    const snow = await on.headless.openMap(start(world({ islands: [islandNo(6)] }), settings));
    expect(weatherOf(snow).clouds).toEqual([]);
    await on.headless.step(10);
    expect(weatherOf(snow).falling > 0).toBe(moves);
  });
});
