import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../catalogue/examples.ts';
import { SPELLING_IDS, type CategoryId } from '../catalogue/ids.ts';
import { analyse, isSureOfSyllables, normalise, tokens } from './index.ts';
import { MARKED_LETTERS } from './letters.ts';

const found = (word: string) => analyse(word).categories.map(({ id }) => id);
const spots = (word: string, id: CategoryId) =>
  analyse(word)
    .categories.filter((finding) => finding.id === id)
    .map(({ from, to }) => `${word.slice(0, from)}[${word.slice(from, to)}]${word.slice(to)}`);
const examples = Object.entries(EXAMPLES).map(
  ([id, words]) => [id as CategoryId, words.split(', ')] as const,
);
const WORDS = examples.flatMap(([, words]) => words);

/** Participles used as adjectives look like any other adjective: only a sentence shows them. */
const NOT_BY_FORM: CategoryId[] = ['verb-participle-adjective'];

describe('categories', () => {
  it.each(examples.filter(([id]) => !NOT_BY_FORM.includes(id)))('finds %s in its examples', (id, words) => {
    expect(words.filter((word) => !found(word).includes(id))).toEqual([]);
  });

  it.each<[string, ...CategoryId[]]>([
    ['rechthoek', 'th'],
    ['nachthemd', 'th', 'nk'],
    ['gasthuis', 'th'],
    ['onthullen', 'th'],
    ['perzik', 'i-as-ie', 'open-syllable'],
    ['monnik', 'i-as-ie'],
    ['zeven', 'lengthen-fv-sz'],
    ['boven', 'lengthen-fv-sz'],
    ['roze', 'lengthen-fv-sz'],
    ['ijzeren', 'lengthen-fv-sz'],
    ['zuster', 'compound-word', 'linking-s'],
    ['kapper', 'compound-word'],
    ['bedding', 'compound-word'],
    ['bakkers', 'compound-word'],
    ['pannetje', 'compound-word'],
    ['trompet', 'compound-word'],
    ['aangeven', 'ng'],
    ['ongeluk', 'ng'],
    ['tango', 'ng'],
    ['buitengewoon', 'ng'],
    ['aangeraakt', 'verb-present-t'],
    ['aankijken', 'nk'],
    ['tuinkabouter', 'nk'],
    ['koelkast', 'hidden-schwa'],
    ['beter', 'prefix-be-ge-ver'],
    ['gevel', 'prefix-be-ge-ver'],
    ['tegel', 'prefix-be-ge-ver'],
    ['gelijk', 'suffix-ig-lijk'],
    ['tuig', 'suffix-ig-lijk'],
    ['moeilijk', 'ei-ij'],
    ['bijzonder', 'ei-ij', 'two-sign-syllable'],
    ['ongelukkig', 'open-syllable'],
    ['opgewonden', 'open-syllable'],
    ['teleurgesteld', 'open-syllable'],
    ['afscheid', 'suffix-heid-teit'],
    ['cadeau', 'au-ou'],
    ['route', 'au-ou'],
    ['brooddoos', 'closed-syllable'],
    ['voorrang', 'closed-syllable'],
    ['onnut', 'closed-syllable'],
    ['kachel', 'closed-syllable', 'open-syllable'],
    ['kastanje', 'diminutive-basic'],
    ['plaatje', 'diminutive-long-vowel'],
    ['chloor', 'ch-as-sj', 'ch-cht'],
    ['dragen', 'g-as-zj'],
    ['geleidelijk', 'g-as-zj'],
    ['adres', 'latin-prefix'],
    ['adder', 'latin-prefix'],
    ['volgens', 'plural-s'],
    ['wens', 'plural-s'],
    ['logisch', 'sch-schr', 'ch-cht'],
    ['keukentafel', 'linking-en'],
    ['ijskast', 'linking-s'],
    ['museum', 'two-sign-syllable'],
    ['kast', 'final-d-t'],
    ['loopt', 'final-d-t'],
    ['loeit', 'final-d-t'],
    ['stoort', 'final-d-t'],
    ['adviseert', 'final-d-t'],
    ['gebouwd', 'final-d-t'],
    ['opgeruimd', 'final-d-t'],
    ['versleet', 'final-d-t'],
    ['elektrische', 'sch-schr'],
    ['aangemeld', 'open-syllable'],
    ['achterlaten', 'compound-word'],
    ["'s morgens", 'plural-s'],
    ["'s zondags", 'compound-word', 'linking-s'],
    ['immens', 'plural-s'],
    ['missen', 'english-loanword'],
    ['lammetje', 'loan-double-consonant'],
    ['prestige', 'suffix-ig-lijk'],
    ['beamer', 'prefix-be-ge-ver'],
    ['gemeld', 'open-syllable'],
    ['hersenen', 'open-syllable'],
    ['oefeningen', 'open-syllable'],
    ['veranderingen', 'open-syllable'],
    ['bankstel', 'mute-e'],
  ])('does not take %s for %s', (word, ...ids) => {
    expect(found(word).filter((id) => ids.includes(id))).toEqual([]);
  });

  it.each([
    ['gebied', 'final-d-t'],
    ['gezondheid', 'final-d-t'],
    ['hoofdwond', 'final-d-t'],
    ['verkeerd', 'final-d-t'],
    ['afspreken', 'open-syllable'],
    ['opeten', 'open-syllable'],
    ['ontsteken', 'open-syllable'],
    ['waarnemingen', 'open-syllable'],
    ['investering', 'open-syllable'],
    ['ontdekkingsreiziger', 'compound-word', 'linking-s', 'ng'],
    ['ruggengraat', 'linking-en'],
    ['achterdeur', 'compound-word'],
    ['ingenieur', 'eer-oor-eur'],
    ['zoom', 's-z'],
    ['ui', 'cvc'],
  ])('takes %s for %s', (word, ...ids) => {
    expect([...found(word)]).toEqual(expect.arrayContaining(ids));
  });

  it('points at the letters that the category concerns', () => {
    expect(spots('bommen', 'closed-syllable')).toEqual(['bo[mm]en']);
    expect(spots('leeuwen', 'eeuw-ieuw-uw')).toEqual(['lee[uw]en']);
    expect(spots('kraaien', 'aai-ooi-oei')).toEqual(['kraa[i]en']);
    expect(spots('accent', 'c-as-k')).toEqual(['a[c]cent']);
    expect(spots('accent', 'c-as-s')).toEqual(['ac[c]ent']);
    expect(spots('hondenhok', 'linking-en')).toEqual(['hond[en]hok']);
    expect(spots('moeilijke', 'suffix-ig-lijk')).toEqual(['moei[lijk]e']);
    expect(spots('banaan', 'open-syllable')).toEqual(['b[a]naan']);
    expect(spots('operatie', 'open-syllable')).toEqual(['[o]peratie', 'op[e]ratie', 'oper[a]tie']);
  });

  it('marks what only a list can know, and what only a sentence could', () => {
    const certainty = (word: string, id: CategoryId) =>
      analyse(word).categories.find((f) => f.id === id)?.certainty;
    expect(certainty('chef', 'ch-as-sj')).toBe('lexicon');
    expect(certainty('kachel', 'ch-cht')).toBe('rule');
    expect(certainty('speelt', 'verb-present-t')).toBe('guess');
  });
});

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
    ['trema', 'ski-ërs na-ïef di-a-deem da-ni-ël e-go-ïst'],
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

