import type { Plans } from './buckets-plan.ts';

/** Loanwords: the foreign spelling beside the Dutch one of the same sound. */
export const LOAN_PLANS: Plans<
  | 'i-as-ie'
  | 'c-as-s'
  | 'c-as-k'
  | 'tie'
  | 'isch'
  | 'x-as-ks'
  | 'ch-as-sj'
  | 'th'
  | 'e-acute'
  | 'eau'
  | 'ou-as-oe'
  | 'g-as-zj'
  | 'y'
  | 'air-oir'
  | 'qu-as-kw'
  | 'english-loanword'
  | 'loan-double-consonant'
> = {
  'i-as-ie': {
    buckets: [
      { id: 'i', label: 'i', test: '\\[i\\]' },
      { id: 'ie', label: 'ie', of: ['two-sign-syllable'], test: '\\[ie\\]' },
    ],
  },
  'c-as-s': {
    buckets: [
      { id: 'c', label: 'c', test: '\\[c\\]' },
      {
        id: 's',
        label: 's',
        hint: 'Dit woord schrijf je gewoon met een s.',
        apart: true,
        of: ['s-z'],
        test: '^\\[s\\][ei]',
      },
    ],
  },
  'c-as-k': {
    buckets: [
      { id: 'c', label: 'c', test: '\\[cc?\\]' },
      {
        id: 'k',
        label: 'k',
        hint: 'Dit woord schrijf je gewoon met een k.',
        apart: true,
        of: ['i-as-ie', 'final-vowel', 'open-syllable'],
        on: 'word',
        test: '^(k)[^n]',
      },
    ],
  },
  tie: {
    buckets: [
      { id: 'tie', label: 'tie', test: '\\[tie\\]' },
      {
        id: 'sie',
        label: 'sie of zie',
        hint: 'Hoor je sie of zie? Dan schrijf je wat je hoort.',
        apart: true,
        of: ['f-v', 'open-syllable', 'i-as-ie', 'c-as-k', 'x-as-ks', 'trema', 'loan-double-consonant'],
        on: 'word',
        test: '..([sz]ie)$',
      },
    ],
  },
  isch: {
    buckets: [
      { id: 'isch', label: 'isch', test: '\\[isch\\]' },
      {
        id: 'ies',
        label: 'ies',
        hint: 'Het is geen woord op isch: schrijf gewoon ies.',
        apart: true,
        of: [
          'prefix-be-ge-ver',
          's-z',
          'c-as-s',
          'tie',
          'verb-stem',
          'latin-prefix',
          'cvc',
          'capital-letters',
        ],
        on: 'word',
        test: '(ies)$',
      },
    ],
  },
  'x-as-ks': {
    buckets: [
      { id: 'x', label: 'x', test: '\\[x\\]' },
      {
        id: 'ks',
        label: 'ks',
        hint: 'Dit is geen vreemd woord: schrijf gewoon ks.',
        apart: true,
        of: ['nk', 'mute-e', 'cluster-many', 'au-ou', 'suffix-ig-lijk', 'linking-en'],
        on: 'word',
        // Not where two words meet, as in bankstel.
        test: '(ks)(?:$|e|af|om)',
      },
    ],
  },
  'ch-as-sj': {
    buckets: [
      { id: 'ch', label: 'ch', test: '\\[ch\\]' },
      {
        id: 'sj',
        label: 'sj',
        hint: 'De s hoort bij het woord, daarna komt je.',
        apart: true,
        of: ['diminutive-basic', 'ei-ij', 'plural-s'],
        on: 'word',
        test: '(sj)es?$',
      },
    ],
  },
  th: {
    buckets: [
      { id: 'th', label: 'th', test: '\\[th\\]' },
      {
        id: 't',
        label: 't',
        hint: 'Dit woord schrijf je met een t, zonder h.',
        apart: true,
        of: ['open-syllable', 'final-vowel', 'mute-e', 'i-as-ie'],
        on: 'word',
        test: '^(t)[aeiou]',
      },
    ],
  },
  'e-acute': {
    buckets: [
      { id: 'aigu', label: 'é', name: 'é, streepje omhoog', test: '(\\[é\\]é?)' },
      {
        id: 'grave',
        label: 'è of ê',
        name: 'è met streepje omlaag, of ê met dakje',
        test: '\\[[èê]\\]',
      },
      { id: 'ee', label: 'ee', name: 'ee zonder streepje', of: ['final-vowel'], test: '\\[ee\\]$' },
    ],
  },
  eau: {
    buckets: [
      { id: 'eau', label: 'eau', test: '\\[eau\\]' },
      { id: 'o', label: 'o', of: ['final-vowel'], test: '\\[o\\]$' },
    ],
  },
  'ou-as-oe': {
    buckets: [
      { id: 'ou', label: 'ou', test: '\\[ou\\]' },
      { id: 'oe', label: 'oe', of: ['two-sign-syllable'], test: '\\[oe\\]' },
    ],
  },
  'g-as-zj': {
    buckets: [
      { id: 'g', label: 'g', test: '\\[g\\]' },
      { id: 'ch', label: 'ch', of: ['ch-as-sj'], test: '\\[ch\\]' },
    ],
  },
  y: {
    buckets: [
      { id: 'y', label: 'y', test: '\\[y\\]' },
      { id: 'i', label: 'i', of: ['i-as-ie'], test: '\\[i\\]' },
      { id: 'ie', label: 'ie', of: ['two-sign-syllable'], test: '\\[ie\\]' },
    ],
  },
  'air-oir': {
    buckets: [
      { id: 'air', label: 'air', test: '\\[air\\]' },
      { id: 'oir', label: 'oir', test: '\\[oir\\]' },
    ],
  },
  'qu-as-kw': {
    buckets: [
      { id: 'qu', label: 'qu', test: '\\[qu\\]' },
      {
        id: 'kw',
        label: 'kw',
        hint: 'Dit is geen vreemd woord: schrijf gewoon kw.',
        apart: true,
        of: ['cluster-one-side', 'cluster-many', 'ei-ij', 'final-d-t', 'final-b-p', 'suffix-heid-teit'],
        on: 'word',
        test: '(kw)',
      },
    ],
  },
  'english-loanword': {
    question: 'Uit welke taal komt het woord?',
    card: 'word',
    buckets: [
      { id: 'engels', label: 'Engels', test: '\\[' },
      // Words on -eau and -oir, which came from French without doubt.
      { id: 'frans', label: 'Frans', of: ['eau', 'air-oir'], test: '\\[(?:eau|oir)\\]' },
      {
        id: 'nederlands',
        label: 'Nederlands',
        hint: 'Je schrijft het zoals je het in het Nederlands hoort.',
        apart: true,
        of: ['two-sign-syllable'],
        on: 'word',
        test: '^[a-z]+en$',
      },
    ],
  },
  'loan-double-consonant': {
    question: 'Is de medeklinker dubbel of enkel?',
    buckets: [
      { id: 'dubbel', label: 'dubbel', test: '\\[' },
      {
        id: 'enkel',
        label: 'enkel',
        hint: 'De klank ervoor is niet kort: schrijf één letter.',
        apart: true,
        of: ['i-as-ie', 'tie'],
        on: 'word',
        test: '^[^aeiou]{0,2}[aeiou]([bdfgklmnprst])[aeiou]',
      },
    ],
  },
};
