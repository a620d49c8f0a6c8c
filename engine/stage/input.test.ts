// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../testing/fixture.ts';
import { HeadlessHost } from '../testing/headless.ts';
import { REFERENCE, type ReferenceScene } from '../testing/reference-scene.ts';
import type { Offer, OfferOptions, Thing } from './index.ts';

let headless: HeadlessHost | undefined;
afterEach(() => headless?.destroy());

/** Opens the reference game and waits until it can be answered. */
async function play(options: FixtureOptions) {
  headless = new HeadlessHost();
  const scene = (await headless.open(REFERENCE, fixtureRound(options))) as ReferenceScene;
  for (let i = 0; i < 3000 && scene.flow.phase !== 'spel'; i++) await headless.step();
  await headless.step(30);
  const step = (count = 1) => headless!.step(count);
  return {
    headless,
    scene,
    step,
    async key(code: string, key = code) {
      scene.feed({ type: 'keydown', code, key });
      await step();
      scene.feed({ type: 'keyup', code, key });
      await step();
    },
    async tap(x: number, y: number) {
      scene.feed({ type: 'down', x, y });
      await step();
      scene.feed({ type: 'up', x, y });
      await step();
    },
    async drag(from: [number, number], to: [number, number]) {
      scene.feed({ type: 'down', x: from[0], y: from[1] });
      await step();
      for (const share of [0.3, 0.6, 1]) {
        scene.feed({
          type: 'move',
          x: from[0] + (to[0] - from[0]) * share,
          y: from[1] + (to[1] - from[1]) * share,
        });
        await step();
      }
      scene.feed({ type: 'up', x: to[0], y: to[1] });
      await step();
    },
    put(
      x: number,
      y: number,
      options: Partial<OfferOptions> & { id: string },
    ): { thing: Thing; offer: Offer } {
      const thing = scene.stage.image('niets', x, y).setDisplaySize(40, 40);
      return { thing, offer: scene.stage.offer(thing, { kind: 'control', label: options.id, ...options }) };
    },
  };
}

const log = () => headless!.host.opened!.round!.log;
const focusOf = (scene: ReferenceScene) => scene.live.desk.focus?.id;

describe('the pointer', () => {
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
      headless!.destroy();
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
});

describe('the keyboard', () => {
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
});

describe('a game with its own gesture', () => {
  it('hears the pointer where nothing is offered, and steering keys down and up', async () => {
    const { headless, scene, put, drag } = await play({ form: 'sort' });
    const heard: string[] = [];
    const gesture = scene.stage.gesture({
      id: 'veeg',
      label: 'veeg',
      onStart: () => heard.push('start'),
      onMove: () => heard.push('move'),
      onEnd: () => heard.push('end'),
      onKey: (code, down) => heard.push(`${code} ${down ? 'in' : 'los'}`),
    });
    put(900, 300, { id: 'ding', onPick() {} });
    await drag([900, 300], [905, 300]);
    expect(heard).toEqual([]);
    await drag([200, 200], [300, 200]);
    expect(heard).toEqual(['start', 'move', 'move', 'move', 'end']);
    heard.length = 0;
    scene.feed({ type: 'keydown', code: 'ArrowLeft', key: 'ArrowLeft' });
    await headless.step();
    headless.host.pause();
    expect(heard).toEqual(['ArrowLeft in', 'ArrowLeft los']);
    headless.host.resume();
    gesture.remove();
    await drag([200, 200], [300, 200]);
    expect(heard).toHaveLength(2);
  });

  it('gets only the keys that it asks for while letters are typed', async () => {
    const { scene, key } = await play({ form: 'type' });
    const heard: string[] = [];
    scene.stage.gesture({
      id: 'slinger',
      label: 'slinger',
      whileTyping: ['ArrowRight'],
      onKey: (code, down) => heard.push(`${code} ${down ? 'in' : 'los'}`),
    });
    await key('ArrowRight');
    await key('ArrowLeft');
    await key('Space', ' ');
    await key('KeyA', 'a');
    expect(heard).toEqual(['ArrowRight in', 'ArrowRight los']);
    expect(scene.draft.text.text).toBe(' a');
  });
});

describe('the mirror', () => {
  it('says the same words again in something new, which is read again', async () => {
    const { headless, scene } = await play({ form: 'sort' });
    const { root } = headless.host.mirror;
    const changes: string[] = [];
    const watch = new MutationObserver((seen) => {
      for (const { addedNodes } of seen) for (const node of addedNodes) changes.push(node.textContent ?? '');
    });
    watch.observe(root, { childList: true, subtree: true });
    for (let turn = 0; turn < 2; turn++) {
      scene.stage.announce('Nog eens.');
      headless.host.mirror.prompt('Welk woord hoor je?');
      await headless.step();
    }
    watch.disconnect();
    for (const text of ['Nog eens.', 'Welk woord hoor je?'])
      expect(changes.filter((change) => change === text)).toHaveLength(2);
  });

  it('lists what is offered, and picks it for who hears the screen', async () => {
    const { headless, scene } = await play({ form: 'sort' });
    const { root } = headless.host.mirror;
    const button = [...root.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'korte klank',
    )!;
    button.click();
    await headless.step(2);
    expect(log()[0]!.given).toEqual({ form: 'sort', bucket: 'kort' });
    expect(scene.flow.phase).not.toBe('spel');
    await headless.step(2);
    expect([...root.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain(
      'korte klank',
    );
    expect(root.textContent).toMatch(/Goed!|Luister goed/);
  });
});