describe('normal form', () => {
  it('composes letters, straightens apostrophes and keeps capitals', () => {
    expect(normalise('  Cafe\u0301s ')).toEqual({ word: 'Cafés', surface: 'Cafés', hasCapital: true });
    expect(normalise('ĳsje')).toMatchObject({ word: 'ijsje', hasCapital: false });
    expect(normalise('foto’s')).toMatchObject({ word: "foto's" });
    expect(normalise('‘s  morgens')).toMatchObject({ word: "'s morgens" });
    expect(normalise('’s-Hertogenbosch')).toMatchObject({ word: "'s-Hertogenbosch" });
  });

  it.each([
    ['nothing', '', 'empty'],
    ['spaces', '   ', 'empty'],
    ['digits', '123', 'letters'],
    ['a digit', 'auto2', 'letters'],
    ['a picture', '😀', 'letters'],
    ['another letter', 'łódź', 'letters'],
    ['a mark', "'", 'letters'],
    ['31 letters', 'a'.repeat(31), 'too-long'],
    ['a million letters', 'a'.repeat(1_000_000), 'too-long'],
    ['a sentence', 'een twee drie', 'several-words'],
  ])('refuses %s', (_, text, reason) => {
    expect(normalise(text)).toEqual({ refused: reason });
    expect(analyse(text)).toMatchObject({ word: '', graphemes: [], categories: [] });
  });

  it.each(['gespeeld', 'opgeruimd', 'omgedraaid', 'verteld'])('sees that %s may be a participle', (word) => {
    const spot = analyse(word).categories.find(({ id }) => id === 'verb-participle-weak');
    expect(spot).toMatchObject({ from: word.length - 1, to: word.length, certainty: 'guess' });
  });
});
