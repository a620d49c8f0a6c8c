import { describe, expect, it } from 'vitest';
import {
  FORMS,
  judge,
  lettersApart,
  ROUND_SIZE,
  type Dealt,
  type Form,
  type Option,
  type RawAnswer,
} from '../../engine/exercise/index.ts';
import { READING, readingCategory } from '../../engine/spelling/catalogue/index.ts';
import { READING_FORMS, soundsAlike, type ReadingItem } from '../../engine/spelling/reading/index.ts';
import { createWordBank } from './bank.ts';
import { dealReading } from './deal-reading.ts';
import type { DealRequest } from './deal.ts';
import { createMedia } from './media.ts';
import { createReading } from './reading.ts';

const bank = createWordBank();
const reading = createReading(bank);
const media = createMedia({ speechUrl: (text) => `/speech/${text}`, pictures: '/pictures/' });
const items = new Map<string, ReadingItem>(
  READING.flatMap(({ id }) => reading.inCategory(id)).map((item) => [item.id, item]),
);
const CASES = READING.flatMap((category) =>
  READING_FORMS[category.id].map((form) => ({ ...category, form })),
);
/** Letters on a line of the prompt, and of a word on a card. */
const LONGEST = { prompt: 110, step: 110, card: 20, answer: 60 };

const round = (form: Form, category: string, more: Partial<DealRequest> = {}) =>
  dealReading(reading, {
    form,
    category,
    size: ROUND_SIZE[form],
    cap: 4,
    media,
    groep: readingCategory(category)!.start.groep,
    settings: { noMisspellings: true, tempo: 0.5 },
    seed: 'een',
    ...more,
  });
const idsOf = (dealt: Dealt[]) => dealt.map(({ solution }) => solution.wordId);
const optionsOf = ({ exercise }: Dealt): readonly Option[] => ('options' in exercise ? exercise.options : []);

/** Every answer that can be given by picking or turning one thing, the right one among them. */
function answers({ exercise, solution }: Dealt): RawAnswer[] {
  switch (exercise.form) {
    case 'choose':
    case 'read':
      return exercise.options.map(({ id }) => ({ form: exercise.form, option: id }));
    case 'judge':
      return [true, false].map((fits) => ({ form: 'judge', fits }));
    case 'sort':
      return exercise.buckets.map(({ id }) => ({ form: 'sort', bucket: id }));
    case 'order':
      return [solution.answer, { form: 'order', cards: exercise.cards.map(({ id }) => id) }];
    default:
      return [solution.answer, { form: 'split', cuts: [] }];
  }
}

