// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameManifest, PlaySettings } from '../../exercise/index.ts';
import { fixtureRound } from '../../testing/fixture.ts';
import { HeadlessHost } from '../../testing/headless.ts';
import { GameScene } from '../game-scene.ts';
import type { GameStage } from '../stage-scene.ts';
import type { Container, Image, Text, Thing } from '../thing.ts';

const manifest: GameManifest = {
  id: 'kit',
  title: 'Kit',
  family: 'proef/kit',
  forms: ['build'],
  round: 6,
  cap: 4,
  pace: 'T',
  physics: 'none',
  host: 'moes',
  explain: 'Kijk.',
  feat: '',
};

/** A stage with nothing on it, held in the phase in which everything offered may be used. */
class BareScene extends GameScene {
  setup() {}
  override present() {}
  override async respond() {}
  override clear() {}
  protected override begin() {}
}

let headless: HeadlessHost;
let stage: GameStage;
let desk: BareScene['live']['desk'];

async function open(settings: Partial<PlaySettings> = {}) {
  headless = new HeadlessHost();
  const start = fixtureRound({ form: 'build', settings });
  const scene = await headless.open(
    { manifest, folder: 'kit-proef', art: {}, load: async () => ({ default: BareScene }) },
    start,
  );
  stage = scene.stage;
  desk = scene.live.desk;
}

beforeEach(() => open());
afterEach(() => headless.destroy());

const texts = (thing: Thing): string[] => {
  const children = (thing as unknown as { list?: Thing[] }).list;
  if (children) return children.flatMap(texts);
  return thing.type === 'Text' ? [(thing as Text).text] : [];
};
const offered = (id: string) => {
  const offer = desk.all.find((one) => one.id === id);
  if (!offer) throw new Error(`${id} is not offered`);
  return offer;
};

describe('letters', () => {
  it('are of the type that the pupil has set, and never joined', async () => {
    for (const [font, wideLetters] of [
      ['usual', false],
      ['usual', true],
      ['dyslexic', false],
      ['dyslexic', true],
    ] as const) {
      headless.destroy();
      await open({ font, wideLetters });
      for (const size of [28, 40, 56]) {
        const { style, letterSpacing } = stage.text('koffie', 0, 0, { size });
        expect(String(style.fontFamily)).toMatch(font === 'usual' ? /^Andika$/ : /^OpenDyslexic,/);
        // No space at all lets the browser join f and i.
        expect(Math.abs(letterSpacing)).toBeGreaterThanOrEqual(1);
      }
    }
  });
});

describe('labels', () => {
  const sheets = () => stage.scene.textures.getTextureKeys().filter((key) => key.startsWith('labels/'));

  it('lie together on one texture, as wide as a text would be, and go with the last of them', () => {
    const style = { size: 30, colour: '#1E2747' };
    const sheet = stage.labels();
    const labels = ['wolken', 'ei of ij', 'au'].map((text, i) => sheet.add(text, 100 * i, 50, style));
    sheet.draw();
    expect(sheets()).toHaveLength(1);
    for (const { text, width, image } of labels) {
      const written = stage.text(text, 0, 0, { size: 30, exercise: false });
      expect(width).toBe(written.width);
      expect(image.texture.key).toBe(sheets()[0]);
      expect([image.displayOriginX, image.displayOriginY]).toEqual([width / 2, written.height / 2]);
      written.destroy();
    }
    // None lies over another.
    expect(new Set(labels.map(({ image }) => `${image.frame.cutX} ${image.frame.cutY}`)).size).toBe(3);
    labels[0]!.image.destroy();
    expect(sheets()).toHaveLength(1);
    for (const { image } of labels.slice(1)) image.destroy();
    expect(sheets()).toEqual([]);
  });

  it('are drawn anew, as large as before, when the window grows', () => {
    const sheet = stage.labels();
    const label = sheet.add('wolken', 0, 0, { size: 30, colour: '#1E2747' });
    sheet.draw();
    const [before] = sheets();
    headless.resize(2732, 1536);
    const { frame, texture } = label.image;
    expect([texture.key === before, sheets()]).toEqual([false, [texture.key]]);
    expect(frame.source.resolution).toBeGreaterThan(1);
    expect(frame.cutWidth).toBeGreaterThanOrEqual(Math.floor(label.width * frame.source.resolution));
    expect(Math.abs(label.image.width - label.width)).toBeLessThan(1);
    label.image.destroy();
  });
});

