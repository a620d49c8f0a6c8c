/** Address of a page of the site: its canonical one, mounted under /app (spec section 1). */
export const pageAddress = (name: string): string => `/app/site/${name}`;

/** Addresses in the app; going there is a full navigation, because the site does not hold the app. */
export const appAddress = {
  login: '/app/auth/login',
  sso: '/app/auth/login-sso',
} as const;

/** The name of the page that an address asks for. */
export const pageNameAt = (pathname: string): string | undefined =>
  /^\/app\/site\/([a-z-]+)\/?$/.exec(pathname)?.[1];
