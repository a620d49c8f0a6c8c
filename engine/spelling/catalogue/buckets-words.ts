import type { Plans, SortBucket } from './buckets-plan.ts';

const WITH_S: SortBucket = { id: 's', label: 's', test: '\\[s\\]' };
const WITH_APOSTROPHE: SortBucket = {
  id: 'apostrof',
  label: "'s",
  name: 'hoog kommaatje en s',
  test: "\\['s\\]",
};

/** Where two words of a compound touch, without a letter between them. */
const SEAM = '\\[[^-]()[^-]\\]';

/** Words made of words, and their endings: diminutives, plurals, compounds. */
export const WORD_PLANS: Plans<
  | 'compound-word'
  | 'diminutive-basic'
  | 'diminutive-etje-nkje'
  | 'diminutive-long-vowel'
  | 'plural-s'
  | 'apostrophe-s'
  | 'plural-trema'
  | 'apostrophe-s-time'
  | 'trema'
  | 'hyphen'
  | 'linking-en'
  | 'linking-s'
  | 'material-adjective'
> = {
  'compound-word': {
    question: 'Uit hoeveel woorden is het gemaakt?',
    card: 'word',
    buckets: [
      { id: 'twee', label: '2 woorden', name: 'twee woorden of meer', test: '\\[' },
      {
        id: 'een',
        label: '1 woord',
        name: 'één woord',
        hint: 'Dit is één woord: er zitten er geen twee in.',
        apart: true,
        of: ['mute-e', 'two-sign-syllable'],
        on: 'word',
        test: '^[a-z]+$',
      },
    ],
  },
  'diminutive-basic': {
    buckets: [
      { id: 'je', label: 'je', test: '\\[(je)s?\\]$' },
      { id: 'tje', label: 'tje', test: '\\[(tje)s?\\]$' },
      { id: 'pje', label: 'pje', test: '\\[(pje)s?\\]$' },
    ],
  },
  'diminutive-etje-nkje': {
    buckets: [
      { id: 'etje', label: 'etje', test: '\\[(etje)s?\\]$' },
      { id: 'nkje', label: 'nkje', test: '\\[(nkje)s?\\]$' },
      { id: 'tje', label: 'tje', of: ['diminutive-basic'], test: '\\[(tje)s?\\]$' },
    ],
  },
  'diminutive-long-vowel': {
    question: 'Komt er voor tje nog iets bij?',
    buckets: [
      { id: 'erbij', label: 'erbij', name: 'een letter of hoog kommaatje erbij', test: '\\[.(.)tjes?\\]$' },
      {
        id: 'niets',
        label: 'niets',
        name: 'niets erbij',
        of: ['diminutive-basic'],
        test: '\\[()tjes?\\]$',
      },
    ],
  },
  'plural-s': {
    buckets: [
      WITH_S,
      { ...WITH_APOSTROPHE, of: ['apostrophe-s'] },
      {
        id: 'en',
        label: 'en',
        hint: 'Hier komt er en achter, geen s.',
        apart: true,
        of: ['two-sign-syllable'],
        on: 'word',
        // The other words on -en in that list are verbs, or may be read as one.
        test: '^(?:broek|koek|doek|hoek|groep|deur|geit|pijp|boek|stoel|bloem|boer|voet|schoen|dier|wiel|spier|mier|riem|struik|duim|tuin|trein)(en)$',
      },
    ],
  },
  'apostrophe-s': { buckets: [WITH_APOSTROPHE, { ...WITH_S, of: ['plural-s'] }] },
  'plural-trema': {
    buckets: [
      { id: 'eeen', label: 'eeën', test: '\\[eeën\\]' },
      { id: 'ieen', label: 'ieën', test: '\\[ieën\\]' },
      { id: 'ien', label: 'iën', test: '\\[iën\\]' },
    ],
  },
  'apostrophe-s-time': {
    buckets: [
      { ...WITH_APOSTROPHE, test: "^(\\['s) \\]" },
      {
        ...WITH_S,
        hint: 'Hier begint het woord zelf met een s.',
        apart: true,
        of: ['cluster-one-side', 'cluster-many'],
        on: 'word',
        test: '^(s)[lmnptw]',
      },
    ],
  },
  trema: {
    question: 'Komen er puntjes op de klinker?',
    buckets: [
      { id: 'trema', label: 'puntjes', test: '\\[[ëïöü]\\]' },
      {
        id: 'geen',
        label: 'geen puntjes',
        hint: 'De klinkers lopen niet in elkaar over: geen puntjes.',
        apart: true,
        // Vowels that nobody reads as one sound: piano, theater, situatie.
        of: ['i-as-ie', 'final-vowel', 'th', 'tie'],
        on: 'word',
        test: '(?<=i|[^q]u|the)([ao])(?![aeiou])',
      },
    ],
  },
  hyphen: {
    question: 'Komt er een streepje tussen?',
    buckets: [
      { id: 'streepje', label: 'streepje', test: '\\[-\\]' },
      { id: 'vast', label: 'aan elkaar', of: ['compound-word'], test: SEAM },
    ],
  },
  'linking-en': {
    buckets: [
      { id: 'en', label: 'en', test: '\\[en\\]' },
      { id: 'e', label: 'e', test: '\\[e\\]' },
    ],
  },
  'linking-s': {
    question: 'Komt er een s tussen?',
    buckets: [
      { id: 's', label: 's', test: '\\[s\\]' },
      {
        id: 'niets',
        label: 'geen s',
        hint: 'Je hoort geen s tussen de twee woorden.',
        apart: true,
        of: ['compound-word'],
        test: '\\[[^-s]()[^-sz]\\]',
      },
    ],
  },
  'material-adjective': {
    buckets: [
      { id: 'en', label: 'en', test: '\\[en\\]' },
      {
        id: 'e',
        label: 'e',
        hint: 'Het zegt niet waarvan iets gemaakt is: schrijf e.',
        apart: true,
        of: ['lengthen-fv-sz'],
        on: 'word',
        test: '[vz](e)$',
      },
    ],
  },
};
