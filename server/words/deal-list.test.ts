import { describe, expect, it } from 'vitest';
import { FORMS, type Form } from '../../engine/exercise/index.ts';
import { createWordBank } from './bank.ts';
import { dealList } from './deal-list.ts';
import { createMedia } from './media.ts';
import { lacksSentence, ownWord } from './own-word.ts';

const bank = createWordBank();
const media = createMedia({ speechUrl: (text) => text, pictures: '/' });
/** A dictation as a teacher of groep 6 writes it down. */
const DICTATION = [
  'bibliotheek',
  'portemonnee',
  'horloge',
  'thermometer',
  'politieagent',
  'vakantie',
  'chocolade',
  'accu',
  'fietsenstalling',
  'eindelijk',
  'gevaarlijk',
  'kwartier',
  'bureau',
  'ziekenhuis',
  "foto's",
  'reuzenrad',
  'geïnteresseerd',
  'verjaardag',
  'computer',
  'elektrisch',
];
const wordsOf = (texts: readonly string[]) => texts.map((word) => ownWord({ word }, bank));
const deal = (texts: readonly string[], form: Form, seed = 'a', more = {}) =>
  dealList(bank, {
    form,
    words: wordsOf(texts),
    size: 10,
    cap: 4,
    seed,
    media,
    settings: { noMisspellings: true, tempo: 0.5 },
    ...more,
  });
const asked = (dealt: ReturnType<typeof deal>) => dealt.map(({ solution }) => solution.wordId);

describe('a list of words of one’s own', () => {
  it.each(FORMS)('is dealt in form %s, each word before any comes again', (form) => {
    const dealt = deal(DICTATION, form);
    expect(dealt).toHaveLength(14);
    expect(new Set(asked(dealt)).size).toBe(14);
    if (form !== 'sort') for (const id of asked(dealt)) expect(DICTATION).toContain(id);
  });

  it.each(FORMS.filter((form) => form !== 'sort' && form !== 'read'))(
    'of three words fills a round in form %s',
    (form) => {
      const dealt = deal(DICTATION.slice(5, 8), form);
      expect(dealt).toHaveLength(14);
      expect(new Set(asked(dealt)).size).toBe(3);
      // No word comes twice in a row.
      for (const [i, id] of asked(dealt).entries()) expect(id).not.toBe(asked(dealt)[i + 1]);
    },
  );

  it('is sorted by what most of it has in common, or not at all', () => {
    const eiIj = ['trein', 'plein', 'bijl', 'pijl', 'reis', 'zeil'];
    const sorted = deal(eiIj, 'sort');
    expect(new Set(sorted.map(({ exercise }) => exercise.category))).toEqual(new Set(['ei-ij']));
    const one = deal(['trein', 'plein', 'zeil', 'geit'], 'sort');
    const answers = new Set(one.map(({ solution }) => JSON.stringify(solution.answer)));
    expect(answers.size).toBeGreaterThan(1);
    expect(deal(['kwartier', 'zebra', 'cadeau', 'ui', 'jacht'], 'sort')).toEqual([]);
  });

  it('starts with words that were not asked the last time', () => {
    const avoid = new Set(asked(deal(DICTATION, 'type')).slice(0, 6));
    for (const id of asked(deal(DICTATION, 'type', 'b', { avoid }))) expect(avoid.has(id)).toBe(false);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(deal(DICTATION, 'choose')).toEqual(deal(DICTATION, 'choose'));
    expect(asked(deal(DICTATION, 'choose'))).not.toEqual(asked(deal(DICTATION, 'choose', 'z')));
  });
});

describe('a word of one’s own', () => {
  it('is what the bank knows of it, with the sentence of the teacher', () => {
    expect(ownWord({ word: 'fiets' }, bank)).toMatchObject({
      id: 'fiets',
      picture: expect.any(String) as string,
    });
    const sentence = 'Mijn fiets is kapot.';
    expect(ownWord({ word: 'fiets', sentence }, bank).sentence).toBe(sentence);
    expect(ownWord({ word: 'fiets', sentence: 'Ik loop.' }, bank).sentence).not.toBe('Ik loop.');
  });

  it('takes a participle for a word that is made longer, not for one that is written as it sounds', () => {
    const word = ownWord({ word: 'opgeruimd' }, bank);
    expect(word.spots).toEqual([{ category: 'final-d-t', from: 8, to: 9 }]);
    const dealt = deal(['opgeruimd', 'bibliotheek', 'vakantie'], 'choose');
    const own = dealt.filter(({ solution }) => solution.wordId === 'opgeruimd');
    expect(own.length).toBeGreaterThan(0);
    for (const { exercise } of own) expect(exercise.category).toBe('final-d-t');
  });

  it('is understood when no list has it', () => {
    const word = ownWord({ word: 'schermtijd' }, bank);
    expect(word).toMatchObject({ syllables: ['scherm', 'tijd'] });
    expect(word.spots.map(({ category }) => category)).toContain('ei-ij');
    expect(ownWord({ word: 'Pim' }, bank).spots.length).toBeGreaterThan(0);
  });

  it('has its picture, also when no list has the word', () => {
    expect(bank.word('zandloper')).toBeUndefined();
    const word = ownWord({ word: 'zandloper' }, bank);
    expect(word).toMatchObject({ picture: 'hourglass-done', exactPicture: true });
    expect(media.picture(word)).toMatchObject({ url: '/hourglass-done.webp', alt: 'een zandloper met zand' });
  });

  it('says when it sounds like another word and needs a sentence', () => {
    expect(lacksSentence(ownWord({ word: 'steil' }, bank))).toBe(
      ownWord({ word: 'steil' }, bank).sentence === undefined,
    );
    expect(lacksSentence(ownWord({ word: 'wijden' }, bank))).toBe(true);
    expect(lacksSentence(ownWord({ word: 'wijden', sentence: 'Zij wijden het schip in.' }, bank))).toBe(
      false,
    );
  });
});
