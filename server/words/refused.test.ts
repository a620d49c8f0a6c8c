import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { openDictionary } from './dictionary.ts';
import { parseRefused, readRefused } from './refused.ts';

const { never, avoided } = readRefused();

it('refuses vulgar, sexual and insulting words in all their forms, whatever the capitals, accents and hyphens', () => {
  const bad =
    'neuken geneukt kut Kutwijf KLOOTZAK klootzakken kanker kankerlijer hoer hoertjes cocaïne cocaine kut-school ' +
    'k-u-t porno kinderporno fucking flikker mongool neger idioot teringzooi godverdomme opsodemieteren';
  expect(bad.split(' ').filter((word) => !never(word))).toEqual([]);
});

it('lets innocent words be that hold a refused one', () => {
  const good =
    'knikker knikkers prikkelen hoera verhoren behoeren gehoor lullaby klas klooster aardkloot spijkeren spikkel ' +
    'Strontium verkeerd bekken kakelen kakkerlak ontwikkeling plezier spijsvertering catering homo Dick Janet piste ' +
    'pikken wippen standje naaien aftrekken heikel seksen Mongolië spinazie kleren klerenkast pissebed kakelbont ' +
    'circus titel titels wentelteef Scunthorpe dichter negeren schitteren beschikken';
  const hit = good.split(' ').filter((word) => never(word));
  expect(hit).toEqual([]);
});

it('avoids more in what is made by us than in what a teacher gives', () => {
  for (const word of ['oorlog', 'alcohol', 'penis', 'wapen', 'tiktok', 'dood']) {
    expect(never(word), word).toBe(false);
    expect(avoided(word), word).toBe(true);
  }
  expect(avoided('kut')).toBe(true);
  for (const word of ['vergiffenis', 'rook', 'bloesem', 'messing', 'hels', 'fiets', 'boot'])
    expect(avoided(word), word).toBe(false);
});

it('refuses a small part of the language, and has names for all of it', () => {
  const all = openDictionary().startingWith('');
  const hit = all.filter((word) => never(word));
  expect(hit.length).toBeGreaterThan(700);
  expect(hit.length).toBeLessThan(1300);
});

it('has decided on every word of the Dutch list of naughty-words', () => {
  const theirs = createRequire(import.meta.url)('naughty-words/nl.json') as string[];
  const innocent =
    'afrossen afrukken aftrekken afzuigen anita asbak aso balen bedonderen bekken belazeren beurt boemelen boerenpummel ' +
    'broekhoesten brugpieper buffelen del draaikont eikel engerd flikken gadverdamme gat griet hoempert hol huisdealer ' +
    'johny kanen kettingzeug klooien knor krentekakker kwakkie matje mof muts naaien nicht opzouten paal palen penoze ' +
    'pijpbekkieg pijpen poep poepen poot pot potverdorie raaskallen remsporen reutelen rukken schatje schuinsmarcheerder slempen ' +
    'spuiten standje standje-69 stootje toeter vergallen vleesroos watje welzijnsmafia wippen wuftje zaadje zuigen zuiplap';
  const open = theirs.filter((word) => !word.includes(' ') && !avoided(word));
  expect(open).toEqual(innocent.split(' '));
});

it('reads stars, exceptions and remarks, and is bounded on long input', () => {
  const refused = parseRefused('# remark\nrot*\n!rotonde\nzak');
  expect(['rotte', 'rotonde', 'zak', 'zakje', 'rot'].map((word) => refused(word))).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
  expect(never('x'.repeat(1_000_000))).toBe(false);
});
