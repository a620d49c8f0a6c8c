import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router';
import { LoginPage } from '../auth/login/login-page.tsx';
import { RequestPasswordPage } from '../auth/reset/request-page.tsx';
import { paths } from './paths.ts';
import { Root } from './root.tsx';
import { VARIANT } from './variant.ts';

/** A screen as text: where its source is, what comes in the head, and what comes in the body. */
export interface RenderedScreen {
  /** Its address below /app. */
  path: string;
  /** The module that the browser fetches for it, from the root of the client. */
  source: string;
  /** Value of the `lang` attribute. */
  lang: string;
  title: string;
  body: string;
}

const LANGUAGE = VARIANT === 'be' ? 'nl-BE' : 'nl';

/** Screens that strangers see first; the others are empty until the app is there. */
const FIRST_SCREENS = [
  { path: paths.login, source: 'auth/login/login-page.tsx', Component: LoginPage },
  { path: paths.requestPassword, source: 'auth/reset/request-page.tsx', Component: RequestPasswordPage },
];

const ROUTES: RouteObject[] = [
  { Component: Root, children: FIRST_SCREENS.map(({ path, Component }) => ({ path, Component })) },
];

/** Renders the first screens as nobody who is logged in sees them, in the variant that this module was loaded for. */
export const renderScreens = (): Promise<RenderedScreen[]> =>
  Promise.all(
    FIRST_SCREENS.map(async ({ path, source }) => {
      const { query, dataRoutes } = createStaticHandler(ROUTES, { basename: '/app' });
      const context = await query(new Request(`http://localhost/app${path}`));
      if (context instanceof Response) throw new Error(`${path} leads elsewhere.`);
      const html = renderToString(
        <StrictMode>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </StrictMode>,
      );
      // React puts what belongs in the head first; pictures are so light that nobody need be told of them early.
      const [, head, body] = /^((?:<link [^>]*>|<title>[^<]*<\/title>)*)(.*)$/s.exec(html)!;
      return { path, source, lang: LANGUAGE, title: /<title>([^<]*)/.exec(head!)![1]!, body: body! };
    }),
  );
