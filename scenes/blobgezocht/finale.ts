import type { Crew, GameStage } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

const PAPER = { x: 683, y: 424, turns: -540 } as const;
/** On the front page: the heading, the photo, and the words that witnesses spelled, in two columns. */
const HEAD = { y: -196, size: 56, text: 'Blob gevonden!' } as const;
const PHOTO = { x: -176, ground: 152, size: 190 } as const;
const WORDS = { y: 24, rows: 6, x: 174 } as const;
/** One column of them, or two where they are many. */
const COLUMNS = [
  { pitch: 48, size: 40, room: 336, apart: 0 },
  { pitch: 46, size: 34, room: 168, apart: 176 },
] as const;
const PENS = { x: -300, y: -96, pitch: 66 } as const;
const MS = { spin: 900, print: 120, read: 1900 } as const;

interface Edition {
  crew: Crew;
  words: readonly string[];
  /** Golden pens that came back. */
  pens: number;
}

/** The newspaper comes from the press: the pupil's own Klodder on the front page, and all words as they are spelled. Under 6 s. */
export async function frontPage(stage: GameStage, { crew, words, pens }: Edition) {
  const { kit, sound, fx, clock } = stage;
  const { x, y } = PAPER;
  sound.play('typemachine');
  crew.cheer(MS.spin);
  const paper = stage.image('krant', x, y).setDepth(DEPTHS.paper);
  if (!stage.reducedMotion) paper.setScale(0.1).setAngle(PAPER.turns);
  await stage.tween({
    targets: paper,
    to: { scale: 1, angle: 0 },
    ms: MS.spin,
    ease: 'Cubic.Out',
    pop: true,
  });
  sound.play('stempel');
  const print = stage.scene.add.container(x, y).setDepth(DEPTHS.print);
  print.add(stage.text(HEAD.text, 0, HEAD.y, { size: HEAD.size, bold: true, exercise: false }));
  const own = stage.klodder('eigen', {
    x: x + PHOTO.x,
    y: y + PHOTO.ground,
    size: PHOTO.size,
    depth: DEPTHS.print,
    face: 'proud',
  });
  own.hold(stage.image('loep', 0, 0));
  for (let i = 0; i < pens; i++) print.add(stage.image('pen', PENS.x + i * PENS.pitch, PENS.y));
  void own.hop();
  const shown = [...new Set(words)].slice(-COLUMNS.length * WORDS.rows);
  const columns = Math.ceil(shown.length / WORDS.rows);
  const { pitch, size, room, apart } = COLUMNS[columns - 1] ?? COLUMNS[0];
  const rows = Math.ceil(shown.length / columns);
  const lines = shown.map((word, i) => {
    const [column, row] = [Math.floor(i / rows), i % rows];
    const place = { x: column - (columns - 1) / 2, y: row - (rows - 1) / 2 };
    return kit.word(WORDS.x + place.x * apart, WORDS.y + place.y * pitch, word, { size }).setVisible(false);
  });
  const scale = Math.min(1, ...lines.map(({ width }) => room / width));
  for (const line of lines) {
    print.add(line.setScale(scale).setVisible(true));
    await clock.wait(MS.print);
  }
  fx.burst('confetti', x, y - 160, { count: 26, spread: 460 });
  own.face('happy');
  await clock.wait(MS.read);
}
