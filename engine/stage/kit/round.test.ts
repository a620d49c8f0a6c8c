// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { bareStage } from '../../testing/bare-stage.ts';
import { textsIn } from '../../testing/texts.ts';
import type { Thing } from '../thing.ts';

const bare = bareStage();

describe('what the round shows', () => {
  it('puts the hard spot of the banner in a text of its own', () => {
    void bare.stage.kit.banner.show({ text: 'trein', from: 2, to: 4 }, 'full');
    const all = textsIn(bare.stage.scene.children.list);
    expect(all).toEqual(['tr', 'ei', 'n']);
  });

  it('keeps a banner with a whole sentence inside the core', () => {
    const text = 'Toen de regen ophield, liep mijn zusje met haar laarzen door alle plassen.';
    void bare.stage.kit.banner.show({ text, from: 5, to: 7 }, 'full');
    const banner = bare.stage.scene.children.list.find((thing) => textsIn([thing]).length > 0) as Thing & {
      width: number;
    };
    expect(banner.width).toBeLessThanOrEqual(1280);
    expect(textsIn([banner]).join('')).toBe(text);
  });

  it('keeps a long sentence inside the core, on two lines at most', () => {
    const text = 'Op de boerderij van mijn opa en mijn lieve oma woont een heel oude ___ met lang haar.';
    bare.stage.kit.prompt.show({ task: 'Kies.', text, speech: { text: 'a', url: 'a' } }, 'top');
    const panel = bare.stage.scene.children.list.find((thing) => textsIn([thing]).length > 0) as Thing & {
      width: number;
    };
    expect(panel.width).toBeLessThanOrEqual(1280);
    expect(textsIn([panel]).join('___')).toContain('___');
    // Who has something under the prompt can ask how far it comes.
    expect(bare.stage.kit.prompt.bottom).toBe(200);
    bare.stage.kit.prompt.show({ task: 'Kies.', text: 'De ___ slaapt.' }, 'top');
    expect(bare.stage.kit.prompt.bottom).toBe(164);
  });

  it('lets the prompt be heard again, in every look', () => {
    for (const look of ['top', 'compact', 'left'] as const) {
      bare.stage.kit.prompt.show({ task: 'Typ het woord.', speech: { text: 'a', url: 'a' } }, look);
      expect(bare.offered('luister').kind).toBe('control');
    }
    bare.stage.kit.prompt.hide();
    expect(bare.desk.all).toEqual([]);
  });

  it('hides a flash after its time and gives one more look', async () => {
    bare.stage.kit.prompt.show({ task: 'Kijk goed.', flash: { text: 'kikker', ms: 500 } }, 'top');
    const word = () => bare.headless.game.live.texts.all.find(({ text }) => text === 'kikker')!;
    expect(word().visible).toBe(true);
    await bare.headless.step(40);
    expect(word().visible).toBe(false);
    bare.offered('flits').onPick?.();
    expect(word().visible).toBe(true);
    await bare.headless.step(40);
    expect(word().visible).toBe(false);
    expect(bare.desk.all).toEqual([]);
  });

  it('rubs out within 1.2 seconds and leaves nothing behind', async () => {
    const card = bare.stage.kit.wordCard(700, 400, { text: 'fiets' });
    const before = bare.stage.scene.children.length;
    let done = false;
    void bare.stage.kit.eraser.rub(card).then(() => (done = true));
    await bare.headless.step(6);
    expect(bare.stage.scene.children.length).toBeGreaterThan(before);
    await bare.headless.step(72);
    expect(done).toBe(true);
    expect(card.scene).toBeDefined();
  });

  it('lets a hint be heard where it can be', () => {
    bare.stage.kit.hint.show('Luister goed.', { text: 'Luister goed.', url: '/api/speech/nl/x.mp3' });
    expect(bare.offered('luister-uitleg').label).toBe('Luister naar de uitleg');
    bare.stage.kit.hint.show('Luister goed.');
    expect(bare.desk.all.some(({ id }) => id === 'luister-uitleg')).toBe(false);
  });
});

