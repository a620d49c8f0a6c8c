import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { analyse } from '../analyse/index.ts';
import { BUCKET_PLANS, contrastsOf, sorted, spokenName, type SortWord } from './buckets.ts';
import { SPELLING_IDS, type CategoryId } from './ids.ts';

function wordsOf(id: CategoryId): SortWord[] {
  const [head, ...lines] = readFileSync(`assets/words/lists/${id}.tsv`, 'utf8').trim().split('\n');
  const columns = head!.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    const cell = (name: string) => cells[columns.indexOf(name)] || undefined;
    const text = cells[0]!;
    const spots = analyse(text).categories.map(({ id: category, from, to }) => ({ category, from, to }));
    return { text, spots, listed: [id], lemma: cell('lemma'), form: cell('form') };
  });
}

const LISTS = new Map(SPELLING_IDS.map((id) => [id, wordsOf(id)]));

/** What stands on the card of a word of a list, `_` for the gap, and the label of its bucket. */
function card(id: CategoryId, text: string, list: CategoryId = id): string | undefined {
  const found = sorted(
    id,
    LISTS.get(list)!.find((word) => word.text === text)!,
  );
  return found && `${text.slice(0, found.from)}_${text.slice(found.to)} ${found.bucket.label}`;
}

/** Whether a word can be sorted at all: the analyser finds its hard spot, or none is needed. */
const hasPlace = (id: CategoryId, { spots }: SortWord) =>
  BUCKET_PLANS[id].buckets.some(({ of, on }) => of === undefined && on !== undefined) ||
  spots.some((spot) => spot.category === id);

describe.each(SPELLING_IDS)('%s', (id) => {
  const plan = BUCKET_PLANS[id];
  const { buckets, question } = plan;
  const list = LISTS.get(id)!;

  it('has two to four buckets with short labels of their own', () => {
    expect(buckets.length).toBeGreaterThanOrEqual(2);
    expect(buckets.length).toBeLessThanOrEqual(4);
    expect(new Set(buckets.map((bucket) => bucket.id)).size).toBe(buckets.length);
    expect(new Set(buckets.map(({ label }) => label.toLowerCase())).size).toBe(buckets.length);
    for (const { label, hint = '' } of buckets) {
      expect([...label].length).toBeLessThanOrEqual(12);
      expect(hint.length, hint).toBeLessThanOrEqual(60);
    }
    expect(question?.length ?? 0).toBeLessThanOrEqual(60);
  });

  it('puts each of its words in exactly one bucket, and in none of contrast words', () => {
    const backwards = { ...plan, buckets: buckets.toReversed() };
    const wrong = list.filter((word) => {
      const found = sorted(id, word);
      const same = found?.bucket === sorted(id, word, backwards)?.bucket;
      return hasPlace(id, word) && (found === undefined || found.bucket.of !== undefined || !same);
    });
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it('has a hard spot for nearly all of its words', () => {
    const without = list.filter((word) => !hasPlace(id, word)).map(({ text }) => text);
    expect(without.length, without.join(' ')).toBeLessThanOrEqual(list.length * 0.06);
  });

  it('leaves out letters of the word, and the whole of it only where it is no more than its sound', () => {
    const whole: string[] = [];
    for (const source of [id, ...contrastsOf(id)])
      for (const word of LISTS.get(source)!) {
        const { from, to } = sorted(id, word) ?? { from: 0, to: 0 };
        expect(from >= 0 && from <= to && to <= word.text.length, word.text).toBe(true);
        if (to - from === word.text.length && plan.card === undefined) whole.push(word.text);
      }
    expect(whole.filter((text) => !/^(?:aai|ooi|oei|eeuw|uw|ei|au|ui)$/.test(text))).toEqual([]);
  });

  it('has at least eight words for each bucket', () => {
    const filled = new Map(buckets.map((bucket) => [bucket.id, new Set<string>()]));
    for (const source of [id, ...contrastsOf(id)])
      for (const word of LISTS.get(source)!) filled.get(sorted(id, word)?.bucket.id ?? '')?.add(word.text);
    for (const [bucket, words] of filled) expect(words.size, bucket).toBeGreaterThanOrEqual(8);
  });
});

describe('the card', () => {
  it.each<[CategoryId, string, string, CategoryId?]>([
    ['ei-ij', 'trein', 'tr_n ei'],
    ['sch-schr', 'schroef', '_oef schr'],
    ['aai-ooi-oei', 'haai', 'h_ aai'],
    ['open-syllable', 'bomen', 'b_en lang'],
    ['open-syllable', 'bakken', 'b_en kort', 'closed-syllable'],
    ['hidden-schwa', 'melk', 'mel_k geen e'],
    ['prefix-be-ge-ver', 'verhaal', '_haal ver'],
    ['diminutive-basic', 'handjes', 'hand_s je'],
    ['diminutive-long-vowel', "pony'tje", 'pony_tje erbij'],
    ['diminutive-long-vowel', 'deurtje', 'deur_tje niets', 'diminutive-basic'],
    ['suffix-heid-teit', 'kwaliteiten', 'kwali_en teit'],
    ['capital-letters', 'IJssel', '_ssel hoofdletter'],
    ['capital-letters', 'zondag', '_ondag klein', 's-z'],
    ['apostrophe-s-time', "'s avonds", "_ avonds 's"],
    ['capital-letters', 'land', '_and klein', 'final-d-t'],
    ['plural-s', 'boeken', 'boek_ en', 'two-sign-syllable'],
    ['isch', 'Fries', 'Fr_ ies', 'capital-letters'],
    ['e-acute', 'één', '_n é'],
    ['linking-s', 'stadspark', 'stad_park s'],
    ['linking-s', 'tuinhek', 'tuin_hek geen s', 'compound-word'],
    ['hyphen', 'zee-egel', 'zee_egel streepje'],
    ['trema', 'piano', 'pi_no geen puntjes', 'i-as-ie'],
    ['verb-stem', 'praat', 'praat_ ik-vorm'],
    ['verb-inversion', 'wordt', 'word_ ik-vorm + t', 'verb-present-dt'],
    ['verb-present-dt', 'wordt', 'wor_ dt'],
    ['verb-past-weak', 'wandelden', 'wandel_n de'],
    ['verb-past-vz-stem', 'miste', 'mis_ te', 'verb-past-weak'],
    ['verb-past-dt-stem', 'landden', 'lan_n dde'],
    ['verb-homophone', 'gebeurd', 'gebeur_ d'],
  ])('%s: %s', (id, text, expected, list) => {
    expect(card(id, text, list)).toBe(expected);
  });

  it('takes no word of another category that is not its contrast', () => {
    expect(card('ei-ij', 'kat', 'cvc')).toBeUndefined();
    expect(card('verb-past-vz-stem', 'werkten', 'verb-past-weak')).toBeUndefined();
  });

  it('has a name for a screen reader where the letters sound like others', () => {
    const names = (id: CategoryId) => BUCKET_PLANS[id].buckets.map((bucket) => spokenName(bucket));
    expect(names('ei-ij')).toEqual(['korte ei', 'lange ij']);
    expect(names('au-ou')).toEqual(['letters a u', 'letters o u']);
    expect(names('cluster-one-side')).toEqual([undefined, undefined]);
    expect(names('final-d-t')).toEqual([undefined, undefined]);
  });

  it('never takes a word of the category for a contrast word', () => {
    const [word] = LISTS.get('compound-word')!;
    expect(sorted('linking-s', { ...word!, listed: ['compound-word', 'linking-s'] })).toBeUndefined();
  });
});
