import { describe, expect, it } from 'vitest';
import { choiceIn, choicesOf, FITS, FITS_NOT } from './choices.ts';
import { cutsIn, partsOf } from './split.ts';

const common = { id: 'x', category: 'c', prompt: { task: 'Kies.' }, secondChance: true };

describe('choices', () => {
  it('are the options, the buckets or the two verdicts, and each is its own answer', () => {
    const options = [
      { id: 'a', text: 'ei' },
      { id: 'b', picture: { name: 'n', url: 'u', alt: 'ijs' } },
    ];
    const buckets = [{ id: 'd', mark: 'A' as const, label: 'd', name: 'eind-d' }];
    const choose = choicesOf({ ...common, form: 'choose', kind: 'word', options });
    expect(choose.map(({ label }) => label)).toEqual(['ei', 'ijs']);
    const sort = choicesOf({ ...common, form: 'sort', buckets, card: { id: 'k', text: 'hond' } });
    expect(sort[0]).toMatchObject({ kind: 'bucket', label: 'eind-d', sign: { mark: 'A', label: 'd' } });
    const judge = choicesOf({ ...common, form: 'judge', kind: 'word', card: { id: 'k', text: 'hond' } });
    expect(judge.map(({ id }) => id)).toEqual([FITS, FITS_NOT]);
    for (const { id, answer } of [...choose, ...sort, ...judge]) expect(choiceIn(answer)).toBe(id);
    expect(choiceIn({ form: 'type', text: 'a' })).toBeUndefined();
  });
});

describe('cuts', () => {
  it('make parts that together are the whole word', () => {
    expect(partsOf(5, [2])).toEqual([
      { from: 0, to: 2 },
      { from: 2, to: 5 },
    ]);
    expect(partsOf(3, cutsIn({ form: 'choose', option: 'a' }))).toEqual([{ from: 0, to: 3 }]);
  });
});
