import { expect, it } from 'vitest';
import type { CategoryId } from '../catalogue/ids.ts';
import { exercise } from '../index.ts';
import { diagnose, wayOf } from './index.ts';

const BOTH = [
  ['D03', 'bakker', 'baker', 'verdubbeling vergeten', 'tob', 'tobb', 'verdubbeld waar één letter hoort'],
  ['D03', 'ketting', 'keting', 'verdubbeling vergeten', 'bed', 'bedd', 'verdubbeld waar één letter hoort'],
  ['D06', 'idee', 'ide', 'één letter waar er twee horen', 'zo', 'zoo', 'twee letters waar één hoort'],
  ['D07', 'trein', 'trijn', 'ij waar ei hoort', 'pijl', 'peil', 'ei waar ij hoort'],
  ['D08', 'blauw', 'blouw', 'ou waar au hoort', 'hout', 'haut', 'au waar ou hoort'],
  ['D08', 'blauw', 'blau', 'w vergeten', 'saus', 'sauws', 'w te veel'],
  ['D20', 'paard', 'paart', 't waar d hoort', 'acht', 'achd', 'd waar t hoort'],
  ['D20', 'woord', 'woordt', 'dt waar d hoort', 'soort', 'soordt', 'dt waar t hoort'],
  ['D21', 'web', 'wep', 'p waar b hoort', 'pop', 'pob', 'b waar p hoort'],
  ['D22', 'vis', 'fis', 'f waar v hoort', 'feest', 'veest', 'v waar f hoort'],
  ['D23', 'zon', 'son', 's waar z hoort', 'soep', 'zoep', 'z waar s hoort'],
  ['D24', 'huizen', 'huisen', 's waar z hoort', 'huis', 'huiz', 'z waar s hoort'],
  ['D24', 'vazen', 'vaasen', 's waar z hoort', 'twaalf', 'twaalv', 'v waar f hoort'],
  ['D25', 'lucht', 'lugt', 'g waar ch hoort', 'vlag', 'vlach', 'ch waar g hoort'],
  ['D30', 'cola', 'kola', 'k waar c hoort', 'kuch', 'cuch', 'c waar k hoort'],
  ['D31', 'cent', 'sent', 's waar c hoort', 'sein', 'cein', 'c waar s hoort'],
  ['D34', 'taxi', 'taksi', 'ks waar x hoort', 'heks', 'hex', 'x waar ks hoort'],
  ['D44', 'knieën', 'kniën', 'ië waar ieë hoort', 'bacteriën', 'bacterieën', 'ieë waar ië hoort'],
  ['D45', "foto's", 'fotos', 'apostrof vergeten', 'appels', "appel's", 'apostrof te veel'],
  ['D47', 'pannenkoek', 'pannekoek', 'e waar en hoort', 'zonnebloem', 'zonnenbloem', 'en waar e hoort'],
  ['D48', 'stadspark', 'stadpark', 's vergeten', 'potlood', 'potslood', 's te veel'],
  ['D49', 'huiswerk', 'huis werk', 'los geschreven', 'huiswerk', 'huis-werk', 'met een streepje'],
  ['D50', 'Utrecht', 'utrecht', 'hoofdletter vergeten', 'maandag', 'Maandag', 'hoofdletter te veel'],
  ['D52', 'boompje', 'boomtje', 'tj waar pj hoort', 'huisje', 'huistje', 'tj waar j hoort'],
  ['D56', 'wordt', 'wort', 't waar dt hoort', 'rijst', 'rijsdt', 'dt waar t hoort'],
  ['D57', 'woonde', 'woonte', 't waar d hoort', 'hoopte', 'hoopde', 'd waar t hoort'],
  ['D66', 'boom', 'bom', 'lange klank met één letter', 'pech', 'peech', 'korte klank met twee letters'],
] as const;

it.each(BOTH)(
  '%s tells %s as %s (%s) from %s as %s (%s)',
  (rule, one, written, name, other, so, opposite) => {
    const practised = rule === 'D56' ? ({ category: 'verb-present-t' } as const) : {};
    expect(wayOf(rule, one, written, practised)?.name).toBe(name);
    expect(wayOf(rule, other, so, practised)?.name).toBe(opposite);
  },
);

it('sees the spot where a word that is long, or has a capital, was written otherwise', () => {
  expect(wayOf('D52', 'hondje', 'hondtje')?.name).toBe('tj waar j hoort');
  expect(wayOf('D20', 'Nederland', 'nederlant')?.name).toBe('t waar d hoort');
  // At two spots: by analysis.
  expect(wayOf('D07', 'reistrein', 'rijstrijn')?.name).toBe('ij waar ei hoort');
});

it('says nothing of a rule that serves one mistake, that was not broken, or in opposite ways at once', () => {
  expect(diagnose('bomen', 'boomen').errors[0]?.rule).toBe('D01');
  expect(wayOf('D01', 'bomen', 'boomen')).toBeUndefined();
  expect(wayOf('D07', 'bomen', 'boomen')).toBeUndefined();
  expect(wayOf('D07', 'reistijd', 'rijsteid')).toBeUndefined();
  expect(wayOf('D20', 'paard', 'xqzw')).toBeUndefined();
});

it('a pupil who doubles at the end is not told to double', () => {
  const hintsOf = (word: string, category: CategoryId) => {
    const made = exercise('type', word, category, 'seed');
    if (!('exercise' in made)) throw new Error(made.text);
    return made.solution.hints ?? {};
  };
  expect(hintsOf('tob', 'final-b-p')['D03']).toBe('Aan het eind van een woord schrijf je één medeklinker.');
  expect(hintsOf('bakker', 'closed-syllable')).not.toHaveProperty('D03');
});

it('signs of another language are no trema, and no stroke on an e', () => {
  const language = 'Dit woord komt uit een andere taal: onthoud de puntjes.';
  for (const [word, typed] of [
    ['föhn', 'fohn'],
    ['röntgen', 'rontgen'],
    ['knäckebröd', 'knackebröd'],
    ['glühwein', 'gluhwein'],
    ['Malmö', 'Malmo'],
  ] as const)
    expect(wayOf('D43', word, typed)?.hint, word).toBe(language);
  for (const [word, typed] of [
    ['coöperatie', 'cooperatie'],
    ['reünie', 'reunie'],
    ['Aäron', 'Aaron'],
  ] as const)
    expect(wayOf('D43', word, typed), word).toBeUndefined();
  expect(wayOf('D38', 'jalapeño', 'jalapeno')?.hint).toBe('Onthoud het teken op deze letter.');
  expect(wayOf('D38', 'café', 'cafe')).toBeUndefined();
});

it('a t behind a past tense is told to be one too many', () => {
  for (const [word, typed] of [
    ['vond', 'vondt'],
    ['hield', 'hieldt'],
    ['werd', 'werdt'],
    ['liep', 'liept'],
  ] as const)
    expect(wayOf('D60', word, typed)?.hint, word).toBe('In de verleden tijd komt er geen t meer achter.');
  expect(wayOf('D60', 'vond', 'vindde')).toBeUndefined();
});
