import './strict-schemas.ts';
import '../ui/fonts.css';
import '../ui/paper.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createRouter } from './router.ts';
import { session } from './services.ts';
import { USER } from './session/session.ts';
import { takeSsoReturn } from './session/sso-return.ts';

// What single sign-on put in the address goes out of it before anything is loaded or sent.
takeSsoReturn();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const router = createRouter();
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);
// A screen that the build rendered stays as it is, with what was typed in it, until its code is here. It is for strangers:
// whoever is logged in goes on to another one.
if (root.hasChildNodes() && !session.store.getState().user) {
  void fetched(router).then(() => {
    if (router.state.errors) createRoot(root).render(app);
    else hydrateRoot(root, app);
  });
} else {
  root.replaceChildren();
  createRoot(root).render(app);
}
delete document.documentElement.dataset['known'];

// A stored token that was tampered with or has ended is found at once, not at the first call.
void session.check().then((fault) => fault && session.logout(fault));

window.addEventListener('storage', ({ key }) => {
  // Without a key everything was cleared.
  if (key === USER || key === null) session.follow();
});
// A page that the browser kept in memory heard nothing of other tabs meanwhile.
window.addEventListener('pageshow', ({ persisted }) => persisted && session.follow());

/** Resolves when the code of the first screen is there, or can't be had. */
function fetched({ state, subscribe }: ReturnType<typeof createRouter>) {
  return new Promise<void>((resolve) => {
    if (state.initialized) return resolve();
    const stop = subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
