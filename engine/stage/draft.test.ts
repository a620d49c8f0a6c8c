import { describe, expect, it, vi } from 'vitest';
import { CutDraft, RowDraft, TextDraft } from './draft.ts';

describe('RowDraft', () => {
  it('fills the first open place, and swaps when two places change', () => {
    const row = new RowDraft(3);
    row.lay('a');
    row.lay('b', 2);
    row.lay('c');
    expect(row.places).toEqual(['a', 'c', 'b']);
    row.lay('a', 2);
    expect(row.places).toEqual(['b', 'c', 'a']);
    expect(row.full).toBe(true);
  });

  it('takes back what was laid last, one after the other', () => {
    const row = new RowDraft(3);
    row.lay('a', 2);
    row.lay('b');
    expect(row.undo()).toBe('b');
    expect(row.undo()).toBe('a');
    expect(row.undo()).toBeUndefined();
    expect(row.ids).toEqual([]);
  });

  it('gives back what is wrong and holds on to what is right', () => {
    const changed = vi.fn();
    const row = new RowDraft(3, changed);
    for (const id of ['a', 'b', 'c']) row.lay(id);
    changed.mockClear();
    expect(row.keep([true, false, true])).toEqual(['b']);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(row.takeBack(0)).toBeUndefined();
    expect(row.lay('x', 0)).toBe(false);
    expect(row.lay('a', 1)).toBe(false);
    expect(row.lay('x')).toBe(true);
    expect(row.places).toEqual(['a', 'x', 'c']);
  });
});

describe('TextDraft', () => {
  it.each([
    ['\u0133s', 'ijs'],
    ['e\u0301e\u0301n', 'één'],
    ['foto\u2019s', "foto's"],
    ['zee\u2011egel', 'zee-egel'],
    ['zee\u2013eg', 'zee-eg'],
    ['auto\u2032s', "auto's"],
    ["'s\u00a0middag", "'s middag"],
    ['bo\u00adom', 'boom'],
    ['a1b2', 'ab'],
    ['in de war', 'in de war'],
  ])('takes %j as %j', (typed, text) => {
    const draft = new TextDraft(9);
    draft.type(typed);
    expect(draft.text).toBe(text);
  });

  it('joins a mark that arrives after its letter', () => {
    const draft = new TextDraft(3);
    draft.type('e');
    draft.type('\u0308');
    expect(draft.text).toBe('ë');
    expect(draft.undo()).toBe(true);
    expect(draft.text).toBe('');
    expect(draft.undo()).toBe(false);
  });

  it('has room for a slip, but not for a whole alphabet', () => {
    const draft = new TextDraft(5);
    draft.type('abcdefghijklmnop');
    expect(draft.text).toBe('abcdefghi');
    expect(draft.type('q')).toBe('');
  });
});

describe('CutDraft', () => {
  it('sets, takes away and undoes cuts, and knows only the gaps there are', () => {
    const cuts = new CutDraft(6);
    expect(cuts.toggle(3)).toBe(true);
    expect(cuts.toggle(1)).toBe(true);
    expect(cuts.cuts).toEqual([1, 3]);
    expect(cuts.undo()).toBe(1);
    expect(cuts.toggle(3)).toBe(false);
    expect(cuts.toggle(0)).toBe(false);
    expect(cuts.toggle(6)).toBe(false);
    expect(cuts.cuts).toEqual([]);
  });
});