describe.each(CASES)('$id in $form', ({ id, form, start }) => {
  const years = [3, 4, 5, 6, 7, 8].filter((groep) => groep >= start.groep);
  const rounds = years.flatMap((groep) => ['een', 'twee'].map((seed) => round(form, id, { groep, seed })));

  it('fills rounds with things that are asked once, each with one right answer', () => {
    for (const dealt of rounds) {
      const size = ROUND_SIZE[form];
      expect(dealt).toHaveLength(size + Math.ceil(size * 0.4));
      expect(new Set(idsOf(dealt.slice(0, size))).size).toBe(size);
      expect(new Set(dealt.map(({ exercise }) => exercise.id)).size).toBe(dealt.length);
      for (const one of dealt) {
        const about = JSON.stringify(one);
        const { exercise, solution } = one;
        expect(exercise.form).toBe(form);
        expect(items.has(solution.wordId), about).toBe(true);
        expect(judge(one, solution.answer).right, about).toBe(true);
        const verdicts = answers(one).map((answer) => judge(one, answer));
        expect(verdicts.filter(({ right }) => right).length, about).toBe(1);
        if (form !== 'order')
          for (const { right, rules } of verdicts)
            if (!right) expect(rules.length > 0 && rules.every(explains), about).toBe(true);
        expect(solution.hint.length, about).toBeLessThanOrEqual(60);
        const { from, to, text } = solution.reveal;
        expect(from >= 0 && from <= to && to <= text.length, about).toBe(true);
      }
    }
  });

  it('shows nothing that is too long, and no option twice', () => {
    for (const one of rounds.flat()) {
      const { exercise } = one;
      const isText = id === 'read-text-meaning' && form === 'read';
      const longest = isText ? LONGEST.answer : LONGEST.card;
      const texts = optionsOf(one).map(({ text, picture }) => text ?? picture!.name);
      expect(new Set(texts).size).toBe(texts.length);
      for (const { text } of optionsOf(one)) expect(text?.length ?? 0, text).toBeLessThanOrEqual(longest);
      expect(exercise.prompt.text?.length ?? 0, exercise.prompt.text).toBeLessThanOrEqual(LONGEST.prompt);
      if ('card' in exercise) expect(exercise.card.text!.length).toBeLessThanOrEqual(LONGEST.card);
      if ('cards' in exercise) expect(exercise.cards.length).toBeLessThanOrEqual(9);
      if ('letters' in exercise) expect(exercise.letters.length).toBeLessThanOrEqual(17);
      if (exercise.form !== 'read') continue;
      for (const step of exercise.steps ?? [exercise.text])
        expect(step.length, step).toBeLessThanOrEqual(LONGEST.step);
      if (exercise.steps) expect(exercise.steps.join(' ')).toBe(exercise.text);
    }
  });

  it('lays no word beside another that is right too', () => {
    for (const one of rounds.flat()) {
      const { exercise, solution } = one;
      const { prompt } = exercise;
      const answer = solution.reveal.text;
      const others = optionsOf(one).flatMap(({ text }) =>
        text === undefined || text === answer ? [] : [text],
      );
      if (prompt.speech && items.get(solution.wordId)!.kind === 'word')
        expect(others.filter((text) => soundsAlike(text, answer))).toEqual([]);
      // What is read goes away first: the words beside the right one were not there.
      if (prompt.task === 'Welk woord stond in de zin?' && exercise.form === 'read')
        expect(
          others.filter((text) => ` ${plain(exercise.text)} `.includes(` ${text.toLowerCase()} `)),
        ).toEqual([]);
      if (prompt.task === 'Welk woord stond niet in de zin?' && exercise.form === 'read') {
        expect(` ${plain(exercise.text)} `).not.toContain(` ${answer.toLowerCase()} `);
        for (const text of others) expect(` ${plain(exercise.text)} `).toContain(` ${text.toLowerCase()} `);
      }
      const pictures = optionsOf(one).flatMap(({ picture }) => picture?.name ?? []);
      expect(new Set(pictures).size).toBe(pictures.length);
    }
  });

  it('is another round for another seed, and keeps what was asked of late for the end', () => {
    const [first] = [round(form, id)];
    expect(round(form, id)).toEqual(first);
    expect(idsOf(round(form, id, { seed: 'twee' }))).not.toEqual(idsOf(first));
    const asked = new Set(idsOf(first).slice(0, ROUND_SIZE[form]));
    const next = idsOf(round(form, id, { seed: 'drie', avoid: asked })).slice(0, ROUND_SIZE[form]);
    expect(next.filter((one) => asked.has(one))).toEqual([]);
  });
});

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}' -]/gu, '');
const explains = (rule: string) => /^R(?:[1-9]|1[0-2])$/.test(rule) || readingCategory(rule) !== undefined;

describe('the reading bank', () => {
  it('has at least sixty things to read in every category', () => {
    for (const { id } of READING) expect(reading.inCategory(id).length, id).toBeGreaterThanOrEqual(60);
  });

  it('has more than one word to ask of each sentence that is read at a glance', () => {
    for (const item of reading.inCategory('read-sentences'))
      if (item.kind === 'sentence' && !item.isOrdered)
        expect(item.changes.length, item.id).toBeGreaterThanOrEqual(2);
  });

  it('shows words that exist', () => {
    for (const item of items.values()) {
      if (item.kind !== 'word') continue;
      const texts = [item.text, ...reading.lookAlikes(item).map(({ text }) => text)];
      expect(texts.filter((text) => !bank.dictionary.spellings(text).includes(text))).toEqual([]);
      expect(texts.filter((text) => bank.refused(text))).toEqual([]);
    }
  });

  it('reads words beside words that look like them', () => {
    const words = reading.inCategory('read-cvc').flatMap((item) => (item.kind === 'word' ? [item] : []));
    const far = words.flatMap((word) =>
      reading.lookAlikes(word).map(({ text }) => lettersApart(text, word.text)),
    );
    expect(far.reduce((sum, one) => sum + one, 0) / far.length).toBeLessThan(2);
    const maan = words.find(({ text }) => text === 'maan')!;
    expect(reading.lookAlikes(maan)[0]).toMatchObject({ text: 'man', rule: 'R2' });
  });

  it('knows which pictures are taken for each other', () => {
    const word = (text: string) => ({ ...items.get(text)!, picture: bank.word(text)!.picture! }) as never;
    const namesBeside = (text: string) => reading.otherPictures(word(text)).map((other) => other.text);
    expect(namesBeside('boek')).not.toContain('boeken');
    expect(namesBeside('kat')).not.toContain('poes');
    expect(reading.notPictured(word('koek')).map(({ text }) => text)).not.toContain('koekje');
  });
});

