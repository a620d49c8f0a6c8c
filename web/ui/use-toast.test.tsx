// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toastState, useToast } from './use-toast.ts';

function Page() {
  const [toast, setToast] = useToast();
  return (
    <button type="button" onClick={() => setToast({ message: 'Weg.' })}>
      {toast?.message ?? 'niets'}
    </button>
  );
}

let page: HTMLElement;
let root: Root | undefined;
/** Opens the app at the address where the browser is, with the state that its history holds: as a reload does. */
function open() {
  act(() => root?.unmount());
  const router = createBrowserRouter([
    { path: '/bewaren', element: 'bewaren' },
    { path: '/lijst', Component: Page },
  ]);
  root = createRoot(page);
  act(() => root!.render(<RouterProvider router={router} />));
  return router;
}
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  page = document.createElement('div');
  window.history.replaceState(null, '', '/bewaren');
});
afterEach(() => act(() => root?.unmount()));

it('is told by the page that it was sent to, and not again after a reload; the address stays', async () => {
  const router = open();
  await act(() => router.navigate('/lijst?zoek=ei#boven', toastState({ message: 'Bewaard.' })));
  expect(page.textContent).toBe('Bewaard.');
  expect(window.location.href).toContain('/lijst?zoek=ei#boven');
  open();
  expect(page.textContent).toBe('niets');
  expect(window.location.href).toContain('/lijst?zoek=ei#boven');
});

it('gives way to what the page says itself', async () => {
  const router = open();
  await act(() => router.navigate('/lijst', toastState({ message: 'Bewaard.' })));
  act(() => page.querySelector('button')!.click());
  expect(page.textContent).toBe('Weg.');
});
