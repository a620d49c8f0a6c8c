import { Dusk, type GameStage } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

const AFTERNOON = { colour: 0xffa7b8, alpha: 0.2 } as const;
const EVENING = 0.34;
/** Two floodlights: a bank of lamps each, and the light that falls from it on the track. */
const FLOODLIGHTS = [
  { x: 232, from: 60, to: 660 },
  { x: 986, from: 620, to: 1270 },
] as const;
const LAMP = { y: 106, width: 84, height: 30, bulbs: 4, radius: 8, mast: 7 } as const;
const LIGHT = { colour: 0xfff3c4, alpha: 0.16, bottom: 734, post: 0x4b5478 } as const;

/** The day of a race: morning, a warm afternoon after a third of the laps, and the evening under floodlights. */
export class Daylight {
  readonly #afternoon: Dusk;
  readonly #evening: Dusk;

  constructor(stage: GameStage) {
    this.#afternoon = new Dusk(stage, { ...AFTERNOON, depth: DEPTHS.daylight });
    const lights = floodlights(stage);
    this.#evening = new Dusk(stage, {
      alpha: EVENING,
      depth: DEPTHS.daylight + 1,
      onFall: (now, ms) => void stage.tween({ targets: lights, to: { alpha: now ? 1 : 0 }, ms }),
    });
  }

  /** In this third of the round; `atOnce` where it was so already. */
  show(third: 0 | 1 | 2, atOnce: boolean) {
    this.#afternoon.fall(third === 1, atOnce);
    this.#evening.fall(third === 2, atOnce);
  }
}

function floodlights(stage: GameStage) {
  const lights = stage.scene.add
    .graphics()
    .setDepth(DEPTHS.daylight + 2)
    .setAlpha(0);
  for (const { x, from, to } of FLOODLIGHTS) {
    lights.fillStyle(LIGHT.colour, LIGHT.alpha);
    lights.fillTriangle(x, LAMP.y, from, LIGHT.bottom, to, LIGHT.bottom);
    lights.fillStyle(LIGHT.post, 1);
    lights.fillRect(x - LAMP.mast / 2, LAMP.y, LAMP.mast, LAMP.height * 5);
    lights.fillRoundedRect(x - LAMP.width / 2, LAMP.y - LAMP.height / 2, LAMP.width, LAMP.height, 8);
    lights.fillStyle(LIGHT.colour, 1);
    for (let i = 0; i < LAMP.bulbs; i++)
      lights.fillCircle(x + ((i + 0.5) / LAMP.bulbs - 0.5) * LAMP.width, LAMP.y, LAMP.radius);
  }
  return lights;
}
