// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { saveCsv } from './csv.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a file can be saved by browsers that begin with it later: its address still works then', () => {
  vi.useFakeTimers();
  // jsdom has neither files with addresses nor downloads.
  const open = new Set<string>();
  URL.createObjectURL = () => {
    open.add('blob:1');
    return 'blob:1';
  };
  URL.revokeObjectURL = (url) => void open.delete(url);
  const clicked: { name: string; inPage: boolean }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push({ name: this.download, inPage: this.isConnected });
  });
  saveCsv('Groep 5/6: "juli"', 'x');
  expect(clicked).toEqual([{ name: 'Groep 56 juli.csv', inPage: true }]);
  expect(document.body.querySelector('a')).toBeNull();
  vi.advanceTimersByTime(10_000);
  expect([...open]).toEqual(['blob:1']);
  vi.advanceTimersByTime(120_000);
  expect([...open]).toEqual([]);
});