describe('cards and tiles', () => {
  it('are as wide as their word, and a long word shrinks rather than growing past the most', () => {
    const narrow = stage.kit.wordCard(0, 0, { text: 'ui' });
    const wide = stage.kit.wordCard(0, 0, { text: 'schoolbibliotheek' });
    const held = stage.kit.wordCard(0, 0, { text: 'schoolbibliotheek' }, { maxWidth: 380 });
    expect(narrow.width).toBeGreaterThanOrEqual(120);
    expect(wide.width).toBeGreaterThan(narrow.width * 2);
    expect(held.width).toBeLessThanOrEqual(392);
  });

  it('measure themselves without rim and shadow, at their place and scale', () => {
    const card = stage.kit.wordCard(400, 300, { text: 'trein' });
    card.setScale(0.5);
    const bounds = card.getBounds();
    expect([bounds.centerX, bounds.centerY]).toEqual([400, 300]);
    expect(bounds.width).toBeCloseTo(card.width / 2);
    expect(bounds.height).toBeCloseTo(38);
  });

  it('show a badge for what is out, right or chosen and drop it again', () => {
    const tile = stage.kit.tile(0, 0, 'ij');
    const front = tile.list[0] as unknown as { list: Thing[] };
    const before = front.list.length;
    tile.look = 'out';
    expect(front.list.length).toBe(before + 1);
    tile.look = 'right';
    expect(front.list.length).toBe(before + 2);
    tile.look = 'normal';
    expect(front.list.length).toBe(before);
  });

  it('give hit areas of at least 72 u', () => {
    const { kit } = stage;
    for (const thing of [
      kit.wordCard(0, 0, { text: 'e' }),
      kit.tile(0, 0, 'i'),
      kit.slot(0, 0),
      kit.bucketSign(0, 0, 'B', 'u'),
    ]) {
      expect(Math.min(thing.width, thing.height)).toBeGreaterThanOrEqual(72);
    }
  });
});

describe('a star count', () => {
  it('says only at the last star that it is whole', () => {
    const row = { x: 1000, y: 400, pitch: { x: 22, y: 0 }, count: 3, size: 0.5, depth: 12 };
    const count = stage.kit.starCount(row);
    expect([count.add(), count.add(), count.add(), count.add()]).toEqual([false, false, true, false]);
  });
});

describe('a sign that does nothing yet', () => {
  it('is grey, has no white rim, and gets its own look back', () => {
    const sign = stage.kit.bucketSign(0, 0, 'A', 'klopt', { badge: 'badge/klopt' });
    const looks = () => {
      const front = sign.list[0] as Container;
      return (front.list as Image[]).map((one) => [
        one.texture.key,
        one.alpha,
        String((one as unknown as Text).style?.color),
      ]);
    };
    const before = looks();
    sign.isWaiting = true;
    expect(looks()).not.toEqual(before);
    sign.isWaiting = false;
    expect(looks()).toEqual(before);
  });
});

describe('the keyboard', () => {
  const typed: string[] = [];
  const press = (value: string) => offered(`toets-${value}`).onPick?.();
  const show = () => {
    typed.length = 0;
    return stage.kit.keyboard({
      onType: (letter) => typed.push(letter),
      onErase: () => typed.push('<'),
      onReady: () => typed.push('!'),
    });
  };

  it('types letters, a capital, letters with signs, rubs out and is ready', () => {
    show();
    press('k');
    press('Aa');
    press('K');
    press('laag');
    press('ë');
    press("'");
    press('Backspace');
    press('Enter');
    expect(typed).toEqual(['k', 'K', 'ë', "'", '<', '!']);
  });

  it('has all 26 letters in every layout, each key at least 72 u, none over another, all inside the core', async () => {
    for (const keyboard of ['qwerty', 'azerty', 'abc'] as const) {
      headless.destroy();
      await open({ keyboard });
      const board = show();
      const keys = desk.all.filter((offer) => offer.kind === 'key');
      for (const letter of 'abcdefghijklmnopqrstuvwxyz')
        expect(keys.some((key) => key.value === letter)).toBe(true);
      const rects = keys.map((key) => key.rect());
      rects.forEach((a, i) => {
        expect(a.width).toBeGreaterThanOrEqual(72);
        expect(a.x).toBeGreaterThanOrEqual(43);
        expect(a.x + a.width).toBeLessThanOrEqual(1323);
        expect(a.y).toBeGreaterThanOrEqual(board.top);
        for (const b of rects.slice(i + 1)) {
          expect(
            a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
          ).toBe(true);
        }
      });
    }
  });

  it('takes its keys away when it is hidden', () => {
    const board = show();
    board.hide();
    expect(desk.all.filter((offer) => offer.enabled()).length).toBe(0);
    board.show();
    expect(desk.all.filter((offer) => offer.enabled()).length).toBeGreaterThan(28);
  });
});

