import type { Dealt, RawAnswer } from '../../engine/exercise/index.ts';
import { writtenBy } from './broken-rule.ts';

/** Stands before what was chosen where it is no writing of the word: a rule, another word, a picture, a judgement. */
const CHOSE = 'koos: ';

/** An answer as it is kept for a teacher to read; `toldAnswer` reads it. */
export const shownAnswer = (dealt: Dealt, given: RawAnswer): string =>
  (isWriting(dealt, given) ? '' : CHOSE) + answerText(dealt, given);

/** What a pupil wrote, or chose where nothing was written. */
export const toldAnswer = (shown: string): { given: string; chosen?: true } =>
  shown.startsWith(CHOSE) ? { given: shown.slice(CHOSE.length), chosen: true } : { given: shown };

/** Whether an answer is a spelling of the word: of options only letters of it, and spellings of it. */
function isWriting(dealt: Dealt, given: RawAnswer): boolean {
  if (given.form === 'judge' || given.form === 'sort' || given.form === 'read') return false;
  if (given.form !== 'choose' || dealt.exercise.form !== 'choose') return true;
  return dealt.exercise.kind === 'misspelling' || filledIn(dealt, given) !== undefined;
}

/** The word that came of an answer where letters were chosen or laid, else what was chosen. */
function answerText(dealt: Dealt, given: RawAnswer): string {
  const { exercise } = dealt;
  const pick = (list: readonly { id: string; text?: string; picture?: { alt: string } }[], id: string) => {
    const item = list.find((entry) => entry.id === id);
    return item?.text ?? item?.picture?.alt ?? '';
  };
  switch (given.form) {
    case 'choose':
    case 'read':
      if (!('options' in exercise)) return '';
      return filledIn(dealt, given) ?? pick(exercise.options, given.option);
    case 'judge':
      return given.fits ? 'klopt' : 'klopt niet';
    case 'type':
      return given.text;
    case 'sort':
      return 'buckets' in exercise
        ? (exercise.buckets.find((bucket) => bucket.id === given.bucket)?.label ?? '')
        : '';
    case 'build': {
      if (!('tiles' in exercise)) return '';
      const tiles = 'tiles' in given ? given.tiles : [given.tile];
      const word = 'tiles' in given ? undefined : writtenBy(dealt, given);
      if (word !== undefined) return word;
      return tiles.map((id) => pick(exercise.tiles, id)).join('');
    }
    case 'order': {
      if (!('cards' in exercise)) return '';
      const cards = 'cards' in given ? given.cards : [given.card];
      return cards.map((id) => pick(exercise.cards, id)).join(' ');
    }
    case 'split': {
      if (!('letters' in exercise)) return '';
      const cuts = new Set(given.cuts);
      return exercise.letters.map((letter, i) => (cuts.has(i) && i > 0 ? `-${letter}` : letter)).join('');
    }
  }
}

/** The word with the letters that were chosen for its gap; undefined where no letters of the word were asked. */
function filledIn({ exercise, solution }: Dealt, given: RawAnswer): string | undefined {
  const { answer, reveal } = solution;
  if (given.form !== 'choose' || answer.form !== 'choose' || exercise.form !== 'choose') return undefined;
  if (exercise.kind !== 'grapheme') return undefined;
  const textOf = (id: string) => exercise.options.find((option) => option.id === id)?.text;
  const [right, chosen] = [textOf(answer.option), textOf(given.option)];
  if (!right || chosen === undefined) return undefined;
  const starts = Array.from(reveal.text, (_, i) => i).filter((i) => reveal.text.startsWith(right, i));
  // Of letters that stand in the word more than once it is those of the hard spot.
  const isThere = (at: number) => at < reveal.to && at + right.length > reveal.from;
  const at = starts.length === 1 ? starts[0] : starts.find(isThere);
  if (at === undefined) return undefined;
  return reveal.text.slice(0, at) + chosen + reveal.text.slice(at + right.length);
}
