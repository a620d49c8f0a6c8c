import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../catalogue/examples.ts';
import { SPELLING_IDS } from '../catalogue/ids.ts';
import { analyse, isSureOfSyllables, tokens } from './index.ts';
import { MARKED_LETTERS } from './letters.ts';

const found = (word: string) => analyse(word).categories.map(({ id }) => id);
const WORDS = Object.values(EXAMPLES).flatMap((words) => words.split(', '));

describe('syllables', () => {
  it.each([
    ['avond', 'a-vond', 'a-vond'],
    ['radio', 'ra-di-o', 'ra-di-o'],
    ['bommen', 'bom-men', 'bo-mmen'],
    ['zingen', 'zin-gen', 'zi-ngen'],
    ['kachel', 'ka-chel', 'ka-chel'],
    ['mixer', 'mi-xer', 'mi-xer'],
    ['bioscoop', 'bi-o-scoop', 'bi-o-scoop'],
    ['schateiland', 'schat-ei-land', 'schat-ei-land'],
    ['koukleum', 'kou-kleum', 'kou-kleum'],
    ['sneakers', 'snea-kers', 'snea-kers'],
    ['quizavond', 'quiz-a-vond', 'quiz-a-vond'],
    ['vonkje', 'vonk-je', 'vonk-je'],
    ['klompje', 'klomp-je', 'klomp-je'],
    ['boompje', 'boom-pje', 'boom-pje'],
    ['skateboard', 'skate-board', 'skate-board'],
    ['homes', 'homes', 'homes'],
    ['babbelen', 'bab-be-len', 'ba-bbe-len'],
    ['opaatje', 'o-paa-tje', 'o-paa-tje'],
    ['tomaatje', 'to-maat-je', 'to-maat-je'],
    ['kettinkje', 'ket-tin-kje', 'ke-ttin-kje'],
    ['museum', 'mu-se-um', 'mu-se-um'],
    ['dieet', 'di-eet', 'di-eet'],
    ['drieën', 'drie-ën', 'drie-ën'],
    ['beëindigen', 'be-ëin-di-gen', 'be-ëin-di-gen'],
    ['royaal', 'roy-aal', 'roy-aal'],
    ["paraplu's", "pa-ra-plu's", "pa-ra-plu's"],
    ['gala-avond', 'ga-la-a-vond', 'ga-la-a-vond'],
    ["'s middags", "'s-mid-dags", "'s-mi-ddags"],
    ['vóór', 'vóór', 'vóór'],
    ['béíde', 'béí-de', 'béí-de'],
    ['knäckebröd', 'knäc-ke-bröd', 'knäc-ke-bröd'],
    ['jalapeño', 'ja-la-pe-ño', 'ja-la-pe-ño'],
    ['flûte', 'flû-te', 'flû-te'],
    ['château', 'châ-teau', 'châ-teau'],
    ['maître', 'maî-tre', 'maî-tre'],
    ['bokmål', 'bok-mål', 'bok-mål'],
  ])('cuts %s', (word, written, heard) => {
    expect(analyse(word).syllables.join('-')).toBe(written);
    expect(analyse(word).klankgroepen.join('-')).toBe(heard);
  });
});

