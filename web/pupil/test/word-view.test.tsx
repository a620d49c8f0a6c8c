// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OwnTest } from '../../../server/contract/own-tests.ts';
import { mounting } from '../../testing/mounting.ts';
import { WordView } from './word-view.tsx';

/** Three words and two sentences. */
const taken = {
  words: [1, 2, 3, 4, 5].map((n) => ({ n, part: 1, isSentence: n > 3 })),
  answers: [],
} as unknown as OwnTest;
let moved: number[] = [];

beforeEach(() => {
  moved = [];
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
});
afterEach(() => vi.unstubAllGlobals());

const viewOf = (index: number) => (
  <WordView
    test={taken}
    index={index}
    all={5}
    entries={new Map()}
    address={{ pupil: 'noor', test: 'toets', device: 'tablet' }}
    volume={1}
    onWrite={() => undefined}
    onSend={() => undefined}
    onMove={(to) => moved.push(to)}
  />
);
const press = () => document.querySelector<HTMLButtonElement>('button[type=submit]')!.click();
const later = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);

describe('a word that is shown', () => {
  const screen = mounting();

  test('a second tap on the word before does not pass over this one', async () => {
    await screen.show(viewOf(1));
    press();
    expect(moved).toEqual([]);
    document.querySelector<HTMLInputElement>('input')!.value = 'boom';
    press();
    expect(moved).toEqual([2]);
  });

  test('who leaves a word empty goes on', async () => {
    await screen.show(viewOf(1));
    const clock = later();
    press();
    clock.mockRestore();
    expect(moved).toEqual([2]);
  });

  test('words are counted, and then sentences', async () => {
    const heading = () => document.querySelector('h1')!.textContent;
    await screen.show(viewOf(2));
    expect(heading()).toBe('Woord 3 van 3');
    await screen.show(viewOf(3));
    expect(heading()).toBe('Zin 1 van 2');
  });
});

describe('a word that is heard', () => {
  const screen = mounting({ waits: false });

  test('without a line nothing was heard: the word may still be heard as often as before', async () => {
    await screen.show(viewOf(0));
    const hear = () => document.querySelector<HTMLButtonElement>('.test-hear button')!;
    for (let times = 0; times < 3; times++) {
      await vi.waitFor(() => {
        expect(document.querySelector('.test-note')!.textContent).toMatch(/^Het geluid lukte niet/);
        expect([hear().textContent, hear().disabled]).toEqual(['Luisteren', false]);
      });
      hear().click();
    }
  });
});
