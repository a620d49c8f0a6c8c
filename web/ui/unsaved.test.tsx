// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

let root: Root;
let router: ReturnType<typeof createMemoryRouter>;
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  router = createMemoryRouter([
    { path: '/', Component: Page },
    { path: '/elders', element: 'elders' },
  ]);
  await act(async () => root.render(<RouterProvider router={router} />));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click(),
  );
const leave = async () => {
  await act(async () => void router.navigate('/elders'));
  return router.state.location.pathname;
};

it('lets a page go on which nothing is changed', async () => {
  expect(await leave()).toBe('/elders');
});

it.each(['een', 'twee'])('asks when only form %s of two is changed', async (name) => {
  await press(`typ ${name}`);
  expect(await leave()).toBe('/');
  await press('Hier blijven');
  expect(await leave()).toBe('/');
});

it('asks while one of two is still to be saved, and no more after both are', async () => {
  await press('typ een');
  await press('typ twee');
  await press('bewaar een');
  expect(await leave()).toBe('/');
  await press('Hier blijven');
  await press('bewaar twee');
  expect(await leave()).toBe('/elders');
});
