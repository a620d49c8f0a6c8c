import type { Dealt, GameManifest, Picker } from '../../exercise/index.ts';
import { createEngine } from '../engine.ts';
import { optionsOf, practiceForm, timeOf } from './forms.ts';
import type { Handover } from './handover.ts';

/** What was right so much oftener than another answer does not come now. */
const UNEVEN = 1;

export interface PickerOptions {
  handover: Handover;
  /** All of the round, in the order of the deal. */
  dealt: readonly Dealt[];
  game: Pick<GameManifest, 'id' | 'pace'>;
  /** The moment, on the server's clock, in ms since the epoch. */
  clock: () => number;
}

/**
 * Chooses which exercise of a dealt round comes next by what was answered so far. Words for contrast keep their share, and
 * no answer is right much more often than another. What it learns is its own: the server learns from the answers.
 */
export function createPicker({ handover, dealt, game, clock }: PickerOptions): Picker {
  const { pupil, category, words, calibration, about, reviewShare, session } = handover;
  const engine = createEngine({
    words,
    categories: [category],
    calibration,
    groepNorms: {},
    seed: pupil.pupil.id,
    ...(reviewShare !== undefined && { params: { reviewShare } }),
  });
  engine.importPupil(pupil);
  const wordOf = ({ exercise }: Dealt) => about[exercise.id];
  const isContrast = (one: Dealt) => wordOf(one) === undefined;
  const share = dealt.filter(isContrast).length / dealt.length;

  return {
    pick(left, isLast) {
      const asked = dealt.filter((one) => !left.includes(one));
      const own = left.filter((one) => !isContrast(one));
      const contrast = left.find(isContrast);
      const isContrastDue = asked.filter(isContrast).length + 1 <= share * (asked.length + 1);
      if (contrast && (isContrastDue || own.length === 0)) return contrast.exercise.id;
      const fair = evened(
        own,
        asked.filter((one) => !isContrast(one)),
      );
      const free = new Set(fair.map(wordOf));
      const { exercise } = fair[0]!;
      const { wordId } = engine.next({
        pupil: pupil.pupil.id,
        now: clock(),
        categories: [category.id],
        ahead: words.flatMap(({ id }) => (free.has(id) ? [] : [id])),
        session: { id: session, isLast },
        form: practiceForm(exercise.form, optionsOf(exercise)),
      });
      return fair.find((one) => wordOf(one) === wordId)?.exercise.id;
    },
    answered(one, { right, ms }) {
      const wordId = wordOf(one);
      if (wordId === undefined) return;
      const { form } = one.exercise;
      engine.record({
        pupil: pupil.pupil.id,
        now: clock(),
        session,
        wordId,
        correct: right,
        form: practiceForm(form, optionsOf(one.exercise)),
        ...timeOf(game, form, ms),
      });
    },
  };
}

/** Those whose answer was not right too often already; all of them where no such is left. */
function evened(left: readonly Dealt[], asked: readonly Dealt[]): readonly Dealt[] {
  const counts = new Map<string, number>(left.map((one) => [answerOf(one), 0]));
  for (const one of asked) counts.set(answerOf(one), (counts.get(answerOf(one)) ?? 0) + 1);
  const least = Math.min(...left.map((one) => counts.get(answerOf(one))!));
  const fair = left.filter((one) => counts.get(answerOf(one))! <= least + UNEVEN);
  return fair.length > 0 ? fair : left;
}

/** What is pointed out as right: the same for words that are told apart by it, another for every word elsewhere. */
function answerOf({ exercise, solution: { answer } }: Dealt): string {
  if (exercise.form === 'choose' && answer.form === 'choose')
    return exercise.options.find(({ id }) => id === answer.option)?.text ?? '';
  return exercise.form === 'sort' || exercise.form === 'judge' ? JSON.stringify(answer) : exercise.id;
}
