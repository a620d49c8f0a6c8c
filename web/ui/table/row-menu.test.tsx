// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mounting } from '../../testing/mounting.ts';
import { RowMenu } from './row-menu.tsx';

const screen = mounting();
/** None once the menu has closed. */
const item = () => document.querySelector<HTMLElement>('[role=menuitem]');

it('does once what is pressed twice in it, and again when it is opened anew', async () => {
  const run = vi.fn();
  await screen.show(<RowMenu label="Meer" items={[{ key: 'back', label: 'Terughalen', run }]} />);
  const open = () => act(async () => screen.page.querySelector('button')!.click());
  const press = () => act(async () => item()?.click());
  await open();
  await press();
  await press();
  expect(run).toHaveBeenCalledTimes(1);
  await open();
  await press();
  expect(run).toHaveBeenCalledTimes(2);
});
