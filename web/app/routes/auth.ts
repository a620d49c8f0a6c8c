import type { RouteObject } from 'react-router';
import { screen } from './screen.tsx';

/** Screens by which people come in. */
export const AUTH_SCREENS: RouteObject[] = [
  screen(
    'auth/wachtwoordaanvragen',
    async () => (await import('../../auth/reset/request-page.tsx')).RequestPasswordPage,
  ),
  screen(
    'auth/wachtwoordherstellen/:userId/:herstelToken',
    async () => (await import('../../auth/reset/reset-page.tsx')).ResetPasswordPage,
  ),
  screen(
    'auth/mailbevestigen/:userId/:token',
    async () => (await import('../../auth/reset/confirm-email-page.tsx')).ConfirmEmailPage,
  ),
  screen(
    'auth/sluiten/:token',
    async () => (await import('../../auth/reset/confirm-closing-page.tsx')).ConfirmClosingPage,
  ),
  screen(
    'auth/proef/:leadId/:token',
    async () => (await import('../../auth/reset/trial-page.tsx')).TrialPage,
  ),
  screen('auth/kaart', async () => (await import('../../auth/card/card-page.tsx')).CardPage),
  screen('auth/login', async () => (await import('../../auth/login/login-page.tsx')).LoginPage, {
    name: 'login',
  }),
  screen(
    'auth/login-sso',
    async () => (await import('../../auth/login-sso/login-sso-page.tsx')).LoginSsoPage,
    { name: 'login-sso' },
  ),
];
