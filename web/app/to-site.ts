import { redirectDocument, type LoaderFunctionArgs } from 'react-router';

const HOME = '/app/site/home';

/**
 * Leaves the app for a page of the public site, which is a document of its own. The server sends the app itself only for an
 * address of the site that is no page: then there is nowhere to go.
 */
export function leaveToSite({ request, params }: LoaderFunctionArgs): Response | null {
  const wanted = params['page'] ? new URL(request.url).pathname : HOME;
  return wanted === window.location.pathname ? null : redirectDocument(wanted);
}
