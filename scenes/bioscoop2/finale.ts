import type { RoundResult } from '../../engine/exercise/index.ts';
import type { GameStage } from '../../engine/stage/index.ts';
import type { Crank } from './crank.ts';
import type { Crew } from './crew.ts';
import type { Hall } from './hall.ts';
import { SCREEN } from './places.ts';
import type { Show } from './show.ts';

/** Times of the premiere in ms: 5.4 s in all. */
const MS = { close: 320, open: 460, film: 3000, shut: 460, bow: 1000 } as const;
/** The piano plays so many runs under the film. */
const TUNES = 5;

interface House {
  hall: Hall;
  show: Show;
  crank: Crank;
  crew: Crew;
}

/** The premiere: all films of the round as one, and a bow before the curtain. */
export async function premiere(
  stage: GameStage,
  { hall, show, crank, crew }: House,
  films: readonly string[],
  { stars }: RoundResult,
) {
  crew.stand('hall');
  await hall.curtain(false, MS.close);
  show.set(films);
  hall.light(true);
  await hall.curtain(true, MS.open);
  for (let i = 0; i < TUNES; i++)
    stage.clock.after((i * MS.film) / TUNES, () => stage.sound.play(`pianoloopje-${i}`));
  const film = { pos: 0.1 };
  let last: number = film.pos;
  const onUpdate = () => {
    crank.spin(film.pos - last);
    last = film.pos;
    show.at(film.pos);
  };
  stage.clock.after(MS.film / 2, () => hall.cheer());
  await stage.tween({ targets: film, to: { pos: films.length }, ms: MS.film, ease: 'Linear', onUpdate });
  hall.light(false);
  await hall.curtain(false, MS.shut);
  show.clear();
  if (stars > 1) stage.fx.burst('confetti', SCREEN.x, 300, { count: stars > 2 ? 40 : 24, spread: 800 });
  hall.cheer();
  await Promise.all([crew.bow(), stage.clock.wait(MS.bow)]);
}
