// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { log, play } from '../testing/at-play.ts';
import type { ReferenceScene } from '../testing/reference-scene.ts';

const focusOf = (scene: ReferenceScene) => scene.live.desk.focus?.id;

it('points at the options with digits, in reading order', async () => {
  const { scene, key } = await play({ form: 'choose', options: 4 });
  const third = scene.stage.offers().filter(({ kind }) => kind === 'option')[2]!;
  await key('Digit3', '"');
  expect(log()[0]!.given).toEqual({ form: 'choose', option: third.value });
});

it('lays the tile of a letter, takes it back, and moves on to the next one like it', async () => {
  const { scene, key } = await play({ form: 'build', shortest: 6, longest: 6 });
  const first = scene.exercise!.form === 'build' ? scene.exercise!.tiles[0]! : undefined;
  const letter = first!.text[0]!;
  await key(`Key${letter.toUpperCase()}`, letter);
  expect(scene.draft.row.ids).toHaveLength(1);
  await key('Backspace');
  expect(scene.draft.row.ids).toEqual([]);
});

it('walks with arrows and WASD, and starts at what is asked', async () => {
  const { scene, key } = await play({ form: 'sort', options: 3 });
  await key('ArrowRight');
  const first = focusOf(scene);
  expect(scene.live.desk.focus?.kind).toBe('bucket');
  await key('KeyD', 'd');
  expect(focusOf(scene)).not.toBe(first);
  await key('KeyA', 'a');
  expect(focusOf(scene)).toBe(first);
  await key('Space', ' ');
  expect(log()).toHaveLength(1);
});

it('lays one tile after the other with Space: the focus goes on to one that is free', async () => {
  const { scene, key } = await play({ form: 'build', shortest: 4, longest: 4 });
  await key('ArrowRight');
  for (let laid = 1; laid <= 3; laid++) {
    await key('Space', ' ');
    expect(scene.draft.row.ids).toHaveLength(laid);
    expect(scene.live.desk.focus?.kind).toBe('tile');
    expect(scene.live.desk.focus?.chosen()).toBe(false);
  }
});

it('shows the ring only while the last input was a key', async () => {
  const { scene, key, tap } = await play({ form: 'sort' });
  await key('ArrowRight');
  expect(scene.live.byKey).toBe(true);
  await tap(1300, 200);
  expect(scene.live.byKey).toBe(false);
});

it('types letters while a word is typed: no digits, no WASD, and up is hear again', async () => {
  const { headless, scene, key } = await play({ form: 'type' });
  const say = vi.spyOn(scene.stage.sound, 'say');
  await key('KeyW', 'w');
  await key('Digit1', '1');
  await key('KeyA', 'a');
  expect(scene.draft.text.text).toBe('wa');
  await key('ArrowUp');
  expect(say).toHaveBeenCalledTimes(1);
  scene.feed({ type: 'text', text: 'ë' });
  await headless.step();
  expect(scene.draft.text.text).toBe('waë');
  await key('Enter');
  expect(log()[0]!.given).toEqual({ form: 'type', text: 'waë' });
});

it('ignores key repeat', async () => {
  const { headless, scene } = await play({ form: 'type' });
  scene.feed({ type: 'keydown', code: 'KeyA', key: 'a' });
  scene.feed({ type: 'keydown', code: 'KeyA', key: 'a', repeat: true });
  scene.feed({ type: 'keydown', code: 'KeyA', key: 'a' });
  await headless.step();
  expect(scene.draft.text.text).toBe('a');
});

it.each([
  ['Digit9', 'ç'],
  ['Digit0', 'à'],
  ['Digit2', 'é'],
])(
  'lays a tile whose letter is on %s of AZERTY (%s); without such a tile it is the shortcut',
  async (code, letter) => {
    const { headless, scene, put, key } = await play({ form: 'build', shortest: 4, longest: 4 });
    const onPick = vi.fn();
    const say = vi.spyOn(scene.stage.sound, 'say');
    const { offer } = put(1000, 300, { id: 'tegel', kind: 'tile', label: letter, onPick });
    await key(code, letter);
    expect([onPick.mock.calls.length, headless.host.hud.getState().muted]).toEqual([1, false]);
    expect(say).not.toHaveBeenCalled();
    expect(scene.draft.row.ids).toEqual([]);
    offer.remove();
    await key(code, letter);
    const { muted } = headless.host.hud.getState();
    expect([muted, say.mock.calls.length, scene.draft.row.ids.length]).toEqual([
      code === 'Digit9',
      code === 'Digit0' ? 1 : 0,
      code === 'Digit2' ? 1 : 0,
    ]);
  },
);

it('types the letters that AZERTY has on its digits', async () => {
  const { headless, scene } = await play({ form: 'type' });
  for (const [code, key] of [
    ['Digit9', 'ç'],
    ['Digit0', 'à'],
    ['Digit2', 'é'],
  ] as const)
    scene.feed({ type: 'keydown', code, key });
  await headless.step();
  expect(scene.draft.text.text).toBe('çàé');
});

it('takes a letter for another that was typed a moment ago', async () => {
  const { headless, scene } = await play({ form: 'type' });
  scene.feed({ type: 'text', text: 've' });
  scene.feed({ type: 'text', text: 'é', over: 1 });
  await headless.step();
  expect(scene.draft.text.text).toBe('vé');
});

it('lets go of every key with Command, under which a Mac tells of none', async () => {
  const { headless, scene, key } = await play({ form: 'sort' });
  const heard: string[] = [];
  scene.stage.gesture({
    id: 'stuur',
    label: 'stuur',
    onKey: (code, down) => heard.push(`${code} ${down ? 'in' : 'los'}`),
  });
  scene.feed({ type: 'keydown', code: 'ArrowRight', key: 'ArrowRight' });
  scene.feed({ type: 'keyup', code: 'MetaLeft', key: 'Meta' });
  await headless.step();
  expect(heard).toEqual(['ArrowRight in', 'ArrowRight los']);
  await key('ArrowRight');
  expect(heard).toHaveLength(4);
});

it('hears again, mutes and pauses by key', async () => {
  const { headless, scene, key } = await play({ form: 'sort' });
  const say = vi.spyOn(scene.stage.sound, 'say');
  await key('Digit0', 'à');
  expect(say).toHaveBeenCalledTimes(1);
  await key('Digit9', 'ç');
  expect(headless.host.hud.getState().muted).toBe(true);
  scene.feed({ type: 'keydown', code: 'Digit8', key: '!' });
  await headless.step();
  expect(headless.host.hud.getState().paused).toBe(true);
});
