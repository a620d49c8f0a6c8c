// @vitest-environment jsdom
import { act, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { mounting } from '../testing/mounting.ts';
import { UnsavedGuard, useUnsaved } from './unsaved.tsx';

/** One of the forms of a page: what is typed changes it, saving makes it as it was. */
function Part({ name }: { name: string }) {
  const [changed, setChanged] = useState(false);
  const forget = useUnsaved(changed);
  return (
    <>
      <button type="button" onClick={() => setChanged(true)}>{`typ ${name}`}</button>
      <button type="button" onClick={forget}>{`bewaar ${name}`}</button>
    </>
  );
}

const Page = () => (
  <UnsavedGuard>
    <Part name="een" />
    <Part name="twee" />
  </UnsavedGuard>
);

const screen = mounting();
let router: ReturnType<typeof createMemoryRouter>;
beforeEach(async () => {
  router = createMemoryRouter([
    { path: '/', Component: Page },
    { path: '/elders', element: 'elders' },
  ]);
  await screen.show(<RouterProvider router={router} />);
});

const leave = async () => {
  await act(async () => void router.navigate('/elders'));
  return router.state.location.pathname;
};

it('lets a page go on which nothing is changed', async () => {
  expect(await leave()).toBe('/elders');
});

it.each(['een', 'twee'])('asks when only form %s of two is changed', async (name) => {
  await screen.press(`typ ${name}`);
  expect(await leave()).toBe('/');
  await screen.press('Hier blijven');
  expect(await leave()).toBe('/');
});

it('asks while one of two is still to be saved, and no more after both are', async () => {
  await screen.press('typ een');
  await screen.press('typ twee');
  await screen.press('bewaar een');
  expect(await leave()).toBe('/');
  await screen.press('Hier blijven');
  await screen.press('bewaar twee');
  expect(await leave()).toBe('/elders');
});
