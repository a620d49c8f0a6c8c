import { describe, expect, it } from 'vitest';
import { judge, ROUND_SIZE, FORMS, type Dealt, type Form } from '../../engine/exercise/index.ts';
import { createWordBank } from './bank.ts';
import { deal, type DealRequest } from './deal.ts';
import { createMedia } from './media.ts';

const bank = createWordBank();
const media = createMedia({ speechUrl: (text) => `/speech/${text}`, pictures: '/pictures/' });

const round = (form: Form, category: string, more: Partial<DealRequest> = {}) =>
  deal(bank, {
    ...{ form, category, size: ROUND_SIZE[form], cap: 4, media, groep: 5 },
    ...{ settings: { noMisspellings: true, tempo: 0.5 }, seed: 'een', ...more },
  });
const idsOf = (dealt: Dealt[]) => dealt.map(({ solution }) => solution.wordId);

describe('deal', () => {
  it.each(bank.categories.map(({ id }) => id))(
    'fills a round with reserve in every form for %s',
    (category) => {
      for (const form of FORMS) {
        const size = ROUND_SIZE[form];
        const dealt = round(form, category);
        expect(dealt.length, form).toBe(size + Math.ceil(size * 0.4));
        expect(new Set(idsOf(dealt.slice(0, size))).size, form).toBe(size);
        expect(new Set(dealt.map(({ exercise }) => exercise.id)).size, form).toBe(dealt.length);
      }
    },
  );

  it('is the same for the same seed and another for another seed', () => {
    expect(round('choose', 'ei-ij')).toEqual(round('choose', 'ei-ij'));
    expect(idsOf(round('choose', 'ei-ij', { seed: 'twee' }))).not.toEqual(idsOf(round('choose', 'ei-ij')));
  });

  it('begins with easier words and keeps later school years for the end', () => {
    const dealt = round('type', 'final-d-t', { groep: 4 });
    const groepen = dealt.map(({ solution }) => bank.word(solution.wordId)!.groep);
    expect(groepen.slice(0, 10).every((groep) => groep === 4)).toBe(true);
    const letters = dealt.slice(0, 10).map(({ solution }) => bank.word(solution.wordId)!.graphemes.length);
    expect(letters).toEqual([...letters].sort((a, b) => a - b));
  });

  it('keeps words of the last round for the end', () => {
    const last = idsOf(round('build', 'au-ou').slice(0, 10));
    const next = idsOf(round('build', 'au-ou', { avoid: new Set(last) }).slice(0, 10));
    expect(next.filter((id) => last.includes(id))).toEqual([]);
  });

  it('varies the kinds of question, never a wrong word image when the pupil is to see none', () => {
    const kinds = new Set(
      round('choose', 'open-syllable', { size: 40 }).map(
        ({ exercise }) => 'kind' in exercise && exercise.kind,
      ),
    );
    expect(kinds).toEqual(new Set(['grapheme', 'rule', 'word', 'picture']));
    const open = round('judge', 'open-syllable', { settings: { noMisspellings: false, tempo: 0.5 } });
    expect(open.some(({ exercise }) => 'kind' in exercise && exercise.kind === 'misspelling')).toBe(true);
  });

  it('gives every bucket its share', () => {
    for (const { id, buckets } of bank.categories) {
      const dealt = round('sort', id);
      const counts = Map.groupBy(
        dealt,
        ({ solution }) => 'bucket' in solution.answer && solution.answer.bucket,
      );
      for (const [bucket, words] of counts)
        expect(words.length, `${id} ${bucket}`).toBeGreaterThanOrEqual(18 / buckets.length / 2);
    }
  });

  it('is empty for a category that does not exist', () => {
    expect(round('choose', 'bestaat-niet')).toEqual([]);
  });

  it('takes little of the server', () => {
    const start = performance.now();
    for (let i = 0; i < 50; i++) round('choose', 'ei-ij', { seed: String(i) });
    expect((performance.now() - start) / 50).toBeLessThan(40);
  });
});

const furthest = (options: string[], sign: number) =>
  options.reduce((best, text, i) => (sign * text.length > sign * options[best]!.length ? i : best), 0);

describe('a pupil who does not listen', () => {
  it.each([
    ['the first', () => 0],
    ['the last', (options: string[]) => options.length - 1],
    ['the longest', (options: string[]) => furthest(options, 1)],
    ['the shortest', (options: string[]) => furthest(options, -1)],
  ])('and always picks %s is often wrong', (_, pick) => {
    for (const { id } of bank.categories) {
      const rounds = ['a', 'b', 'c', 'd', 'e'].flatMap((seed) => round('choose', id, { seed }).slice(0, 12));
      const right = rounds.filter((dealt) => {
        const options = dealt.exercise.form === 'choose' ? dealt.exercise.options : [];
        const at = pick(options.map(({ text, picture }) => text ?? picture!.name));
        return judge(dealt, { form: 'choose', option: options[at]!.id }).right;
      });
      expect(right.length / rounds.length, id).toBeLessThan(0.7);
    }
  });
});
