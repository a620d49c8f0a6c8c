import { createBrowserRouter } from 'react-router';
import { ROUTES } from './routes/index.ts';

/** Makes the router of the app. A session that ends takes every guarded screen to the login screen. */
export const createRouter = () => createBrowserRouter(ROUTES, { basename: '/app' });
