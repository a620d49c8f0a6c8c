import type { RoundResult } from '../../engine/exercise/index.ts';
import type { GameStage } from '../../engine/stage/index.ts';
import type { Crank } from './crank.ts';
import type { Hall } from './hall.ts';
import { DEPTHS, SCREEN } from './places.ts';
import type { Show } from './show.ts';
import type { Ushers } from './ushers.ts';

/** Times of the premiere in ms: 5.8 s in all. */
const MS = { close: 300, open: 420, film: 3800, shut: 400, bow: 900 } as const;
/** The piano plays so many runs under the film. */
const TUNES = 5;
/** The titles that roll by: letters, the widest line, room between lines, and where they fade at the edges of the screen. */
const TITLES = { letters: 44, widest: 640, line: 70, fade: 70, beside: 66, puppet: 0.36, foot: 24 } as const;

interface House {
  hall: Hall;
  show: Show;
  crank: Crank;
  ushers: Ushers;
}

/** A film of the round: what it was called, and who played in it. */
export interface Film {
  text: string;
  star: string;
}

/** The premiere: the words of the round roll by on the screen, each with its star, and there is a bow before the curtain. */
export async function premiere(
  stage: GameStage,
  { hall, show, crank, ushers }: House,
  films: readonly Film[],
  { stars }: RoundResult,
) {
  ushers.stand('hall');
  await hall.curtain(false, MS.close);
  show.clear();
  hall.light(true);
  await hall.curtain(true, MS.open);
  for (let i = 0; i < TUNES; i++)
    stage.clock.after((i * MS.film) / TUNES, () => stage.sound.play(`pianoloopje-${i}`));
  stage.clock.after(MS.film / 2, () => hall.cheer());
  await roll(stage, crank, films);
  hall.light(false);
  await hall.curtain(false, MS.shut);
  if (stars > 1) stage.fx.burst('confetti', SCREEN.x, 300, { count: stars > 2 ? 40 : 24, spread: 800 });
  hall.cheer();
  await Promise.all([ushers.bow(), stage.clock.wait(MS.bow)]);
}

/** The titles roll up over the screen as the crank turns. */
async function roll(stage: GameStage, crank: Crank, films: readonly Film[]) {
  const lines = films.map(({ text, star }) => {
    const word = stage.kit.word(0, 0, text, { size: TITLES.letters });
    word.setScale(Math.min(1, TITLES.widest / word.width));
    const puppet = stage.image(star, -word.displayWidth / 2 - TITLES.beside, TITLES.foot);
    puppet.setScale(TITLES.puppet);
    return stage.scene.add.container(SCREEN.x + TITLES.beside / 2, 0, [word, puppet]).setDepth(DEPTHS.words);
  });
  const way = { gone: 0 };
  let last = 0;
  const far = SCREEN.bottom - SCREEN.top + films.length * TITLES.line;
  const onUpdate = () => {
    crank.spin((way.gone - last) / TITLES.line);
    last = way.gone;
    lines.forEach((line, i) => {
      const y = SCREEN.bottom + (i + 0.5) * TITLES.line - way.gone;
      const inside = Math.min(y - SCREEN.top, SCREEN.bottom - y);
      line.setY(y).setAlpha(Math.max(0, Math.min(1, inside / TITLES.fade)));
    });
  };
  onUpdate();
  await stage.tween({ targets: way, to: { gone: far }, ms: MS.film, ease: 'Linear', onUpdate });
  for (const line of lines) line.destroy();
}
