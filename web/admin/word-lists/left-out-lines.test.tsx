// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CheckedLine } from '../../../server/contract/word-lists.ts';
import { LeftOutLines } from './left-out-lines.tsx';

const line = (given: string): CheckedLine => ({
  line: 1,
  given,
  verdict: 'skipped',
  reason: 'Dit lijkt een kop.',
  leftOut: given,
});

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
});

const show = (lines: readonly CheckedLine[], onHide = () => {}) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <LeftOutLines account="a" lines={lines} onHide={onHide} onTaken={() => {}} />
      </QueryClientProvider>,
    ),
  );
const press = (name: string) =>
  act(async () =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click(),
  );

it('is not there when nothing was left out', async () => {
  await show([]);
  expect(page.innerHTML).toBe('');
});

it('names each line with what it seems to be, and can have it added all the same', async () => {
  await show([line('Week 12:')]);
  expect(page.textContent).toContain('Deze regel is overgeslagen. Klopt dat?');
  expect(page.textContent).toContain('“Week 12:”: Dit lijkt een kop.');
  expect(page.querySelector('li button')!.getAttribute('aria-label')).toBe('“Week 12:” toch toevoegen');
});

it('shows a few lines of many, and all of them on asking', async () => {
  const onHide = vi.fn();
  await show(
    Array.from({ length: 9 }, (_, i) => line(`Blok ${i}:`)),
    onHide,
  );
  expect(page.querySelectorAll('li')).toHaveLength(5);
  await press('Toon alle 9 regels');
  expect(page.querySelectorAll('li')).toHaveLength(9);
  await press('Klopt, overslaan');
  expect(onHide).toHaveBeenCalledOnce();
});
