import { describe, expect, it } from 'vitest';
import { createRng } from '../../exercise/index.ts';
import { extraWords } from './extras.ts';

const words = (sentence: string, most = 2) => extraWords(sentence, most, createRng(sentence));
const MORE = /en$/;

describe('extraWords', () => {
  it.each([
    'Hij heeft een rode jas.',
    'Ik zie de kinderen op het plein.',
    'Op de kinderboerderij mekkert een geit.',
    'De kever kruipt onder een blad.',
    'Is deze verf al eerder gebruikt?',
    'Durf jij je mening te zeggen?',
  ])('gives verbs of more than one beside "%s"', (sentence) => {
    expect(words(sentence)).toHaveLength(2);
    for (const word of words(sentence)) expect(word).toMatch(MORE);
  });

  it('gives verbs of one where we do it', () => {
    for (const word of words('Met de trein gaan we naar Groningen.')) expect(word).not.toMatch(MORE);
    expect(words('Wij spelen op het plein.')).toHaveLength(2);
  });

  it.each([
    ['one or more may be meant', 'Zij loopt naar de winkel.'],
    ['there are more of them', 'De kinderen spelen op het plein.'],
    ['there are more of them', "Papa bakt twee pizza's."],
    ['there are more of them', 'Met de meisjes loopt opa mee.'],
    ['two do it', 'Jan en Piet zwemmen.'],
    ['there are two verbs', 'Hij lacht en zij huilt.'],
    ['there are two verbs', 'De hond die daar ligt slaapt.'],
    ['there are two verbs', 'Ik denk dat het regent.'],
    ['there are two verbs', 'Als het regent, blijf ik binnen.'],
    ['somebody is asked for', 'Wie zit er naast jou?'],
    ['somebody is quoted', 'Oma roept: kom binnen!'],
    ['I and we', 'Ik help ons zoals we dat doen.'],
  ])('gives none where %s: "%s"', (_why, sentence) => {
    expect(words(sentence)).toEqual([]);
  });

  it('gives none that looks like a word of the sentence, none twice and none when none is wished for', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const found = extraWords('De hond liep hard.', 2, createRng(String(i)));
      expect(new Set(found).size).toBe(2);
      for (const word of found) seen.add(word);
    }
    expect(seen.has('liepen')).toBe(false);
    expect(seen.size).toBeGreaterThan(8);
    expect(words('Hij heeft een rode jas.', 0)).toEqual([]);
  });
});
