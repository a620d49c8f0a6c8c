import type { Container, Crew, GameStage } from '../../engine/stage/index.ts';
import { stampOf, type Album } from './album.ts';
import { DEPTHS, ROAD } from './places.ts';
import type { Street } from './street.ts';

/** Home, past the last houses. */
const RIDE = { far: 1100, ms: 1300 } as const;
/** One's own letterbox beside the bike, and the card that comes out of it. */
const BOX = { x: 462, scale: 1.35, slot: 110 } as const;
const CARD = { x: 866, y: 410, small: 0.12 } as const;
/** The stamps of the round on the card, and below them those of which one is kept. */
const ROWS = { most: 18, perRow: 9, x: 66, y: 72, top: -76, size: 0.76 } as const;
const CHOICE = { count: 3, x: 168, y: 104, alone: 34, size: 1.5, hit: { width: 128, height: 140 } } as const;
const KEPT = { x: 0, y: 92, size: 2 } as const;
/** In ms; choosing and the end are counted from the beginning. */
const MS = {
  rise: 320,
  card: 420,
  stamp: 45,
  grow: 180,
  choose: 4000,
  kept: 420,
  end: 5800,
  hop: 640,
} as const;

/** The bag is empty: in one's own letterbox lies a card with the stamps of the round, and one of them is kept. */
export async function thank(stage: GameStage, album: Album, street: Street, crew: Crew) {
  const began = stage.clock.now;
  const left = (until: number) => Math.max(0, until - (stage.clock.now - began));
  void street.glide(RIDE.far, RIDE.ms);
  const box = stage
    .image('bus', BOX.x, ROAD + 220)
    .setDepth(DEPTHS.finale)
    .setScale(BOX.scale);
  await stage.tween({ targets: box, to: { y: ROAD }, ms: MS.rise, ease: 'Back.Out' });
  box.setFrame('bus-open', false, false);
  stage.sound.play('klep');
  const card = stage.scene.add
    .container(BOX.x, ROAD - BOX.slot, [stage.image('dankkaart', 0, 0)])
    .setDepth(DEPTHS.finale + 1)
    .setScale(CARD.small);
  await stage.tween({ targets: card, to: { x: CARD.x, y: CARD.y, scale: 1 }, ms: MS.card, ease: 'Back.Out' });
  card.setScale(1);
  stage.sound.play('applaus');
  stage.fx.burst('confetti', CARD.x, CARD.y - 160, { count: 24, spread: 560 });
  crew.cheer();
  layOut(stage, card, album.names.slice(-ROWS.most));
  const name = await choice(stage, card, album, () => left(MS.choose));
  stage.keep(name);
  const kept = stampOf(stage, name, CARD.x + KEPT.x, CARD.y + KEPT.y)
    .setDepth(DEPTHS.finale + 2)
    .setScale(CHOICE.size);
  stage.sound.play('stempel');
  await stage.tween({ targets: kept, to: { scale: KEPT.size }, ms: MS.kept, ease: 'Back.Out', pop: true });
  kept.setScale(KEPT.size);
  while (left(MS.end) > MS.hop) {
    crew.cheer();
    stage.fx.burst('confetti', kept.x, kept.y - 120, { count: 12, spread: 420 });
    await stage.clock.wait(MS.hop);
  }
}

/** The stamps that were earned, in rows around the middle. */
function layOut(stage: GameStage, card: Container, names: readonly string[]) {
  names.forEach((name, i) => {
    const row = Math.floor(i / ROWS.perRow);
    const wide = Math.min(ROWS.perRow, names.length - row * ROWS.perRow);
    const x = ((i % ROWS.perRow) - (wide - 1) / 2) * ROWS.x;
    const stamp = stampOf(stage, name, x, ROWS.top + row * ROWS.y).setScale(0);
    card.add(stamp);
    const to = { scale: ROWS.size };
    void stage.tween({ targets: stamp, to, ms: MS.grow, delay: i * MS.stamp, ease: 'Back.Out', pop: true });
  });
}

/** What the pupil picks; after a while the last one that was earned. */
function choice(stage: GameStage, card: Container, album: Album, left: () => number): Promise<string> {
  const names = album.last(CHOICE.count);
  const y = album.names.length > 0 ? CHOICE.y : CHOICE.alone;
  stage.keep(names[0]!);
  stage.kit.explain.show('Kies een postzegel om te bewaren!');
  stage.announce('Kies een postzegel om te bewaren.');
  return new Promise((resolve) => {
    const stamps = names.map((name, i) => {
      const x = (i - (names.length - 1) / 2) * CHOICE.x;
      const stamp = stampOf(stage, name, x, y).setScale(0.4);
      card.add(stamp);
      void stage.tween({
        targets: stamp,
        to: { scale: CHOICE.size },
        ms: MS.grow,
        ease: 'Back.Out',
        pop: true,
      });
      return { name, stamp };
    });
    const take = (name: string) => {
      stage.kit.explain.hide();
      for (const { stamp } of stamps) stamp.destroy();
      resolve(name);
    };
    for (const { name, stamp } of stamps)
      stage.offer(stamp, {
        id: `zegel-${name}`,
        kind: 'keepsake',
        value: name,
        label: `Bewaar deze postzegel: ${name}`,
        size: CHOICE.hit,
        onPick: () => take(name),
        onPress: (pressed) => stamp.setY(y + (pressed ? 4 : 0)),
      });
    stage.clock.after(left(), () => stamps[0]!.stamp.scene && take(names[0]!));
  });
}
