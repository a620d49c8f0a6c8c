import type { Plans, SortBucket } from './buckets-plan.ts';
import type { CategoryId } from './ids.ts';

const CONSONANT = '[b-df-hj-np-tv-xz]';

const LONG = `(\\[[aeou]\\](?:ch|${CONSONANT})?)`;
const SHORT = '([aeiouyëïö]\\[..\\])';
const TWO_SIGN = `(\\[[aeiou][eiju]\\](?:ch|${CONSONANT})?)`;

/** The three kinds of klankgroep; words of the two other kinds are the contrast of each. */
const klankgroepen = (own: CategoryId): SortBucket[] =>
  [
    { id: 'lang', label: 'lang', name: 'lange klank', of: ['open-syllable'], test: LONG } as const,
    { id: 'kort', label: 'kort', name: 'korte klank', of: ['closed-syllable'], test: SHORT } as const,
    {
      id: 'tweeteken',
      label: 'tweeteken',
      name: 'tweetekenklank',
      of: ['two-sign-syllable'],
      test: TWO_SIGN,
    } as const,
  ].map(({ of, ...bucket }) => (of[0] === own ? bucket : { ...bucket, of }));

const KLANKGROEP = 'Welke klank hoor je bij de open plek?';

/** Sounds and klankgroepen: what a pupil hears decides. */
export const SOUND_PLANS: Plans<
  | 'cvc'
  | 'cluster-one-side'
  | 'cluster-many'
  | 'hidden-schwa'
  | 'sch-schr'
  | 'ng'
  | 'nk'
  | 'ch-cht'
  | 'eer-oor-eur'
  | 'aai-ooi-oei'
  | 'eeuw-ieuw-uw'
  | 'final-vowel'
  | 'mute-e'
  | 'open-syllable'
  | 'closed-syllable'
  | 'two-sign-syllable'
> = {
  cvc: {
    question: 'Welke klank hoor je?',
    buckets: [
      { id: 'kort', label: 'kort', name: 'korte klank', test: '\\[[aeiou]\\]' },
      { id: 'lang', label: 'lang', name: 'lange klank', test: '\\[(?:aa|ee|oo|uu)\\]' },
      { id: 'tweeteken', label: 'tweeteken', name: 'tweetekenklank', test: '\\[(?:oe|ie|ui|eu)\\]' },
    ],
  },
  'cluster-one-side': {
    question: 'Waar staan twee medeklinkers naast elkaar?',
    card: 'word',
    buckets: [
      { id: 'voor', label: 'vooraan', on: 'word', test: `^${CONSONANT}{2}` },
      { id: 'achter', label: 'achteraan', on: 'word', test: `${CONSONANT}{2}$` },
    ],
  },
  'cluster-many': {
    question: 'Waar staan medeklinkers naast elkaar?',
    card: 'word',
    buckets: [
      { id: 'voor', label: 'vooraan', on: 'word', test: `^${CONSONANT}{2,}[aeiou]+${CONSONANT}?$` },
      { id: 'achter', label: 'achteraan', on: 'word', test: `^${CONSONANT}?[aeiou]+${CONSONANT}{2,}$` },
      {
        id: 'beide',
        label: 'allebei',
        name: 'vooraan en achteraan',
        on: 'word',
        test: `^${CONSONANT}{2,}[aeiou]+${CONSONANT}{2,}$`,
      },
    ],
  },
  'hidden-schwa': {
    question: 'Komt hier een e?',
    buckets: [
      { id: 'niets', label: 'geen e', test: '\\[[lr]()[a-z]+\\]' },
      { id: 'e', label: 'e', of: ['mute-e'], test: '\\[e\\]' },
    ],
  },
  'sch-schr': {
    buckets: [
      { id: 'sch', label: 'sch', test: '(\\[sch\\])(?!r)' },
      { id: 'schr', label: 'schr', test: '(\\[sch\\]r)' },
    ],
  },
  ng: {
    buckets: [
      { id: 'ng', label: 'ng', test: '\\[ng\\]' },
      { id: 'nk', label: 'nk', of: ['nk'], test: '\\[nk\\]' },
    ],
  },
  nk: {
    buckets: [
      { id: 'nk', label: 'nk', test: '\\[nk\\]' },
      { id: 'ng', label: 'ng', of: ['ng'], test: '\\[ng\\]' },
    ],
  },
  'ch-cht': {
    buckets: [
      { id: 'ch', label: 'ch', test: '\\[ch\\]' },
      { id: 'cht', label: 'cht', test: '\\[cht\\]' },
    ],
  },
  'eer-oor-eur': {
    buckets: [
      { id: 'ee', label: 'ee', test: '\\[ee\\]' },
      { id: 'oo', label: 'oo', test: '\\[oo\\]' },
      { id: 'eu', label: 'eu', test: '\\[eu\\]' },
    ],
  },
  'aai-ooi-oei': {
    buckets: [
      { id: 'aai', label: 'aai', test: '(aa\\[i\\])' },
      { id: 'ooi', label: 'ooi', test: '(oo\\[i\\])' },
      { id: 'oei', label: 'oei', test: '(oe\\[i\\])' },
    ],
  },
  'eeuw-ieuw-uw': {
    buckets: [
      { id: 'eeuw', label: 'eeuw', test: '(ee\\[uw\\])' },
      { id: 'ieuw', label: 'ieuw', test: '(ie\\[uw\\])' },
      { id: 'uw', label: 'uw', test: '(?<!e)\\[uw\\]' },
    ],
  },
  'final-vowel': {
    question: 'Hoeveel letters krijgt de lange klank?',
    buckets: [
      { id: 'een', label: '1 letter', name: 'één letter', test: '\\[[aou]\\]$' },
      { id: 'twee', label: '2 letters', name: 'twee letters', test: '\\[ee\\]$' },
    ],
  },
  'mute-e': {
    buckets: [
      { id: 'el', label: 'el', test: '(\\[e\\]l)' },
      { id: 'em', label: 'em', test: '(\\[e\\]m)' },
      { id: 'er', label: 'er', test: '(\\[e\\]r)' },
      { id: 'en', label: 'en', test: '(\\[e\\]n)' },
    ],
  },
  'open-syllable': { question: KLANKGROEP, buckets: klankgroepen('open-syllable') },
  'closed-syllable': { question: KLANKGROEP, buckets: klankgroepen('closed-syllable') },
  'two-sign-syllable': { question: KLANKGROEP, buckets: klankgroepen('two-sign-syllable') },
};