describe('what the round shows', () => {
  it('puts the hard spot of the banner in a text of its own', () => {
    void stage.kit.banner.show({ text: 'trein', from: 2, to: 4 }, 'full');
    const all = stage.scene.children.list.flatMap((thing) => texts(thing as Thing));
    expect(all).toEqual(['tr', 'ei', 'n']);
  });

  it('keeps a banner with a whole sentence inside the core', () => {
    const text = 'Toen de regen ophield, liep mijn zusje met haar laarzen door alle plassen.';
    void stage.kit.banner.show({ text, from: 5, to: 7 }, 'full');
    const banner = stage.scene.children.list.find((thing) => texts(thing as Thing).length > 0) as Thing & {
      width: number;
    };
    expect(banner.width).toBeLessThanOrEqual(1280);
    expect(texts(banner).join('')).toBe(text);
  });

  it('keeps a long sentence inside the core, on two lines at most', () => {
    const text = 'Op de boerderij van mijn opa en mijn lieve oma woont een heel oude ___ met lang haar.';
    stage.kit.prompt.show({ task: 'Kies.', text, speech: { text: 'a', url: 'a' } }, 'top');
    const panel = stage.scene.children.list.find((thing) => texts(thing as Thing).length > 0) as Thing & {
      width: number;
    };
    expect(panel.width).toBeLessThanOrEqual(1280);
    expect(texts(panel).join('___')).toContain('___');
    // Who has something under the prompt can ask how far it comes.
    expect(stage.kit.prompt.bottom).toBe(200);
    stage.kit.prompt.show({ task: 'Kies.', text: 'De ___ slaapt.' }, 'top');
    expect(stage.kit.prompt.bottom).toBe(164);
  });

  it('lets the prompt be heard again, in every look', () => {
    for (const look of ['top', 'compact', 'left'] as const) {
      stage.kit.prompt.show({ task: 'Typ het woord.', speech: { text: 'a', url: 'a' } }, look);
      expect(offered('luister').kind).toBe('control');
    }
    stage.kit.prompt.hide();
    expect(desk.all).toEqual([]);
  });

  it('hides a flash after its time and gives one more look', async () => {
    stage.kit.prompt.show({ task: 'Kijk goed.', flash: { text: 'kikker', ms: 500 } }, 'top');
    const word = () => stage.scene.children.list.flatMap((thing) => find(thing as Thing, 'kikker'))[0]!;
    expect(word().visible).toBe(true);
    await headless.step(40);
    expect(word().visible).toBe(false);
    offered('flits').onPick?.();
    expect(word().visible).toBe(true);
    await headless.step(40);
    expect(word().visible).toBe(false);
    expect(desk.all).toEqual([]);
  });

  it('rubs out within 1.2 seconds and leaves nothing behind', async () => {
    const card = stage.kit.wordCard(700, 400, { text: 'fiets' });
    const before = stage.scene.children.length;
    let done = false;
    void stage.kit.eraser.rub(card).then(() => (done = true));
    await headless.step(6);
    expect(stage.scene.children.length).toBeGreaterThan(before);
    await headless.step(72);
    expect(done).toBe(true);
    expect(card.scene).toBeDefined();
  });
});

const find = (thing: Thing, text: string): Text[] => {
  const children = (thing as unknown as { list?: Thing[] }).list;
  if (children) return children.flatMap((child) => find(child, text));
  return thing.type === 'Text' && (thing as Text).text === text ? [thing as Text] : [];
};

