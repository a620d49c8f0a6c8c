import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { calculateJwkThumbprint, exportJWK } from 'jose';
import { Provider } from 'oidc-provider';
import { spoil, type Keys, type Mischief } from './mischief.ts';
import { oauth2Routes } from './oauth2.ts';
import { choosePage } from './page.ts';
import { TEST_USERS } from './users.ts';

/** Client of both flows; the secret is worth nothing outside this machine. */
export const CLIENT = { id: 'spelwereld', secret: 'alleen-voor-de-testaanbieder' };

/** A running test provider. */
export interface Idp {
  issuer: string;
  /** What is to go wrong from now on; undefined: nothing. */
  mischief: Mischief | undefined;
  /** Provider configuration for our server: `test` by OpenID Connect and `testsmart` in Smartschool's manner. */
  providers: Record<string, unknown>[];
  close(): Promise<void>;
}

/** Only our own callbacks on this machine are led back to. */
const isOwnCallback = (uri: string) => {
  const url = URL.parse(uri);
  return (
    url !== null &&
    ['localhost', '127.0.0.1', 'be.localhost'].includes(url.hostname) &&
    url.pathname.startsWith('/api/auth/sso/callback/')
  );
};

/** Starts the provider on this machine; port 0 is any free one. */
export async function startIdp(port = 0): Promise<Idp> {
  const app = express();
  const http = createServer(app);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, '127.0.0.1', () => resolve());
  });
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const keys = await makeKeys();
  const idp: Idp = {
    issuer,
    mischief: undefined,
    providers: providersOf(issuer),
    close: () => close(http),
  };
  const provider = await openProvider(issuer, keys, () => idp.mischief);
  app.get('/kies/:uid', (request, response) => {
    response.send(choosePage(`/kies/${request.params.uid}`));
  });
  app.post('/kies/:uid', express.urlencoded({ extended: false }), async (request, response) => {
    const { user } = request.body as { user?: string };
    await provider.interactionFinished(
      request,
      response,
      user ? { login: { accountId: user } } : { error: 'access_denied', error_description: 'gestopt' },
    );
  });
  oauth2Routes(app, CLIENT, isOwnCallback);
  app.use(provider.callback());
  return idp;
}

async function makeKeys() {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const publicKey = createPublicKey(own);
  const kid = await calculateJwkThumbprint(await exportJWK(publicKey));
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return { own, foreign, kid, publicPem };
}

async function openProvider(issuer: string, keys: Keys, mischief: () => Mischief | undefined) {
  const jwk = { ...(await exportJWK(keys.own)), kid: keys.kid, alg: 'RS256', use: 'sig' };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: ['http://127.0.0.1/api/auth/sso/callback/test'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: [keys.kid] },
    pkce: { required: () => true },
    scopes: ['openid'],
    claims: { openid: ['sub', 'uid', ...new Set(TEST_USERS.flatMap(({ claims }) => Object.keys(claims)))] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 600,
      Interaction: 600,
      Session: 3600,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/kies/${interaction.uid}` },
    findAccount(_context, id) {
      const user = TEST_USERS.find((one) => one.id === id);
      if (!user) return undefined;
      return { accountId: id, claims: async () => ({ sub: id, uid: `${id}@test`, ...user.claims }) };
    },
    // Nobody is asked for consent: the school gave it.
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client!.clientId,
        accountId: context.oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
  });
  // The port of the server under test is not known beforehand.
  provider.Client.prototype.redirectUriAllowed = isOwnCallback;
  provider.use(async (context, next) => {
    await next();
    const wrong = mischief();
    if (wrong === undefined) return;
    const { route } = (context.oidc ?? {}) as { route?: string };
    const body = context.body as { id_token?: string };
    if (route === 'token' && body.id_token)
      context.body = { ...body, id_token: await spoil(body.id_token, wrong, keys) };
    if (route !== 'userinfo') return;
    if (wrong === 'other-sub') context.body = { ...body, sub: 'iemand-anders' };
    if (wrong === 'huge-userinfo') context.body = { ...body, opvulling: 'x'.repeat(300_000) };
    if (wrong === 'redirecting-userinfo') context.redirect(`${issuer}/elders`);
  });
  return provider;
}

function providersOf(issuer: string): Record<string, unknown>[] {
  const common = { clientId: CLIENT.id, secretEnv: 'TEST_IDP_SECRET', variants: ['nl', 'be'] };
  const claims = { affiliation: 'eduPersonAffiliation', brin: 'nlEduPersonHomeOrganizationId' };
  return [
    {
      ...common,
      id: 'test',
      kind: 'oidc',
      name: 'Testaanbieder',
      issuer,
      scopes: ['openid'],
      emailTrusted: true,
      claims: {
        ...claims,
        subject: ['uid'],
        eckId: 'eckId',
        pupilNumber: 'nlEduPersonProfileId',
        email: 'mail',
        givenName: 'givenName',
      },
    },
    {
      ...common,
      id: 'testsmart',
      kind: 'oauth2',
      name: 'Testschool',
      issuer,
      authorize: `${issuer}/OAuth`,
      token: `${issuer}/OAuth/index/token`,
      userinfo: `${issuer}/Api/V1/userinfo`,
      scopes: ['userinfo'],
      claims: {
        ...claims,
        subject: ['platform', 'userID'],
        eckId: 'eckId',
        givenName: 'givenName',
        coAccount: ['isCoAccount', 'typeCoAccount'],
      },
    },
  ];
}

function close(http: Server): Promise<void> {
  http.closeAllConnections();
  return new Promise((resolve) => http.close(() => resolve()));
}
