import { createHash, randomBytes } from 'node:crypto';

/** What the web app keeps of a login that it began (server/auth/sso/README.md 5). */
export interface Begun {
  verifier: string;
  state: string;
}

export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** As much of a browser as single sign-on needs: cookies per origin, and redirects that can be stopped at. */
export class Browser {
  readonly #cookies = new Map<string, Map<string, string>>();
  readonly #agent: string;

  constructor(agent = 'proefbrowser') {
    this.#agent = agent;
  }

  /** Asks for one address; no redirect is followed. */
  async get(address: string, init: RequestInit = {}): Promise<Response> {
    const { origin } = new URL(address);
    const jar = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, jar);
    const response = await fetch(address, {
      ...init,
      redirect: 'manual',
      headers: {
        'User-Agent': this.#agent,
        Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...init.headers,
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  /** Another browser with the same cookies, as who steals them has. */
  copy(): Browser {
    const thief = new Browser(this.#agent);
    for (const [origin, jar] of this.#cookies) thief.#cookies.set(origin, new Map(jar));
    return thief;
  }

  /** Begins a login as the web app does; resolves with the address at the provider. */
  async start(
    server: string,
    provider = 'test',
    over: Record<string, string> = {},
  ): Promise<Begun & { to: string; status: number }> {
    const verifier = randomBytes(32).toString('base64url');
    const state = randomBytes(24).toString('base64url');
    const query = new URLSearchParams({
      provider,
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
      state,
      return_host: new URL(server).host,
      ...over,
    });
    const response = await this.get(`${server}/api/auth/sso/start?${query}`);
    return { verifier, state, to: response.headers.get('location') ?? '', status: response.status };
  }

  /** Logs in at the provider; resolves with the address to which it sends the browser back: our callback. */
  async choose(address: string, user: string): Promise<string> {
    let to = address;
    for (let steps = 0; steps < 8; steps++) {
      if (to.includes('/api/auth/sso/callback/')) return to;
      const page = await this.get(to);
      const location = page.headers.get('location');
      if (location) {
        to = new URL(location, to).href;
        continue;
      }
      const html = await page.text();
      const action = /action="([^"]+)"/.exec(html)?.[1];
      if (!action) throw new Error(`no way on at ${to}: ${html.slice(0, 200)}`);
      const fields = [...html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
      const body = new URLSearchParams(
        fields.map(([, name, value]) => [name!, value!.replaceAll('&amp;', '&')]),
      );
      body.set('user', user);
      const chosen = await this.get(new URL(action, to).href, { method: 'POST', body });
      to = new URL(chosen.headers.get('location')!, to).href;
    }
    throw new Error('the provider keeps on redirecting');
  }

  /** Where our callback leads; its parameters are those of the page login-sso. */
  async callback(address: string): Promise<{ to: URL; parameters: Record<string, string> }> {
    const response = await this.get(address);
    const to = new URL(response.headers.get('location') ?? '', address);
    return { to, parameters: Object.fromEntries(to.searchParams) };
  }

  /** All of it: from start to what login-sso gets. */
  async login(server: string, user: string, provider = 'test') {
    const begun = await this.start(server, provider);
    const { to, parameters } = await this.callback(await this.choose(begun.to, user));
    return { ...begun, to, parameters };
  }

  /** Exchanges a code. */
  exchange(server: string, code: string | undefined, verifier: string | undefined): Promise<Response> {
    const query = new URLSearchParams({
      ...(code !== undefined && { auth_code: code }),
      ...(verifier !== undefined && { code_verifier: verifier }),
    });
    return this.get(`${server}/api/auth/token?${query}`);
  }
}