describe('syllables of words that letters alone cut wrongly', () => {
  it.each([
    [
      'diminutives of words on t',
      'poort-je be-richt-je kaart-je con-cert-je pa-ti-ënt-je ko-te-let-je lift-je pet-je',
    ],
    [
      'other diminutives',
      'deur-tje boer-tje ka-mer-tje bui-tje jan-tje bal-le-tje au-too-tje ca-fee-tje vil-laa-tje',
    ],
    ['on -um', 'a-qua-ri-um-pje mu-se-um-pje ly-ce-um-pje kleum-pje'],
    [
      'i and j apart',
      'bi-jou bi-jou-te-rie fi-ji bi-jec-tie mi-ni-jurk di-jon-mos-terd ri-je-ka ta-xi-jas ki-wi-jus',
    ],
    ['ij', 'bij-na bij-zon-der bij-naam vrij-en prij-zen groei-jaar strooi-jon-ker'],
    ['eij and uij in names', 'zeijl-stra heijn heij-mans keij-zer bei-jing mei-jer huij-gens duijn'],
    [
      'ij behind be- and ge-',
      'ge-ijkt on-ge-ijkt be-ij-verd schrij-ven be-grij-pen wed-strijd-je wij-zi-ging',
    ],
    [
      'loanwords',
      'bar-be-cue mi-lieu mous-se pa-trouil-le beau-ty spa-ghet-ti coa-ting dea-ler feuil-le-ton vo-yeur',
    ],
    ['English with a silent e', 'soft-ware hard-ware-zaak bridge-spel house-feest blue-tooth cheese-bur-ger'],
    [
      'compounds before a vowel',
      'rest-ruim-te test-ro-bot fo-to-al-bum kerst-a-vond zo-mer-ijs-je mest-af-val mo-tor-uit-laat in-ter-net-a-bon-nee as-best-on-der-zoek',
    ],
    [
      'and no compounds',
      'be-lo-ven woor-de-lijk on-der-gron-den o-ven-scho-tel ge-loof ac-cep-te-ren kas-sei-en ge-hoor-zaam pre-si-dent voor-deel be-stel-len',
    ],
    ['behind -ings', 'uit-brei-dings-lo-ca-tie op-lei-dings-tra-ject ko-nings-dag wa-ter-lei-ding-slang'],
    ['trema', 'ski-ërs na-ïef di-a-deem da-ni-ël e-go-ïst a-ä-ron'],
    ['ée', 'brû-lée de-si-rée ai-mée re-née es-mée mu-sée boe-rée e-ly-sée dé-gé-né-rée'],
  ])('%s', (_, words) => {
    for (const wanted of words.split(' '))
      expect(analyse(wanted.replaceAll('-', '')).syllables.join('-')).toBe(wanted);
  });

  it('knows when it is not sure', () => {
    const unsure = ['lease', 'research', 'player', 'skietje', 'designer', 'tralaletje'];
    const sure = [
      'tafel',
      'fietsbel',
      'vakantie',
      'poortje',
      'deurtje',
      'milieu',
      'nieuwsgierig',
      'bedrijfspand',
      'vriendelijkheid',
    ];
    for (const word of unsure) expect(isSureOfSyllables(word), word).toBe(false);
    for (const word of sure) expect(isSureOfSyllables(word), word).toBe(true);
  });

  it('takes dots for a trema only where they part two vowels', () => {
    for (const word of ['knäckebröd', 'föhn', 'röntgen', 'müsli', 'überhaupt', 'Malmö'])
      expect(found(word), word).not.toContain('trema');
    for (const word of ['reünie', 'coöperatie', 'maïs', 'Aäron', 'tweeëntwintig', 'geüpdatet'])
      expect(found(word), word).toContain('trema');
  });

  it('takes i and j apart for no ij', () => {
    for (const word of ['bijou', 'Fiji', 'minijurk', 'bijectie', 'dijonmosterd']) {
      expect(found(word), word).not.toContain('ei-ij');
    }
  });
});

describe('graphemes and tokens', () => {
  it.each([
    ['schreeuw', 'sch r eeuw'],
    ['nachthemd', 'n a ch t h e m d'],
    ['jongen', 'j o ng e n'],
    ['aangeven', 'aa n g e v e n'],
    ['petroleum', 'p e t r o l e u m'],
    ['aquarium', 'a qu a r i u m'],
    ['misschien', 'm i s sch ie n'],
    ['verrassen', 'v e r r a ss e n'],
    ['naïef', 'n a ïe f'],
  ])('cuts %s', (word, expected) => {
    expect(analyse(word).graphemes.join(' ')).toBe(expected);
  });

  it('tells how each vowel sounds', () => {
    const sounds = (word: string) => tokens(word).flatMap(({ vowel }) => vowel ?? []);
    expect(sounds('bevel')).toEqual(['mute', 'short']);
    expect(sounds('gevel')).toEqual(['long', 'mute']);
    expect(sounds('luisteren')).toEqual(['two-sign', 'mute', 'mute']);
    expect(sounds('proberen')).toEqual(['long', 'long', 'mute']);
    expect(sounds('dagelijks')).toEqual(['long', 'mute', 'mute']);
    expect(sounds('bureau')).toEqual(['long', 'loan']);
  });

  it('finds the parts of a compound', () => {
    const parts = (word: string) =>
      analyse(word)
        .parts.map(({ from, to }) => word.slice(from, to))
        .join('+');
    expect(parts('verjaardagscadeau')).toBe('verjaardags+cadeau');
    expect(parts('zonnebloem')).toBe('zonne+bloem');
    expect(parts('radio-uitzending')).toBe('radio+uitzending');
    expect(parts('tafel')).toBe('tafel');
  });
});

describe('properties', () => {
  const whole = (word: string) => word.replace(/[ -]/g, '');

  it('keeps every letter, on words and on whatever is typed', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...`abcdefghijklmnopqrstuvwxyz${MARKED_LETTERS}'- `),
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...WORDS), letters), (text) => {
        const result = analyse(text);
        expect(result.graphemes.join('')).toBe(result.word);
        expect(result.syllables.join('')).toBe(whole(result.word));
        expect(result.klankgroepen.join('')).toBe(whole(result.word));
        expect(result.syllables).not.toContain('');
        for (const { id, from, to } of result.categories) {
          expect(SPELLING_IDS).toContain(id);
          expect(from >= 0 && from < to && to <= result.word.length, `${text} ${id}`).toBe(true);
        }
        expect(analyse(text)).toEqual(result);
        expect(tokens(text).map((token) => token.text)).toEqual(result.graphemes);
      }),
      { numRuns: 2000 },
    );
  });

  it('throws on nothing, and comes to an end with anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(analyse(text).graphemes.join('')).toBe(analyse(text).word);
      }),
    );
    for (const text of [
      'a'.repeat(30),
      'n'.repeat(30),
      'eeuw'.repeat(7),
      'x'.repeat(1_000_000),
      '😀'.repeat(500),
    ])
      expect(analyse(text).graphemes.join('')).toBe(analyse(text).word);
  });
});
