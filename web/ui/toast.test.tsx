// @vitest-environment jsdom
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '../app/session/session.ts';
import { session } from '../app/services.ts';
import { mounting } from '../testing/mounting.ts';
import { tell, Toasts } from './toast.tsx';

const undo = vi.fn();

const Area = () => (
  <>
    <Outlet />
    <Toasts />
  </>
);

const screen = mounting({ waits: false });
let router: ReturnType<typeof createMemoryRouter>;
const open = async () => {
  router = createMemoryRouter([
    {
      Component: Area,
      children: [
        { path: '/', element: 'lijst' },
        { path: '/elders', element: 'elders' },
      ],
    },
  ]);
  await screen.show(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(document.body.textContent).toContain('lijst'));
};
beforeEach(async () => {
  undo.mockReset();
  await open();
});

/** A message that goes is taken out of the page a moment later, which needs the page. */
const GOING_MS = 400;
afterAll(() => new Promise((over) => setTimeout(over, GOING_MS)));

/** The messages in view; what is on its way out does not count. */
const shown = () =>
  [...document.querySelectorAll('[data-sonner-toast][data-removed=false] .MuiAlert-message')].map(
    ({ textContent }) => textContent,
  );
const say = async (message: string) => {
  // It is drawn in a task of its own.
  tell({ message, action: { label: 'Ongedaan maken', run: () => undo(message) } });
  await vi.waitFor(() => expect(shown()).toContain(message));
};

it('is still there on the next page, where it can be undone', async () => {
  await say('Groep 5 ligt in de prullenbak.');
  await router.navigate('/elders');
  await vi.waitFor(() => expect(document.body.textContent).toContain('elders'));
  expect(shown()).toEqual(['Groep 5 ligt in de prullenbak.']);
  document.querySelector<HTMLElement>('[data-sonner-toast] button')!.click();
  expect(undo.mock.calls).toEqual([['Groep 5 ligt in de prullenbak.']]);
  await vi.waitFor(() => expect(shown()).toEqual([]));
});

it('leads to the page that it tells of', async () => {
  tell({ message: 'Anouk ligt in de prullenbak.', link: { label: 'Naar de prullenbak', to: '/elders' } });
  await vi.waitFor(() => expect(shown()).toEqual(['Anouk ligt in de prullenbak. Naar de prullenbak']));
  document.querySelector<HTMLElement>('[data-sonner-toast] a')!.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain('elders'));
  await vi.waitFor(() => expect(shown()).toEqual([]));
});

it('does not take away what was told before it, which may still be undone', async () => {
  await say('Eén.');
  await say('Twee.');
  expect(shown().sort()).toEqual(['Eén.', 'Twee.']);
});

it('is read aloud where messages stand', async () => {
  await say('Bewaard.');
  const place = document.querySelector('[aria-live=polite]')!;
  expect(place.getAttribute('aria-label')).toBe('Meldingen (Alt+T)');
  expect(place.textContent).toContain('Bewaard.');
});

it('is still there in another area, and gone for who logs in after', async () => {
  session.store.setState({ user: { _id: 'one' } as User });
  await say('Anouk is verplaatst.');
  screen.close();
  await open();
  await vi.waitFor(() => expect(shown()).toEqual(['Anouk is verplaatst.']));
  screen.close();
  session.store.setState({ user: { _id: 'two' } as User });
  await open();
  await say('Bewaard.');
  expect(shown()).toEqual(['Bewaard.']);
});