describe('the home of the word', () => {
  const REVEAL = { text: 'trein', from: 2, to: 4 };

  it('is the strip, which grows to the banner and back', async () => {
    const strip = bare.stage.kit.wordStrip({ x: 683, y: 300, count: 4, texts: ['t', 'r', 'ei', 'n'] });
    strip.write(0, 't');
    void bare.stage.kit.banner.show(REVEAL, 'full');
    await bare.headless.step(30);
    expect(textsIn([strip])).toEqual(expect.arrayContaining(['tr', 'ei', 'n']));
    expect(strip.slots[0]!.visible).toBe(false);
    bare.stage.kit.banner.hide();
    expect(strip.slots[0]!.visible).toBe(true);
    strip.destroy();
  });

  it('is filled where the prompt has a gap', () => {
    bare.stage.kit.prompt.show({ task: 'Vul in.', text: 'Ik reis met de tr___n naar zee.' }, 'top');
    const all = () => bare.headless.game.live.texts.all.map(({ text }) => text);
    expect(all()).not.toContain('ei');
    bare.stage.kit.prompt.fill(REVEAL);
    expect(all()).toContain('ei');
    bare.stage.kit.prompt.hide();
  });

  it('closes up around what was filled in, so that it is one word', async () => {
    bare.stage.kit.prompt.show({ task: 'Vul in.', text: 'tr___n' }, 'top');
    const find = (text: string) => bare.headless.game.live.texts.all.find((one) => one.text === text)!;
    const apart = () => find('n').x - find('tr').x;
    const open = apart();
    bare.stage.kit.prompt.fill(REVEAL);
    await bare.headless.step(40);
    expect(apart()).toBeLessThan(open - 10);
    const letters = find('tr').width / 2 + find('ei').width + find('n').width / 2;
    expect(Math.abs(apart() - letters)).toBeLessThan(20);
    bare.stage.kit.prompt.hide();
  });

  it('leaves a gap open that another word belongs in', () => {
    bare.stage.kit.prompt.show({ task: 'Vul in.', text: 'b___k' }, 'top');
    const before = bare.headless.game.live.texts.all.length;
    bare.stage.kit.prompt.fill(REVEAL);
    expect(bare.headless.game.live.texts.all.length).toBe(before);
    bare.stage.kit.prompt.hide();
  });

  it('covers no option that stays, nor the prompt', async () => {
    bare.stage.kit.prompt.show({ task: 'Kies het woord.' }, 'top');
    const card = bare.stage.kit.wordCard(683, 320, { text: 'een lang woord' });
    bare.stage.offer(card, { id: 'kaart', kind: 'option', value: 'o', label: 'een lang woord', onPick() {} });
    bare.stage.kit.banner.place = { x: 683, y: 320 };
    void bare.stage.kit.banner.show(REVEAL, 'full');
    await bare.headless.step(30);
    const banner = bare.headless.game.children.list.find((one) => (one as Thing).depth === 6000) as Thing;
    expect(Math.abs(banner.y - 320)).toBeGreaterThan(80);
    expect(banner.y).toBeGreaterThan(bare.stage.kit.prompt.bottom);
    bare.stage.kit.banner.hide();
    bare.stage.kit.banner.place = undefined;
  });
});

describe('the strip for a sentence', () => {
  it('gives each word the room that it takes, and stays as wide as it may be', () => {
    const strip = bare.stage.kit.wordStrip({
      x: 683,
      y: 140,
      count: 9,
      texts: [],
      widest: 740,
      sentence: true,
    });
    const open = strip.width;
    strip.write(0, 'Schoolbibliotheken');
    expect(strip.width).toBeGreaterThan(open);
    expect(strip.slots[0]!.visible).toBe(false);
    for (let place = 1; place < 9; place++) strip.write(place, 'paraplu');
    expect(strip.width).toBeLessThanOrEqual(740);
    expect(textsIn([strip])).toEqual(['Schoolbibliotheken', ...Array(8).fill('paraplu')]);
  });
});
