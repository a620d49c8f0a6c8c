import { describe, expect, it } from 'vitest';
import { Beam, customersOf, Melody, noteOf, placeIn, type Reading } from './rules.ts';

const PACE = { slowest: 60, fastest: 900 };
const [LEFT, RIGHT] = [500, 680] as const;

/** Pulls from 300 to 760 at a speed, seen every so many ms: what the beam said in the end. */
function pulled(speed: number, every = 1000 / 60, from = 300): Reading {
  const beam = new Beam(LEFT, RIGHT, PACE);
  let last: Reading = 'none';
  for (let x = from, ms = 0; x < 760; x += (speed * every) / 1000, ms = every) {
    last = beam.pull(x, ms);
    if (last !== 'none' && last !== 'reading') return last;
  }
  return beam.pull(760, every);
}

describe('the beam', () => {
  it.each([100, 400, 800])('reads what is pulled at %i u a second', (speed) => {
    expect(pulled(speed)).toBe('read');
  });

  it.each([1000, 4000])('does not read a jerk of %i u a second', (speed) => {
    expect(pulled(speed)).toBe('fast');
  });

  it('does not read what hardly moves', () => {
    expect(pulled(40)).toBe('slow');
  });

  it.each([50, 120])('reads the same where it is seen only every %i ms', (every) => {
    expect(pulled(700, every)).toBe('read');
    expect(pulled(1300, every)).toBe('fast');
  });

  it('counts the time over the glass, not before it', () => {
    const beam = new Beam(LEFT, RIGHT, PACE);
    expect(beam.pull(300, 0)).toBe('none');
    expect(beam.pull(480, 5000)).toBe('none');
    expect(beam.pull(520, 80)).toBe('reading');
    expect(beam.pull(690, 300)).toBe('read');
  });

  it('begins anew when it is pulled back', () => {
    const beam = new Beam(LEFT, RIGHT, PACE);
    beam.pull(480, 0);
    beam.pull(600, 9000);
    expect(beam.pull(470, 100)).toBe('none');
    expect(beam.pull(700, 400)).toBe('read');
    expect(beam.pull(720, 40)).toBe('none');
  });
});

describe('customers', () => {
  it.each([
    [18, [5, 5, 4, 4]],
    [12, [3, 3, 3, 3]],
    [6, [2, 2, 1, 1]],
    [2, [1, 1]],
  ])('share %i words', (words, sizes) => {
    expect(customersOf(words)).toEqual(sizes);
  });

  it('come one after the other', () => {
    const sizes = customersOf(6);
    const at = Array.from({ length: 6 }, (_, done) => placeIn(sizes, done));
    expect(at.map(({ customer }) => customer)).toEqual([0, 0, 1, 1, 2, 3]);
    expect(at.map(({ item, of }) => item === of - 1)).toEqual([false, true, false, true, true, true]);
  });
});

describe('a tune', () => {
  it.each([1, 2, 3, 4, 5])('of %i notes climbs, and ends an octave up', (of) => {
    const notes = Array.from({ length: of }, (_, item) => noteOf(item, of));
    expect(notes).toEqual([...notes].sort((a, b) => a - b));
    expect(new Set(notes).size).toBe(of);
    expect(notes.at(-1)).toBe(2);
  });

  it('is whole when every product sang', () => {
    const melody = new Melody();
    for (let i = 0; i < 3; i++) melody.add(true);
    expect(melody.isWhole(3)).toBe(true);
    expect(melody.isWhole(4)).toBe(false);
  });

  it('has a gap after a mistake and after a jerk, until the next customer', () => {
    const melody = new Melody();
    melody.add(false);
    melody.spoil();
    melody.add(true);
    melody.add(true);
    expect(melody.notes).toEqual([false, false, true]);
    expect(melody.isWhole(3)).toBe(false);
    melody.clear();
    melody.add(true);
    expect(melody.isWhole(1)).toBe(true);
  });
});
