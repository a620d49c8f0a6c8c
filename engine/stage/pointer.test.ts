// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { log, play } from '../testing/at-play.ts';

it('hits small things within 72 u, and calm pupils within half as much again', async () => {
  for (const [calm, reach] of [
    [false, 36],
    [true, 54],
  ] as const) {
    const { put, tap } = await play({ form: 'sort', settings: { calm } });
    const onPick = vi.fn();
    put(1000, 300, { id: 'klein', onPick });
    await tap(1000 + reach - 2, 300);
    expect(onPick).toHaveBeenCalledTimes(1);
    await tap(1000 + reach + 2, 300);
    expect(onPick).toHaveBeenCalledTimes(1);
  }
});

it('gives a sign on what can be picked later only, and picks nothing', async () => {
  const { put, tap } = await play({ form: 'sort' });
  const [onPick, onEarly] = [vi.fn(), vi.fn()];
  let isReady = false;
  put(1000, 300, { id: 'nog-niet', onPick, onEarly, enabled: () => isReady });
  await tap(1000, 300);
  expect([onPick.mock.calls.length, onEarly.mock.calls.length]).toEqual([0, 1]);
  isReady = true;
  await tap(1000, 300);
  expect([onPick.mock.calls.length, onEarly.mock.calls.length]).toEqual([1, 1]);
});

it('counts letting go outside as nothing', async () => {
  const { scene, drag } = await play({ form: 'sort' });
  const { x, y, width, height } = scene.stage
    .offers()
    .find(({ kind }) => kind === 'bucket')!
    .rect();
  await drag([x + width / 2, y + height / 2], [683, 200]);
  expect(log()).toEqual([]);
});

it('takes the upper one of two that overlap, and the nearer one beside both', async () => {
  const { put, tap } = await play({ form: 'sort' });
  const picked: string[] = [];
  put(1000, 300, { id: 'onder', onPick: () => picked.push('onder') });
  put(1010, 300, { id: 'boven', onPick: () => picked.push('boven') });
  await tap(1005, 300);
  await tap(975, 300);
  expect(picked).toEqual(['boven', 'onder']);
});

it('drags a thing to a place, and lets it glide back from anywhere else', async () => {
  const { put, drag, step } = await play({ form: 'sort' });
  const onDrop = vi.fn();
  const place = put(1100, 300, { id: 'plek', onPick() {} });
  const { thing } = put(900, 300, { id: 'ding', drag: { to: () => [place.offer], onDrop } });
  await drag([900, 300], [700, 500]);
  expect(onDrop).not.toHaveBeenCalled();
  await step(30);
  expect([Math.round(thing.x), Math.round(thing.y)]).toEqual([900, 300]);
  await drag([900, 300], [1090, 310]);
  expect(onDrop).toHaveBeenCalledWith(place.offer);
});

it('does the same with tap-thing, tap-place, and by key', async () => {
  const { scene, put, tap, key } = await play({ form: 'sort' });
  const onDrop = vi.fn();
  const place = put(1100, 300, { id: 'plek', onPick() {} });
  const { offer } = put(900, 300, { id: 'ding', key: 'KeyM', drag: { to: () => [place.offer], onDrop } });
  await tap(900, 300);
  expect(offer.chosen()).toBe(true);
  await tap(1100, 300);
  expect(onDrop).toHaveBeenCalledTimes(1);
  await key('KeyM', 'm');
  scene.live.desk.setFocus(place.offer);
  await key('Space', ' ');
  expect(onDrop).toHaveBeenCalledTimes(2);
});

it('lets go of everything in a pause', async () => {
  const { headless, scene, put, step } = await play({ form: 'sort' });
  const onDrop = vi.fn();
  const place = put(1100, 300, { id: 'plek', onPick() {} });
  const { thing } = put(900, 300, { id: 'ding', drag: { to: () => [place.offer], onDrop } });
  scene.feed({ type: 'down', x: 900, y: 300 });
  scene.feed({ type: 'move', x: 1000, y: 300 });
  await step();
  headless.host.pause();
  headless.host.resume();
  scene.feed({ type: 'up', x: 1100, y: 300 });
  await step(30);
  expect(onDrop).not.toHaveBeenCalled();
  expect(Math.round(thing.x)).toBe(900);
});

it('hits what is seen after the camera has moved', async () => {
  const { scene, put, tap, step } = await play({ form: 'sort' });
  const onPick = vi.fn();
  const { offer } = put(2000, 900, { id: 'ver', onPick });
  scene.stage.camera.lookAt(2000, 900, 1.5);
  await step();
  expect(offer.rect()).toEqual({ x: 653, y: 354, width: 60, height: 60 });
  await tap(683, 384);
  expect(onPick).toHaveBeenCalledTimes(1);
  expect(scene.stage.camera.toWorld(683, 384)).toEqual({ x: 2000, y: 900 });
});
