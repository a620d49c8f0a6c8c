import { describe, expect, it } from 'vitest';
import { exceptions } from './exceptions.ts';
import { conjugate, slotDistractors, strongForms } from './index.ts';
import { isStrongForm } from './is-strong.ts';

/** stem, third, past, past plural, participle, participle before a noun. */
const forms = (lemma: string) => {
  const { stem, third, past, pastPlural, participle, adjective } = conjugate(lemma);
  return [stem, third, past, pastPlural, participle, adjective].join(' ');
};

describe('conjugate', () => {
  it.each([
    ['werken', 'werk werkt werkte werkten gewerkt gewerkte'],
    ['wonen', 'woon woont woonde woonden gewoond gewoonde'],
    ['verhuizen', 'verhuis verhuist verhuisde verhuisden verhuisd verhuisde'],
    ['beven', 'beef beeft beefde beefden gebeefd gebeefde'],
    ['zetten', 'zet zet zette zetten gezet gezette'],
    ['redden', 'red redt redde redden gered geredde'],
    ['vergroten', 'vergroot vergroot vergrootte vergrootten vergroot vergrote'],
    ['branden', 'brand brandt brandde brandden gebrand gebrande'],
    ['wandelen', 'wandel wandelt wandelde wandelden gewandeld gewandelde'],
    ['beoordelen', 'beoordeel beoordeelt beoordeelde beoordeelden beoordeeld beoordeelde'],
    ['bellen', 'bel belt belde belden gebeld gebelde'],
    ['herinneren', 'herinner herinnert herinnerde herinnerden herinnerd herinnerde'],
    ['proberen', 'probeer probeert probeerde probeerden geprobeerd geprobeerde'],
    ['kamperen', 'kampeer kampeert kampeerde kampeerden gekampeerd gekampeerde'],
    ['appen', 'app appt appte appten geappt geappte'],
    ['naaien', 'naai naait naaide naaiden genaaid genaaide'],
    ['vloggen', 'vlog vlogt vlogde vlogden gevlogd gevlogde'],
    ['eisen', 'eis eist eiste eisten geëist geëiste'],
  ])('writes the forms of the weak verb %s', (lemma, expected) => expect(forms(lemma)).toBe(expected));

  it.each([
    ['lopen', 'loop loopt liep liepen gelopen gelopen'],
    ['kiezen', 'kies kiest koos kozen gekozen gekozen'],
    ['schrijven', 'schrijf schrijft schreef schreven geschreven geschreven'],
    ['zwemmen', 'zwem zwemt zwom zwommen gezwommen gezwommen'],
    ['geven', 'geef geeft gaf gaven gegeven gegeven'],
    ['worden', 'word wordt werd werden geworden geworden'],
    ['vinden', 'vind vindt vond vonden gevonden gevonden'],
    ['komen', 'kom komt kwam kwamen gekomen gekomen'],
    ['gaan', 'ga gaat ging gingen gegaan gegane'],
    ['verbinden', 'verbind verbindt verbond verbonden verbonden verbonden'],
    ['bevriezen', 'bevries bevriest bevroor bevroren bevroren bevroren'],
    ['overleven', 'overleef overleeft overleefde overleefden overleefd overleefde'],
    ['onderzoeken', 'onderzoek onderzoekt onderzocht onderzochten onderzocht onderzochte'],
    ['verkopen', 'verkoop verkoopt verkocht verkochten verkocht verkochte'],
    ['verslinden', 'verslind verslindt verslond verslonden verslonden verslonden'],
    ['weerstaan', 'weersta weerstaat weerstond weerstonden weerstaan weerstane'],
  ])('writes the forms of the strong verb %s', (lemma, expected) => expect(forms(lemma)).toBe(expected));

  it('finds a verb with a loose first part by the verb that it is made of', () => {
    expect(conjugate('opbellen')).toMatchObject({ past: 'belde', participle: 'opgebeld', loose: 'op' });
    expect(conjugate('voorbereiden').participle).toBe('voorbereid');
    expect(conjugate('uitverkopen').participle).toBe('uitverkocht');
    expect(conjugate('meelopen')).toMatchObject({ past: 'liep', participle: 'meegelopen' });
  });

  it('has all forms of every verb that does not go by rule, none with a letter three times', () => {
    expect(exceptions().size).toBeGreaterThan(200);
    for (const lemma of exceptions().keys()) {
      const { stem, third, past, pastPlural } = conjugate(lemma);
      for (const form of [stem, third, past, pastPlural]) expect(form, lemma).toMatch(/^[a-zë]{2,}$/);
      expect([stem, third, past, pastPlural].join(' '), lemma).not.toMatch(/(.)\1\1/);
    }
  });
});

describe('slotDistractors', () => {
  it('offers the forms of the tense of the answer first, never the answer', () => {
    expect(slotDistractors('vinden', 'vindt').slice(0, 2)).toEqual(['vind', 'vint']);
    expect(slotDistractors('branden', 'brandde').slice(0, 3)).toEqual(['brande', 'brandte', 'brantte']);
    expect(slotDistractors('verhuizen', 'verhuisd')).toContain('verhuist');
    expect(slotDistractors('werken', 'werkten').slice(0, 2)).toEqual(['werkden', 'werkdden']);
    expect(slotDistractors('planten', 'geplante').slice(0, 2)).toEqual(['geplantte', 'geplande']);
    for (const lemma of exceptions().keys()) {
      const { third } = conjugate(lemma);
      const offered = slotDistractors(lemma, third);
      expect(offered, lemma).not.toContain(third);
      expect(offered.length, lemma).toBeGreaterThan(2);
    }
  });
});

describe('strongForms', () => {
  it('tells what a child makes of a strong verb', () => {
    expect(strongForms('sliep')).toEqual([{ form: 'past', weak: 'slaapte' }]);
    expect(strongForms('geholpen')).toEqual([{ form: 'participle', weak: 'gehelpt' }]);
    expect(strongForms('fiets')).toEqual([]);
  });
});

describe('isStrongForm', () => {
  it('knows forms with and without a prefix, and what only looks like one', () => {
    for (const form of ['liep', 'gelopen', 'verloor', 'bevroren', 'ontsloot', 'deed'])
      expect(isStrongForm(form), form).toBe(true);
    for (const word of ['lopen', 'bevallen', 'gezond', 'verleden', 'vervoer', 'werkte', 'verband'])
      expect(isStrongForm(word), word).toBe(false);
  });
});