describe('a Klodder', () => {
  it('walks to a place in time and faces where it goes', async () => {
    const moes = stage.klodder('moes', { x: 900, y: 500 });
    let there = false;
    void moes.walkTo(500, 520, 1000).then(() => (there = true));
    await headless.step(30);
    expect(moes.x).toBeLessThan(900);
    await headless.step(40);
    expect(there).toBe(true);
    expect([moes.x, moes.y]).toEqual([500, 520]);
    expect((moes.list[1] as unknown as { scaleX: number }).scaleX).toBe(-1);
  });

  it('leaves a footprint where it stands, that fades in two seconds', async () => {
    const moes = stage.klodder('moes', { x: 900, y: 500 });
    const before = stage.scene.children.length;
    moes.print();
    expect(stage.scene.children.length).toBe(before + 1);
    await headless.step(130);
    expect(stage.scene.children.length).toBe(before);
  });

  it('does the same with the same seed, whoever stands beside it', async () => {
    const run = async (others: number) => {
      headless.destroy();
      await open();
      const tik = stage.klodder('tik', { x: 300, y: 500 });
      for (let i = 0; i < others; i++) stage.klodder('dok', { x: 500, y: 500 });
      const seen: number[] = [];
      for (let i = 0; i < 400; i++) {
        await headless.step();
        const body = tik.list[1] as unknown as { list: { frame: { name: string } }[] };
        seen.push(body.list.filter((part) => part.frame.name.includes('eye-sleep')).length);
      }
      return seen;
    };
    const alone = await run(0);
    expect(await run(2)).toEqual(alone);
  });

  it('squashes no more than 4 % with reduced motion', async () => {
    headless.destroy();
    await open({ reducedMotion: true });
    const moes = stage.klodder('moes', { x: 300, y: 500 });
    void moes.squash(0.18);
    const body = moes.list[1] as unknown as { scaleX: number };
    let most = 1;
    for (let i = 0; i < 30; i++) {
      await headless.step();
      most = Math.max(most, body.scaleX);
    }
    expect(most).toBeLessThanOrEqual(1.0401);
  });
});

it('leaves no texture, text or offer behind when the scene closes', async () => {
  headless.destroy();
  headless = new HeadlessHost();
  const entry = { manifest, folder: 'kit-proef', art: {}, load: async () => ({ default: BareScene }) };
  await headless.open(entry, fixtureRound({ form: 'build' }));
  headless.host.close();
  await headless.step(2);
  const before = headless.remains;
  for (let i = 0; i < 3; i++) {
    const scene = await headless.open(entry, fixtureRound({ form: 'build' }));
    const { kit } = (stage = scene.stage);
    kit.wordCard(0, 0, { text: 'trein' }).look = 'out';
    kit.keyboard({ onType() {}, onErase() {}, onReady() {} });
    kit.slot(0, 0).dotted('m');
    kit.prompt.show({ task: 'x', text: 'De ___ rijdt.', speech: { text: 'a', url: 'a' } }, 'top');
    void kit.banner.show({ text: 'trein', from: 2, to: 4 }, 'full');
    scene.stage.klodder('fien', { x: 0, y: 0 });
    await headless.step(10);
    headless.host.close();
    await headless.step(2);
  }
  expect(headless.remains).toEqual(before);
});

describe('a word line', () => {
  /** Colours of what lies under its letters; the drawn line has none. */
  const lines = (colour?: string) => {
    const line = stage.kit.word(0, 0, 'trein', { ...(colour !== undefined && { colour }) });
    line.setWord('trein', { from: 2, to: 4 });
    const parts = (line as unknown as { list: (Thing & { defaultFillColor?: number })[] }).list;
    return parts.filter(({ type }) => type !== 'Text').map(({ defaultFillColor }) => defaultFillColor);
  };

  it('has the hard spot underlined, in the colour of letters that are not of ink', () => {
    expect(lines()).toEqual([undefined]);
    expect(lines('#FFFDF6')).toEqual([0xfffdf6]);
  });
});

describe('a loose thing', () => {
  const loose = (text: string, scale = 1) =>
    stage.kit.loose({
      id: 't1',
      text,
      base: [],
      size: { width: 90, height: 90 },
      room: 60,
      home: { x: 300, y: 500, scale },
      depth: { lying: 1, flying: 2 },
    });

  it('shrinks its letters to fit, but never below 32 u as they are seen', () => {
    expect(loose('a').word.scale).toBe(1);
    expect(loose('sch').word.scale).toBeLessThanOrEqual(1);
    const small = loose('schr', 0.5);
    expect(44 * small.word.scale * small.scale).toBeGreaterThanOrEqual(31.9);
  });

  it('is hatched while it is out of play', () => {
    const thing = loose('a');
    const before = (thing as unknown as { list: Thing[] }).list.length;
    thing.isOut = true;
    expect((thing as unknown as { list: Thing[] }).list.length).toBeGreaterThan(before);
    thing.isOut = false;
    expect((thing as unknown as { list: Thing[] }).list.length).toBe(before);
  });
});

