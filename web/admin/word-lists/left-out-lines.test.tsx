// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { CheckedLine } from '../../../server/contract/word-lists.ts';
import { mounting } from '../../testing/mounting.ts';
import { LeftOutLines } from './left-out-lines.tsx';

const line = (given: string): CheckedLine => ({
  line: 1,
  given,
  verdict: 'skipped',
  reason: 'Dit lijkt een kop.',
  leftOut: given,
});

const screen = mounting();
const show = (lines: readonly CheckedLine[], onHide = () => {}) =>
  screen.show(
    <QueryClientProvider client={new QueryClient()}>
      <LeftOutLines account="a" lines={lines} onHide={onHide} onTaken={() => {}} />
    </QueryClientProvider>,
  );

it('is not there when nothing was left out', async () => {
  await show([]);
  expect(screen.page.innerHTML).toBe('');
});

it('names each line with what it seems to be, and can have it added all the same', async () => {
  await show([line('Week 12:')]);
  expect(screen.page.textContent).toContain('Deze regel is overgeslagen. Klopt dat?');
  expect(screen.page.textContent).toContain('“Week 12:”: Dit lijkt een kop.');
  expect(screen.page.querySelector('li button')!.getAttribute('aria-label')).toBe(
    '“Week 12:” toch toevoegen',
  );
});

it('shows a few lines of many, and all of them on asking', async () => {
  const onHide = vi.fn();
  await show(
    Array.from({ length: 9 }, (_, i) => line(`Blok ${i}:`)),
    onHide,
  );
  expect(screen.page.querySelectorAll('li')).toHaveLength(5);
  await screen.press('Toon alle 9 regels');
  expect(screen.page.querySelectorAll('li')).toHaveLength(9);
  await screen.press('Klopt, overslaan');
  expect(onHide).toHaveBeenCalledOnce();
});
