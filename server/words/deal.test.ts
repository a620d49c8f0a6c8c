import { describe, expect, it } from 'vitest';
import {
  judge,
  ROUND_SIZE,
  FORMS,
  type Dealt,
  type Form,
  type RawAnswer,
} from '../../engine/exercise/index.ts';
import { BUCKET_PLANS, sorted } from '../../engine/spelling/catalogue/buckets.ts';
import { needsSentence, type Word } from '../../engine/spelling/index.ts';
import { createWordBank } from './bank.ts';
import { deal, type DealRequest } from './deal.ts';
import { createMedia } from './media.ts';

const bank = createWordBank();
const known = new Set(bank.words.map(({ text }) => text));
const media = createMedia({ speechUrl: (text) => `/speech/${text}`, pictures: '/pictures/' });

const round = (form: Form, category: string, more: Partial<DealRequest> = {}) =>
  deal(bank, {
    form,
    category,
    size: ROUND_SIZE[form],
    cap: 4,
    media,
    groep: 5,
    settings: { noMisspellings: true, tempo: 0.5 },
    seed: 'een',
    ...more,
  });
const idsOf = (dealt: Dealt[]) => dealt.map(({ solution }) => solution.wordId);

/** Every answer that the pupil can give by picking or laying one thing, the right one among them. */
function answers({ exercise, solution }: Dealt): RawAnswer[] {
  switch (exercise.form) {
    case 'choose':
    case 'read':
      return exercise.options.map(({ id }) => ({ form: exercise.form, option: id }));
    case 'judge':
      return [true, false].map((fits) => ({ form: 'judge', fits }));
    case 'sort':
      return exercise.buckets.map(({ id }) => ({ form: 'sort', bucket: id }));
    case 'build': {
      const right = solution.answer.form === 'build' ? solution.answer.tiles : [];
      const extra = exercise.tiles.filter(({ id }) => !right.includes(id));
      return [right, ...extra.map(({ id }) => [id, ...right.slice(1)])].map((tiles) => ({
        form: 'build',
        tiles,
      }));
    }
    default:
      return [solution.answer];
  }
}

describe.each(bank.categories)('$id', (category) => {
  const { id, start } = category;
  const few = { size: 10, groep: start.groep };

  it.each(FORMS)('fills a round in %s', (form) => {
    const dealt = round(form, id, few);
    expect(dealt).toHaveLength(14);
    expect(new Set(idsOf(dealt.slice(0, 10))).size).toBe(10);
    expect(new Set(dealt.map(({ exercise }) => exercise.id)).size).toBe(14);
    for (const one of dealt) {
      const { exercise, solution } = one;
      const word = bank.word(solution.wordId)!;
      expect(judge(one, solution.answer).right, word.id).toBe(true);
      const verdicts = answers(one).map((answer) => judge(one, answer));
      expect(verdicts.filter(({ right }) => right).length, word.id).toBe(1);
      for (const { right, rules } of verdicts)
        if (!right) expect(rules.length > 0 && rules.every(explains), `${word.id} ${rules}`).toBe(true);
      expect(solution.hint.length, word.id).toBeLessThanOrEqual(60);
      if ('kind' in exercise) expect(exercise.kind).not.toBe('misspelling');
      if ('kind' in exercise && exercise.kind === 'word' && 'options' in exercise)
        for (const { text = '' } of exercise.options)
          expect(bank.has(text) || known.has(text), text).toBe(true);
      // What is cut is in view.
      if (needsSentence(word) && form !== 'split' && exercise.prompt.speech)
        expect(exercise.prompt.speech.text).toContain(word.sentence);
    }
  });

  it('has words of its first year, with nothing in them that comes later', () => {
    const later = (word: Word) =>
      word.groep > start.groep ||
      word.spots.some((spot) => bank.category(spot.category)!.start.groep > start.groep);
    const fit = bank.inCategory(id).filter((word) => !later(word)).length;
    const asked = round('order', id, few)
      .slice(0, 10)
      .filter(({ solution }) => !later(bank.word(solution.wordId)!));
    expect(asked.length).toBe(Math.min(10, fit));
    expect(fit, 'words').toBeGreaterThanOrEqual(5);
  });

  it('puts each of its words in one bucket, however the buckets are ordered', () => {
    const { buckets } = BUCKET_PLANS[id];
    for (const word of [...bank.inCategory(id), ...bank.contrasts(id)]) {
      const backwards = sorted(id, word, { buckets: buckets.toReversed() });
      expect(sorted(id, word)?.bucket.id, word.id).toBe(backwards?.bucket.id);
    }
  });
});

const explains = (rule: string) => /^D\d\d$/.test(rule) || bank.category(rule) !== undefined;

