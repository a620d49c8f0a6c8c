import '../ui/fonts.css';
import '../ui/paper.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createRouter } from './router.ts';
import { session } from './services.ts';
import { takeSsoReturn } from './session/sso-return.ts';

// What single sign-on put in the address goes out of it before anything is loaded or sent.
takeSsoReturn();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>,
);

// A stored token that was tampered with or has ended is found at once, not at the first call.
void session.check().then((fault) => fault && session.logout(fault));
