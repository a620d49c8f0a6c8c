import type { Plans } from './buckets-plan.ts';

/** Two letters for what sounds the same: a rule or the image of the word decides. */
export const LETTER_PLANS: Plans<
  | 'f-v'
  | 's-z'
  | 'lengthen-fv-sz'
  | 'ei-ij'
  | 'au-ou'
  | 'final-d-t'
  | 'final-b-p'
  | 'prefix-be-ge-ver'
  | 'suffix-ig-lijk'
  | 'suffix-heid-teit'
  | 'latin-prefix'
  | 'capital-letters'
> = {
  'f-v': {
    buckets: [
      { id: 'f', label: 'f', test: '\\[f\\]' },
      { id: 'v', label: 'v', test: '\\[v\\]' },
    ],
  },
  's-z': {
    buckets: [
      { id: 's', label: 's', test: '\\[s\\]' },
      { id: 'z', label: 'z', test: '\\[z\\]' },
    ],
  },
  'lengthen-fv-sz': {
    buckets: [
      { id: 'v', label: 'v', test: '\\[v\\]' },
      {
        id: 'f',
        label: 'f',
        hint: 'Achteraan sist het: schrijf een f.',
        apart: true,
        of: ['cvc', 'cluster-one-side', 'cluster-many'],
        on: 'word',
        test: '[aeioulr](f)$',
      },
      { id: 'z', label: 'z', test: '\\[z\\]' },
      {
        id: 's',
        label: 's',
        hint: 'Achteraan sist het: schrijf een s.',
        apart: true,
        of: ['cvc', 'cluster-one-side'],
        on: 'word',
        test: '[aeiou]{2}n?(s)$',
      },
    ],
  },
  'ei-ij': {
    buckets: [
      { id: 'ei', label: 'ei', name: 'korte ei', test: '\\[ei\\]' },
      { id: 'ij', label: 'ij', name: 'lange ij', test: '\\[ij\\]' },
    ],
  },
  'au-ou': {
    buckets: [
      { id: 'au', label: 'au', test: '\\[au\\]' },
      { id: 'ou', label: 'ou', test: '\\[ou\\]' },
    ],
  },
  'final-d-t': {
    buckets: [
      { id: 'd', label: 'd', test: '\\[d\\]' },
      { id: 't', label: 't', test: '\\[t\\]' },
    ],
  },
  'final-b-p': {
    buckets: [
      { id: 'b', label: 'b', test: '\\[b\\]' },
      {
        id: 'p',
        label: 'p',
        hint: 'Maak het woord langer: dan hoor je een p.',
        apart: true,
        of: ['cvc', 'cluster-one-side', 'cluster-many'],
        on: 'word',
        test: '(p)t?$',
      },
    ],
  },
  'prefix-be-ge-ver': {
    buckets: [
      { id: 'be', label: 'be', test: '^(b\\[e\\])' },
      { id: 'ge', label: 'ge', test: '^(g\\[e\\])' },
      { id: 'ver', label: 'ver', test: '^(v\\[e\\]r)' },
      { id: 'te', label: 'te', test: '^(t\\[e\\])' },
    ],
  },
  'suffix-ig-lijk': {
    buckets: [
      { id: 'ig', label: 'ig', test: '\\[ig\\]' },
      { id: 'lijk', label: 'lijk', test: '\\[lijk\\]' },
    ],
  },
  'suffix-heid-teit': {
    buckets: [
      { id: 'heid', label: 'heid/heden', name: 'heid, of heden bij meer', test: '\\[he(?:id|den)\\]' },
      { id: 'teit', label: 'teit', test: '\\[(teit)(?:en)?\\]' },
    ],
  },
  'latin-prefix': {
    buckets: [
      { id: 'b', label: 'b', test: '\\[b\\]' },
      { id: 'd', label: 'd', test: '\\[d\\]' },
      {
        id: 'p',
        label: 'p',
        hint: 'Hier hoor je een p en schrijf je een p.',
        apart: true,
        // Words in which the same sound is a p, like opdracht and receptie.
        of: ['aai-ooi-oei', 'au-ou', 'ch-cht', 'eeuw-ieuw-uw', 's-z', 'c-as-s', 'tie', 'isch'],
        on: 'word',
        test: '^(?:o|rece|sce|se)(p)[bdgnt]',
      },
    ],
  },
  'capital-letters': {
    question: 'Krijgt het woord een hoofdletter?',
    buckets: [
      { id: 'hoofdletter', label: 'hoofdletter', test: '^(\\[I\\]J|\\[.\\])' },
      {
        id: 'klein',
        label: 'klein',
        name: 'kleine letter',
        hint: 'Dit is geen naam: schrijf een kleine letter.',
        apart: true,
        // Days, months and seasons, which children like to give a capital, and what is not a name beside its name.
        of: [
          's-z',
          'f-v',
          'ei-ij',
          'au-ou',
          'mute-e',
          'cluster-one-side',
          'cluster-many',
          'i-as-ie',
          'c-as-s',
          'prefix-be-ge-ver',
          'final-d-t',
        ],
        on: 'word',
        test: '^(?=(?:zon|maan|dins|woens|donder|vrij|zater)dag$|(?:januar|februar|jun|jul)i$|maart$|mei$|augustus$|(?:septem|okto|novem|decem)ber$|zomer$|herfst$|winter$|(?:verjaar|feest)dag$|(?:land|eiland|stad)$)([a-z])',
      },
    ],
  },
};