describe('the home of the word', () => {
  const REVEAL = { text: 'trein', from: 2, to: 4 };

  it('is the strip, which grows to the banner and back', async () => {
    const strip = stage.kit.wordStrip({ x: 683, y: 300, count: 4, texts: ['t', 'r', 'ei', 'n'] });
    strip.write(0, 't');
    void stage.kit.banner.show(REVEAL, 'full');
    await headless.step(30);
    expect(texts(strip)).toEqual(expect.arrayContaining(['tr', 'ei', 'n']));
    expect(strip.slots[0]!.visible).toBe(false);
    stage.kit.banner.hide();
    expect(strip.slots[0]!.visible).toBe(true);
    strip.destroy();
  });

  it('is filled where the prompt has a gap', () => {
    stage.kit.prompt.show({ task: 'Vul in.', text: 'Ik reis met de tr___n naar zee.' }, 'top');
    const all = () => headless.game.live.texts.all.map(({ text }) => text);
    expect(all()).not.toContain('ei');
    stage.kit.prompt.fill(REVEAL);
    expect(all()).toContain('ei');
    stage.kit.prompt.hide();
  });

  it('leaves a gap open that another word belongs in', () => {
    stage.kit.prompt.show({ task: 'Vul in.', text: 'b___k' }, 'top');
    const before = headless.game.live.texts.all.length;
    stage.kit.prompt.fill(REVEAL);
    expect(headless.game.live.texts.all.length).toBe(before);
    stage.kit.prompt.hide();
  });

  it('covers no option that stays, nor the prompt', async () => {
    stage.kit.prompt.show({ task: 'Kies het woord.' }, 'top');
    const card = stage.kit.wordCard(683, 320, { text: 'een lang woord' });
    stage.offer(card, { id: 'kaart', kind: 'option', value: 'o', label: 'een lang woord', onPick() {} });
    stage.kit.banner.place = { x: 683, y: 320 };
    void stage.kit.banner.show(REVEAL, 'full');
    await headless.step(30);
    const banner = headless.game.children.list.find((one) => (one as Thing).depth === 6000) as Thing;
    expect(Math.abs(banner.y - 320)).toBeGreaterThan(80);
    expect(banner.y).toBeGreaterThan(stage.kit.prompt.bottom);
    stage.kit.banner.hide();
    stage.kit.banner.place = undefined;
  });

  it('never takes the place of a label', () => {
    const label = stage.kit.wordCard(683, 320, { text: '2 woorden' });
    label.reveal({ text: 'koude', from: 0, to: 2 });
    expect(texts(label)).toEqual(['2 woorden']);
    const spelling = stage.kit.wordCard(683, 320, { text: 'trijn' });
    spelling.reveal(REVEAL);
    expect(texts(spelling)).toContain('ei');
  });
});

it('lets a hint be heard where it can be', () => {
  stage.kit.hint.show('Luister goed.', { text: 'Luister goed.', url: '/api/speech/nl/x.mp3' });
  expect(offered('luister-uitleg').label).toBe('Luister naar de uitleg');
  stage.kit.hint.show('Luister goed.');
  expect(desk.all.some(({ id }) => id === 'luister-uitleg')).toBe(false);
});

it('asks for first-try rights alone, and at most ten, where calm mode does the skill itself', async () => {
  const row = { x: 100, y: 100, pitch: { x: 20, y: 0 }, count: 12, size: 0.4, depth: 1 };
  const right = { decides: true, verdict: { right: true } } as never;
  const feat = stage.kit.feat(row);
  expect(feat.note(false, right)).toBe(false);
  expect(feat.note(true, right)).toBe(true);
  headless.destroy();
  await open({ calm: true });
  const calm = stage.kit.feat(row);
  for (let i = 0; i < 14; i++) calm.note(false, right);
  expect(calm.count).toBe(10);
});

describe('the strip for a sentence', () => {
  it('gives each word the room that it takes, and stays as wide as it may be', () => {
    const strip = stage.kit.wordStrip({ x: 683, y: 140, count: 9, texts: [], widest: 740, sentence: true });
    const open = strip.width;
    strip.write(0, 'Schoolbibliotheken');
    expect(strip.width).toBeGreaterThan(open);
    expect(strip.slots[0]!.visible).toBe(false);
    for (let place = 1; place < 9; place++) strip.write(place, 'paraplu');
    expect(strip.width).toBeLessThanOrEqual(740);
    expect(texts(strip as unknown as Thing)).toEqual(['Schoolbibliotheken', ...Array(8).fill('paraplu')]);
  });
});
