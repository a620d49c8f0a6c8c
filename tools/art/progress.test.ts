import { expect, it } from 'vitest';
import { Progress } from './progress.ts';

function told(isTTY: boolean) {
  const written: string[] = [];
  const progress = new Progress('Maken:', 4, { isTTY, write: (text) => written.push(text) });
  progress.step('kit', 1, 10_000);
  progress.step('rups', 1, 10_100);
  progress.step('doolhof', 1, 20_000);
  progress.step('leesrace', 1, 20_100);
  return written.join('');
}

it('writes a line now and then in a log, and always the last', () => {
  expect(told(false)).toBe('Maken: 0%\nMaken: 25% (kit)\nMaken: 75% (doolhof)\nMaken: 100%\n');
});

it('keeps one line up to date in a terminal', () => {
  const line = told(true);
  expect(line.split('\r\x1b[K').slice(1)).toEqual([
    'Maken: 0%',
    'Maken: 25% (kit)',
    'Maken: 50% (rups)',
    'Maken: 75% (doolhof)',
    'Maken: 100%\n',
  ]);
});
