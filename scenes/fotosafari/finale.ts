import type { Container, Crew, GameStage } from '../../engine/stage/index.ts';
import { DEPTHS, POP } from './places.ts';
import type { Prints, Shot } from './prints.ts';

/** Photos hang in rows on a line; the first middle, the way to the next, and how many in a row. */
const LINE = { x: 233, y: 232, pitch: { x: 225, y: 238 }, row: 5, size: 0.86, from: 500 } as const;
/** Those of which one is kept. */
const CHOICE = { count: 3, x: 330, y: 350, size: 1.5, pale: 0.16 } as const;
const KEPT = { x: 683, y: 350, size: 1.9 } as const;
const CREW = { fien: { x: 500, y: 742 }, own: { x: 866, y: 742 } } as const;
/** In ms; choosing and the end are counted from the beginning. */
const MS = { night: 300, hang: 190, apart: 110, grow: 260, choose: 4100, kept: 300, end: 5800, beat: 560 } as const; // prettier-ignore
const PEG_Y = -98;

/** In the tent at night the album is shown: all photos on a line, and of the sharpest three one is kept. */
export async function show(stage: GameStage, prints: Prints, crew: Crew) {
  const began = stage.clock.now;
  const left = (until: number) => Math.max(0, until - (stage.clock.now - began));
  const tent = stage.image('tent', 683, 384).setDepth(DEPTHS.finale).setAlpha(0);
  stage.onResize(({ left: from, right, top, bottom }) => {
    if (tent.scene) tent.setScale(Math.max(1, (right - from) / 1600, (bottom - top) / 960));
  });
  await stage.tween({ targets: tent, to: { alpha: 1 }, ms: MS.night });
  crew.host.setPosition(CREW.fien.x, CREW.fien.y).setDepth(DEPTHS.finale + 5);
  crew.own.setPosition(CREW.own.x, CREW.own.y).setDepth(DEPTHS.finale + 5);
  const shots = prints.shots.slice(-2 * LINE.row);
  const hung = shots.map((shot, i) => hang(stage, prints, shot, i, shots.length));
  await Promise.all(hung.map(({ came }) => came));
  stage.sound.play('applaus');
  crew.cheer();
  const all = hung.map(({ print }) => print);
  if (shots.length > 0) await choose(stage, prints, shots, all, () => left(MS.choose));
  while (left(MS.end) > MS.beat) {
    crew.cheer();
    stage.fx.burst('confetti', KEPT.x, KEPT.y - 190, { count: 14, spread: 460 });
    await stage.clock.wait(MS.beat);
  }
}

function hang(stage: GameStage, prints: Prints, shot: Shot, i: number, of: number) {
  const row = Math.floor(i / LINE.row);
  const inRow = Math.min(LINE.row, of - row * LINE.row);
  const x = LINE.x + ((i % LINE.row) + (LINE.row - inRow) / 2) * LINE.pitch.x;
  const y = LINE.y + row * LINE.pitch.y;
  const print = prints.hang(shot, x, y - LINE.from, LINE.size, 1).setAngle((i % 3) * 3 - 3);
  print.add(stage.image('knijper', 0, PEG_Y));
  const delay = i * MS.apart;
  stage.clock.after(delay, () => stage.sound.play('klik', { volume: 0.5 }));
  return { print, came: stage.tween({ targets: print, to: { y }, ms: MS.hang, delay, ease: 'Back.Out' }) };
}

/** What the pupil picks; after a while the sharpest. */
async function choose(
  stage: GameStage,
  prints: Prints,
  shots: readonly Shot[],
  hung: readonly Container[],
  left: () => number,
) {
  const best = [...shots].sort((a, b) => b.sharp - a.sharp);
  const own = best.filter(({ animal }, i) => best.findIndex((one) => one.animal === animal) === i);
  const picks = own.slice(0, CHOICE.count);
  stage.keep(picks[0]!.animal!);
  stage.kit.explain.show('Kies een foto om te bewaren!');
  stage.announce('Kies een foto om te bewaren.');
  void stage.tween({ targets: hung, to: { alpha: CHOICE.pale }, ms: MS.grow });
  const large = picks.map((shot, i) => {
    const x = KEPT.x + (i - (picks.length - 1) / 2) * CHOICE.x;
    const print = prints.hang(shot, x, CHOICE.y, 0.6, 3);
    void stage.tween({ targets: print, to: { scale: CHOICE.size }, ms: MS.grow, ...POP });
    return { shot, print };
  });
  const kept = await new Promise<(typeof large)[number]>((resolve) => {
    for (const one of large) {
      const animal = one.shot.animal!;
      stage.offer(one.print, {
        id: `foto-${animal}`,
        kind: 'keepsake',
        value: animal,
        label: `Bewaar deze foto: ${animal}`,
        size: { width: 190, height: 214 },
        onPick: () => resolve(one),
        onPress: (pressed) => one.print.setY(CHOICE.y + (pressed ? 4 : 0)),
      });
    }
    stage.clock.after(left(), () => resolve(large[0]!));
  });
  stage.keep(kept.shot.animal!);
  stage.kit.explain.hide();
  for (const { print } of large) if (print !== kept.print) print.destroy();
  stage.sound.play('uitrol');
  // What was picked is no offer any more: a copy of it grows.
  const print = prints.hang(kept.shot, kept.print.x, CHOICE.y, CHOICE.size, 4);
  kept.print.destroy();
  await stage.tween({ targets: print, to: { x: KEPT.x, y: KEPT.y, scale: KEPT.size }, ms: MS.kept, ...POP });
}