describe('dealing what is read', () => {
  it('deals only forms in which one reads, and only reading', () => {
    for (const { id } of READING)
      for (const form of FORMS)
        expect(round(form, id).length > 0, `${id} ${form}`).toBe(READING_FORMS[id].includes(form));
    expect(
      dealReading(reading, {
        form: 'choose',
        category: 'ei-ij',
        size: 10,
        cap: 4,
        media,
        settings: { noMisspellings: true, tempo: 0.5 },
        seed: 'een',
      }),
    ).toEqual([]);
  });

  it('gives a text more time in groep 3 than in groep 8, and to a calm pupil more than to a fast one', () => {
    const time = (groep: number, tempo: number) => {
      const settings = { noMisspellings: true, tempo };
      const dealt = round('read', 'read-cvc', { groep, settings, size: 30 });
      const perLetter = dealt.map(({ exercise }) =>
        exercise.form === 'read' ? exercise.exposureMs! / exercise.text.length : 0,
      );
      return perLetter.reduce((sum, one) => sum + one, 0) / perLetter.length;
    };
    expect(time(3, 0.5)).toBeGreaterThan(1.3 * time(8, 0.5));
    expect(time(4, 0)).toBeGreaterThan(1.5 * time(4, 1));
  });

  it('lets a text to understand stay, and shows a long one in steps under its title', () => {
    const dealt = round('read', 'read-text-meaning', { groep: 8, size: 30 });
    for (const { exercise, solution } of dealt) {
      if (exercise.form !== 'read') throw new Error('not to read');
      expect(exercise.exposureMs).toBeUndefined();
      expect(exercise.prompt.task).toMatch(/\?$/);
      if (solution.wordId.startsWith('z')) expect(exercise.steps).toBeUndefined();
      else expect(exercise.steps!.length).toBeGreaterThan(2);
      expect(exercise.title).not.toBe('Zonder titel');
    }
    expect(dealt.filter(({ exercise }) => 'title' in exercise).length).toBeGreaterThan(5);
  });

  it('asks what is of the level of the pupil', () => {
    for (const groep of [4, 6, 8])
      for (const { solution } of round('choose', 'read-sentence-meaning', { groep })) {
        const { level } = items.get(solution.wordId)!;
        expect(level).toBeLessThanOrEqual(groep + 0.5);
        expect(level).toBeGreaterThanOrEqual(groep - 1.5);
      }
  });

  it('says nothing that is to be read', () => {
    for (const { id } of READING)
      for (const form of READING_FORMS[id])
        for (const one of round(form, id)) {
          const { prompt } = one.exercise;
          if (prompt.speech && prompt.text) expect(prompt.text).toContain('___');
          if (form === 'read' || form === 'split' || form === 'sort') expect(prompt.speech).toBeUndefined();
        }
  });
});

describe('a pupil who does not read', () => {
  it.each([
    ['the first', () => 0],
    [
      'the longest',
      (texts: string[]) => texts.reduce((best, text, i) => (text.length > texts[best]!.length ? i : best), 0),
    ],
    [
      'the shortest',
      (texts: string[]) => texts.reduce((best, text, i) => (text.length < texts[best]!.length ? i : best), 0),
    ],
  ])('and always picks %s is often wrong', (_, pick) => {
    for (const { id } of READING)
      for (const form of ['read', 'choose'] as const) {
        const asked = ['a', 'b', 'c'].flatMap((seed) => round(form, id, { seed }));
        const right = asked.filter((one) => {
          const options = optionsOf(one);
          const at = pick(options.map(({ text, picture }) => text ?? picture!.name));
          return judge(one, { form, option: options[at]!.id }).right;
        });
        expect(right.length, `${id} ${form}`).toBeLessThanOrEqual(0.7 * asked.length);
      }
  });

  it('and always says that it fits is wrong half of the time', () => {
    for (const { id } of READING.filter((category) => READING_FORMS[category.id].includes('judge'))) {
      const asked = ['a', 'b', 'c'].flatMap((seed) => round('judge', id, { seed }));
      const right =
        asked.filter((one) => judge(one, { form: 'judge', fits: true }).right).length / asked.length;
      expect(right, id).toBeGreaterThan(0.3);
      expect(right, id).toBeLessThan(0.7);
    }
  });
});
