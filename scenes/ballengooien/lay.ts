import type {
  BuildExercise,
  ChooseExercise,
  Exercise,
  JudgeExercise,
  Option,
} from '../../engine/exercise/index.ts';
import type { GameStage, WordCard } from '../../engine/stage/index.ts';
import { layOutCans, layOutTowers, partitionsOf, type Spot } from './rules.ts';
import { DEPTHS, Target, type TargetSpec } from './target.ts';

/** An exercise that this game can ask. */
export type Played = ChooseExercise | JudgeExercise | BuildExercise;
export const isPlayed = ({ form }: Exercise): boolean =>
  form === 'choose' || form === 'judge' || form === 'build';

/** What stands on the shelves. */
interface Laid {
  targets: Target[];
  shelves: readonly number[];
  partitions: Spot[];
  scale: number;
  /** Room for the cans of one target, from partition to partition. */
  room: number;
  /** The word that is judged. */
  card?: WordCard;
}

/** Widest plate, and room between the shelf and the plate below it. */
const PLATE = { widest: 320, under: 16 } as const;
/** The word that is judged hangs above the towers. */
const JUDGED = { x: 683, y: 346, size: 46, widest: 640, picture: 0.86 } as const;
const LETTERS = 44;
/** So few towers are larger, unless a tall plate takes the room. */
const FEW = 3;
const TALL = 120;

/** Sets out the towers or cans of an exercise. */
export function layTargets(stage: GameStage, exercise: Played, slot: () => number): Laid {
  const colour = stage.rng.fork(`blik/${exercise.id}`).below(4);
  if (exercise.form === 'build') return layCans(stage, exercise, colour, slot);
  return exercise.form === 'choose'
    ? layWords(stage, exercise, colour)
    : layVerdicts(stage, exercise, colour);
}

function layWords(stage: GameStage, { options }: ChooseExercise, colour: number): Laid {
  const plates = options.map((option) => plateFor(stage, option));
  return towers(
    stage,
    options.map((option, i) => ({
      id: `toren-${option.id}`,
      kind: 'option',
      value: option.id,
      label: option.text ?? option.picture?.alt ?? '',
      answer: () => ({ form: 'choose', option: option.id }),
      plate: plates[i],
      colour: colour + i,
    })),
    options.length <= FEW,
  );
}

function plateFor(stage: GameStage, option: Option): WordCard {
  return stage.kit.wordCard(0, 0, option, { maxWidth: PLATE.widest });
}

function layVerdicts(stage: GameStage, { card: option }: JudgeExercise, colour: number): Laid {
  const sign = (fits: boolean): TargetSpec => ({
    id: fits ? 'toren-klopt' : 'toren-kloptniet',
    kind: 'option',
    value: fits ? 'klopt' : 'kloptniet',
    label: fits ? 'klopt' : 'klopt niet',
    answer: () => ({ form: 'judge', fits }),
    plate: stage.kit.bucketSign(0, 0, fits ? 'A' : 'B', fits ? 'klopt' : 'klopt niet', {
      badge: fits ? 'badge/klopt' : 'badge/kloptniet',
    }),
    colour: colour + (fits ? 0 : 1),
  });
  const laid = towers(stage, [sign(true), sign(false)]);
  const card = stage.kit.wordCard(JUDGED.x, JUDGED.y, option, { size: JUDGED.size, maxWidth: JUDGED.widest });
  if (option.picture) card.setScale(JUDGED.picture);
  return { ...laid, card: card.setDepth(DEPTHS.target - 1) };
}

function towers(stage: GameStage, specs: readonly TargetSpec[], large = false): Laid {
  const widths = specs.map(({ plate }) => (plate ? plate.width * plate.scaleX : 0));
  const below = Math.max(...specs.map(({ plate }) => (plate ? PLATE.under + plate.height : 0)));
  const { shelves, scale, spots, plates } = layOutTowers(widths, below, large && below < TALL);
  for (const { plate } of specs) plate?.setScale(plate.scaleX * plates);
  const targets = specs.map((spec, i) => new Target(stage, spec, spots[i]!, scale));
  return { targets, shelves, partitions: partitionsOf(spots), scale, room: 190 * scale };
}

function layCans(stage: GameStage, { tiles }: BuildExercise, colour: number, slot: () => number): Laid {
  const { shelves, spots, scale } = layOutCans(tiles.length);
  const targets = tiles.map(
    (tile, i) =>
      new Target(
        stage,
        {
          id: `blik-${tile.id}`,
          kind: 'tile',
          value: tile.id,
          label: tile.text,
          answer: () => ({ form: 'build', slot: slot(), tile: tile.id }),
          letters: stage.kit.word(0, 0, tile.text, { size: LETTERS * scale }),
          colour: colour + i,
        },
        spots[i]!,
        scale,
      ),
  );
  return { targets, shelves, partitions: [], scale, room: 400 };
}