describe('deal', () => {
  it('is the same for the same seed and another for another seed', () => {
    expect(round('choose', 'ei-ij')).toEqual(round('choose', 'ei-ij'));
    expect(idsOf(round('choose', 'ei-ij', { seed: 'twee' }))).not.toEqual(idsOf(round('choose', 'ei-ij')));
  });

  it('begins with easier words and keeps later school years for the end', () => {
    const dealt = round('type', 'final-d-t', { groep: 4 });
    const groepen = dealt.map(({ solution }) => bank.word(solution.wordId)!.groep);
    expect(groepen.slice(0, 10).every((groep) => groep <= 4)).toBe(true);
    const hardness = dealt.slice(0, 10).map(({ solution }) => {
      const { groep, graphemes } = bank.word(solution.wordId)!;
      return groep * 4 + graphemes.length;
    });
    expect(hardness).toEqual(hardness.toSorted((a, b) => a - b));
  });

  it('keeps words of the last round for the end', () => {
    const last = idsOf(round('build', 'au-ou').slice(0, 10));
    const next = idsOf(round('build', 'au-ou', { avoid: new Set(last) }).slice(0, 10));
    expect(next.filter((id) => last.includes(id))).toEqual([]);
  });

  it('varies the kinds of question, never a wrong word image when the pupil is to see none', () => {
    const kinds = new Set(
      round('choose', 'cvc', { size: 60 }).map(({ exercise }) => 'kind' in exercise && exercise.kind),
    );
    expect(kinds).toEqual(new Set(['grapheme', 'rule', 'word', 'picture']));
    const open = round('judge', 'open-syllable', { settings: { noMisspellings: false, tempo: 0.5 } });
    expect(open.some(({ exercise }) => 'kind' in exercise && exercise.kind === 'misspelling')).toBe(true);
  });

  it('gives every bucket its share', () => {
    for (const { id, start } of bank.categories) {
      const { buckets } = BUCKET_PLANS[id];
      const dealt = round('sort', id, { groep: start.groep });
      const counts = Map.groupBy(
        dealt,
        ({ solution }) => 'bucket' in solution.answer && solution.answer.bucket,
      );
      expect(counts.size, id).toBe(buckets.length);
      for (const [bucket, words] of counts)
        expect(words.length, `${id} ${bucket}`).toBeGreaterThanOrEqual(18 / buckets.length / 2);
    }
  });

  it('is empty for a category that does not exist', () => {
    expect(round('choose', 'bestaat-niet')).toEqual([]);
  });
});

const furthest = (options: string[], sign: number) =>
  options.reduce((best, text, i) => (sign * text.length > sign * options[best]!.length ? i : best), 0);

describe('a pupil who does not listen', () => {
  const rounds = new Map(
    bank.categories.map(({ id, start: { groep } }) => [
      id,
      [...'abcdef'].flatMap((seed) => round('choose', id, { seed, groep }).slice(0, 12)),
    ]),
  );

  it.each([
    ['the first', () => 0],
    ['the last', (options: string[]) => options.length - 1],
    ['the longest', (options: string[]) => furthest(options, 1)],
    ['the shortest', (options: string[]) => furthest(options, -1)],
  ])('and always picks %s is often wrong', (_, pick) => {
    for (const [id, asked] of rounds) {
      const right = asked.filter((dealt) => {
        const options = dealt.exercise.form === 'choose' ? dealt.exercise.options : [];
        const at = pick(options.map(({ text, picture }) => text ?? picture!.name));
        return judge(dealt, { form: 'choose', option: options[at]!.id }).right;
      });
      expect(right.length / asked.length, id).toBeLessThan(0.7);
    }
  });
});

it('lays no letter that is taught later beside words of the first years', () => {
  const later = /[qxy]|c(?!h)/;
  for (const { id, start } of bank.categories) {
    if (start.groep > 3) continue;
    for (const form of ['choose', 'build', 'judge'] as const)
      for (const { exercise, solution } of round(form, id, { groep: 3, seed: 'letters' })) {
        const tiles = exercise.form === 'build' ? exercise.tiles : [];
        const shown = 'options' in exercise ? exercise.options : tiles;
        if (later.test(solution.reveal.text)) continue;
        for (const { text = '' } of shown) expect(text, `${id} ${solution.wordId}`).not.toMatch(later);
      }
  }
});

describe('what is asked of a category', () => {
  const asked = (id: string, groep: number) =>
    Array.from({ length: 20 }, (_, seed) => round('choose', id, { seed: `${seed}`, groep })).flat();

  it('has no answer about its rule that is right most of the time', () => {
    for (const { id, start } of bank.categories) {
      const { question, buckets } = BUCKET_PLANS[id];
      if (question === undefined || !buckets.some(({ of }) => of)) continue;
      const answers = asked(id, start.groep).flatMap(({ exercise, solution: { answer } }) =>
        exercise.form === 'choose' && answer.form === 'choose' && exercise.prompt.task === question
          ? [exercise.options.find((option) => option.id === answer.option)!.text]
          : [],
      );
      const most = Math.max(...[...Map.groupBy(answers, (label) => label).values()].map((all) => all.length));
      expect(most / answers.length, id).toBeLessThan(0.62);
    }
  });

  it('is marked in whole graphemes, a compound in its last part', () => {
    for (const { id, start } of bank.categories) {
      for (const { solution } of asked(id, start.groep)) {
        const { text, from, to } = solution.reveal;
        const { graphemes, syllables } = bank.word(solution.wordId)!;
        const parts = id === 'compound-word' ? syllables : graphemes;
        const borders = new Set(parts.map((_, i) => parts.slice(0, i + 1).join('').length).concat(0));
        expect(borders.has(from) && borders.has(to), `${id} ${text} ${from}-${to}`).toBe(true);
      }
    }
  });

  it('has no letters beside it that no child would think of', () => {
    const beside = (category: string, word: string) =>
      new Set(
        asked(category, 4).flatMap(({ exercise, solution }) =>
          solution.wordId === word && exercise.form === 'choose' && exercise.kind === 'grapheme'
            ? exercise.options.flatMap(({ text }) => text ?? [])
            : [],
        ),
      );
    expect(beside('lengthen-fv-sz', 'doos')).toEqual(new Set(['s', 'z']));
    expect(beside('f-v', 'voor')).toEqual(new Set(['f', 'v']));
  });
});
