import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loudnessOf, peakOf } from './audio.ts';
import { loadEspeak, type Voice } from './espeak.ts';
import { loadMp3 } from './mp3.ts';
import { createPronouncer } from './pronounce.ts';
import { clauses, loneWord, parsePronunciation, sharpen, withPronunciation } from './phonemes.ts';

const table = parsePronunciation(
  readFileSync(new URL('../../../assets/words/pronunciation.tsv', import.meta.url), 'utf8'),
);

describe('phonemes', () => {
  it('make short e clearer and long vowels longer, but not before r, j and w', () => {
    expect(sharpen("b_'o:_m")).toBe("b'o::m");
    expect(sharpen("p_'E_t")).toBe("p'E2t");
    expect(sharpen("r_'EI_s")).toBe("r'EIs");
    expect(sharpen("_!_'a:_p_@_n")).toBe("'a::p@n");
    expect(sharpen("v_'o:_r h_'a:_j l_'eU")).toBe("v'o:r h'a:j l'eU");
  });

  it('tell a word from a sentence', () => {
    expect(clauses('reis. We gaan op reis.')).toEqual(['reis.', 'We gaan op reis.']);
    expect(loneWord('reis.')).toBe('reis');
    expect(loneWord('We gaan op reis.')).toBeUndefined();
  });

  it('use the table inside a sentence, whatever the case', () => {
    const table = new Map([['giraf', "Zir'Af"]]);
    expect(withPronunciation('Giraf, kijk!', (word) => table.get(word))).toBe("[[Zir'Af]], kijk!");
  });

  it('are given for a word in a sentence only where a sound is wrong', () => {
    const raw: Record<string, string> = {
      jij: 'jEI',
      balletje: "b'AlEt;@",
      een: '@n',
      zakdoek: "zAgd'uk",
      zak: "z'Ak",
      doek: "d'uk",
    };
    const { within } = createPronouncer(new Map([['giraf', "Zir'Af"]]), (word) => raw[word] ?? '');
    expect(['jij', 'een', 'balletje', 'giraf', "giraf's", 'zakdoek'].map(within)).toEqual([
      undefined,
      undefined,
      "b'Al@t;@",
      "Zir'Af",
      "Zir'Afs",
      "z'Agd,uk",
    ]);
  });

  it('refuse a line of the table that is not whole', () => {
    expect(() => parsePronunciation('word\tphonemes\ngiraf\n')).toThrow(/line 2/);
    expect(() => parsePronunciation("word\tphonemes\na\t'a:\na\t'A\n")).toThrow(/line 3/);
  });

  it('may differ in Belgium', () => {
    const { nl, be } = parsePronunciation("word\tphonemes\tbelgium\ntram\ttr'Em\ttr'Am\nkat\tk'At\n");
    expect([nl.get('tram'), be.get('tram')]).toEqual(["tr'Em", "tr'Am"]);
    expect(be.get('kat')).toBe("k'At");
  });
});

