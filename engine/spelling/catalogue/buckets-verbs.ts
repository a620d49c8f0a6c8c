import type { Plans, SortBucket } from './buckets-plan.ts';

const STEM: SortBucket = { id: 'stam', label: 'ik-vorm', on: 'verb', test: '()$' };
const STEM_T: SortBucket = { id: 'stam-t', label: 'ik-vorm + t', on: 'verb', test: '(t)$' };
const WITH_T = { ...STEM_T, of: ['verb-present-t', 'verb-present-dt'] } as const;

/** Forms without a t: only the sentence tells them from those with one. */
const stemOrT = {
  question: 'Komt er een t achter de ik-vorm?',
  inSentence: true,
  buckets: [STEM, WITH_T],
} as const;

const D_OR_T: readonly SortBucket[] = [
  { id: 'd', label: 'd', on: 'verb', test: '(d)$' },
  { id: 't', label: 't', on: 'verb', test: '(t)$' },
];

/** Verb forms: which ending is written. */
export const VERB_PLANS: Plans<
  | 'verb-stem'
  | 'verb-present-t'
  | 'verb-present-dt'
  | 'verb-inversion'
  | 'verb-past-weak'
  | 'verb-past-vz-stem'
  | 'verb-past-dt-stem'
  | 'verb-strong'
  | 'verb-participle-weak'
  | 'verb-participle-adjective'
  | 'verb-imperative'
  | 'verb-homophone'
> = {
  'verb-stem': stemOrT,
  'verb-inversion': stemOrT,
  'verb-imperative': stemOrT,
  'verb-present-t': { ...stemOrT, buckets: [{ ...STEM, of: ['verb-stem', 'verb-inversion'] }, STEM_T] },
  'verb-present-dt': {
    inSentence: true,
    buckets: [
      { id: 'd', label: 'd', of: ['verb-stem', 'verb-inversion'], on: 'verb', test: '(d)$' },
      { id: 'dt', label: 'dt', on: 'verb', test: '(dt)$' },
      { id: 't', label: 't', of: ['verb-present-t'], on: 'verb', test: '[^d](t)$' },
    ],
  },
  'verb-past-weak': {
    buckets: [
      { id: 'te', label: 'te', on: 'verb', test: '(te)n?$' },
      { id: 'de', label: 'de', on: 'verb', test: '(de)n?$' },
    ],
  },
  'verb-past-vz-stem': {
    buckets: [
      { id: 'de', label: 'de', on: 'verb', test: '[vz]en .*[fs](de)n?$' },
      { id: 'te', label: 'te', of: ['verb-past-weak'], on: 'verb', test: '[fs]en .*[fs](te)n?$' },
    ],
  },
  'verb-past-dt-stem': {
    buckets: [
      { id: 'dde', label: 'dde', on: 'verb', test: '(dde)n?$' },
      { id: 'tte', label: 'tte', on: 'verb', test: '(tte)n?$' },
      { id: 'de', label: 'de', of: ['verb-past-weak'], on: 'verb', test: '[^d](de)n?$' },
      { id: 'te', label: 'te', of: ['verb-past-weak'], on: 'verb', test: '[^t](te)n?$' },
    ],
  },
  'verb-strong': {
    question: 'Verandert de klank in de verleden tijd?',
    card: 'infinitive',
    buckets: [
      { id: 'sterk', label: 'sterk', name: 'sterk: de klank verandert', on: 'verb', test: '^' },
      {
        id: 'zwak',
        label: 'zwak',
        name: 'zwak: er komt te of de achter',
        of: ['verb-past-weak', 'verb-past-vz-stem', 'verb-past-dt-stem'],
        on: 'verb',
        test: '^',
      },
    ],
  },
  'verb-participle-weak': { inSentence: true, buckets: D_OR_T },
  'verb-participle-adjective': {
    buckets: [
      { id: 'de', label: 'de', on: 'verb', test: '(de)$' },
      { id: 'te', label: 'te', on: 'verb', test: '(te)$' },
      { id: 'en', label: 'en', on: 'verb', test: '(en)$' },
    ],
  },
  'verb-homophone': { inSentence: true, buckets: D_OR_T },
};
