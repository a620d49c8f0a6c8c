import type { RouteObject } from 'react-router';
import { screen } from './screen.tsx';

/** Screens of the pupil area, below `leerling/{leerlingId}`. */
export const PUPIL_SCREENS: RouteObject[] = [
  screen('landkaart', async () => (await import('../../pupil/map-page.tsx')).MapPage, {
    name: 'l-landkaart',
    action: 'pupil:map',
  }),
  screen(
    'admins/:adminId/methodetoets/:methodetoetsId',
    async () => (await import('../../pupil/test/test-page.tsx')).TestPage,
    { action: 'test:look' },
  ),
  screen(
    'somvensters/:somvensterId/taken/:taakId/spellen/:game',
    async () => (await import('../../pupil/game-page.tsx')).GamePage,
    { action: 'pupil:map' },
  ),
];