describe('the voice', () => {
  let voice: Voice;
  beforeAll(async () => {
    voice = await loadEspeak(table);
  });
  const seconds = (text: string) => voice.say(text).length / voice.rate;
  /** Without the 60 ms of silence on both sides. */
  const spoken = (text: string) => seconds(text) - 0.12;

  it.each(['ei', 'pet', 'bom', 'leeuw', 'sinaasappel'])('says %s long enough to hear', (word) => {
    expect(spoken(word)).toBeGreaterThan(0.25);
    expect(seconds(word)).toBeLessThan(2);
  });

  it('never clips, and is as loud for every word', () => {
    for (const text of ['bom', 'boom', 'sis', 'papegaai', 'De leeuw ligt onder een boom.']) {
      const samples = voice.say(text);
      expect(20 * Math.log10(loudnessOf(samples, voice.rate)), text).toBeCloseTo(-18, 0);
      const peak = peakOf(samples);
      expect(peak, text).toBeLessThan(0.89);
      const atPeak = samples.filter((sample) => Math.abs(sample) > peak * 0.995).length;
      expect(atPeak / samples.length, text).toBeLessThan(0.005);
    }
  });

  it('says tram as each country does, and other words alike', () => {
    expect(voice.phonemes('tram', 'nl')).toBe("tr'Em");
    expect(voice.phonemes('tram', 'be')).toBe("tr'Am");
    expect(voice.phonemes('boom', 'be')).toBe(voice.phonemes('boom', 'nl'));
  });

  it('says a sentence faster than its words alone', () => {
    const words = ['de', 'hond', 'blaft', 'naar', 'de', 'kat'];
    const alone = words.reduce((sum, word) => sum + spoken(word), 0);
    expect(spoken('de hond blaft naar de kat')).toBeLessThan(alone * 0.8);
  });

  it.each([
    ['appelboom', "'Ap@lb,o:m"],
    ['zakdoek', "z'Agd,uk"],
    ['grasveld', "Qr'Asf,Elt"],
    ['achttien', "'Axt,in"],
    ['cadeaupapier', "ka:d'o:pa:p,ir"],
    ['balletje', "b'Al@t;@"],
    ["bikini's", "bik'inis"],
    ['probeer', "pro:b'I:r"],
    ['quad', "kv#'Ot"],
    ['wonen', "v#'o:n@n"],
    ['wonnen', "v#'On@n"],
    ['gezondheid', "Q@z'OnthEIt"],
    ['verdedigd', "v@rd'e:d@xt"],
    ['brandt', "br'Ant"],
    ['ziektes', "z'ikt@s"],
    ['ophalen', "'Oph,a:l@n"],
    ['vastgebonden', "v'AstQ@b,Ond@n"],
    ['overgenomen', "'o:v@rQ@n,o:m@n"],
    ['oprecht', "Opr'Ext"],
    ['intimiteit', ",Int,imit'EIt"],
    ['bovenste', "b'o:v@nst@"],
    ['achteraan', ",Axt@r'a:n"],
    ['neergeschoten', "n'I:rQ@sx,o:t@n"],
    ['chirurgen', "Sir'8rQ@n"],
    ['matrozen', "ma:tr'o:z@n"],
    ['dinosaurussen', "d,ino:s'VUr8s@n"],
    ['goedkope', "Qutk'o:p@"],
    ['ravijnen', "ra:v'EIn@n"],
    ["pony'tje", "p'Onit;@"],
    ['zee-egel', "z'e:,e:Q@l"],
    ['radio-interview', "r'a:dijo:,Int@rvju"],
    ['noord-holland', "n,O:rth'OlAnt"],
    ['zwart-wit', "zv#'Artv#,It"],
    ['gekleurde', "Q@kl'Y:rd@"],
    ['voorstelling', "v'O:rstEl,IN"],
    ['enkelvoud', "'ENk@lv,VUt"],
    ['jij', "j'EI"],
    ['bewijs', "b@v#'EIs"],
  ])('knows how to say %s', (word, phonemes) => {
    expect(voice.phonemes(word)).toBe(phonemes);
  });

  it('can say English words and nonsense, and refuses what has no sound', () => {
    for (const text of ['website', 'gamer', 'xqz', "auto's", 'foto\u0301', 'aaaaaaaaaaaaaaaaaaaa'])
      expect(spoken(text), text).toBeGreaterThan(0.2);
    for (const text of ['', ' ', '…', '🙂']) expect(() => voice.say(text)).toThrow();
  });

  it('begins and ends in silence', () => {
    const samples = voice.say('boom');
    const edge = Math.round(voice.rate * 0.06);
    expect(peakOf(samples.slice(0, edge))).toBe(0);
    expect(peakOf(samples.slice(-edge))).toBe(0);
    expect(peakOf(samples.slice(edge, edge * 2))).toBeGreaterThan(0.05);
  });

  it.each([
    ['bom', 'boom'],
    ['pet', 'peet'],
    ['man', 'maan'],
    ['zon', 'zoon'],
    ['bak', 'baak'],
  ])('says %s shorter than %s', (short, long) => {
    expect(spoken(long) / spoken(short)).toBeGreaterThan(1.15);
  });

  it('says a word and then its sentence, with a pause, the word a little faster than alone', () => {
    const sentence = 'We gaan op reis naar zee.';
    const word = spoken(`reis. ${sentence}`) - spoken(sentence) - 0.25;
    expect(word / spoken('reis')).toBeGreaterThan(0.7);
    expect(word / spoken('reis')).toBeLessThan(1);
  });

  it('makes an mp3 of some 4 kB a second', async () => {
    const encode = await loadMp3();
    const mp3 = encode(voice.say('boom'), voice.rate);
    expect(mp3[0]).toBe(0xff);
    expect(mp3[1]! & 0xe0).toBe(0xe0);
    const length = (mp3.length * 8) / 32_000;
    expect(length).toBeGreaterThan(seconds('boom') - 0.1);
    expect(length).toBeLessThan(seconds('boom') + 0.25);
  });
});
