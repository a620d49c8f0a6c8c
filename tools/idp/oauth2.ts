import { randomUUID } from 'node:crypto';
import express, { type Express } from 'express';
import { choosePage } from './page.ts';
import { TEST_USERS } from './users.ts';

/** Plain OAuth 2.0 as Smartschool has it: no ID token, no discovery, a user address, ids within a platform. */
export function oauth2Routes(
  app: Express,
  client: { id: string; secret: string },
  isOwnCallback: (uri: string) => boolean,
): void {
  const codes = new Map<string, { user: string; redirectUri: string }>();
  const tokens = new Map<string, string>();
  const form = express.urlencoded({ extended: false });

  app.get('/OAuth', (request, response) => {
    const {
      client_id,
      redirect_uri = '',
      state = '',
      response_type,
    } = request.query as Record<string, string>;
    if (client_id !== client.id || response_type !== 'code' || !isOwnCallback(redirect_uri)) {
      response.status(400).send('onbekende client');
      return;
    }
    response.send(choosePage('/OAuth', { redirect_uri, state }));
  });
  app.post('/OAuth', form, (request, response) => {
    const { user, redirect_uri = '', state = '' } = request.body as Record<string, string>;
    if (!isOwnCallback(redirect_uri)) {
      response.status(400).send('onbekende client');
      return;
    }
    const back = new URL(redirect_uri);
    back.searchParams.set('state', state);
    if (user) {
      const code = randomUUID();
      codes.set(code, { user, redirectUri: redirect_uri });
      back.searchParams.set('code', code);
    } else back.searchParams.set('error', 'access_denied');
    response.redirect(back.href);
  });
  app.post('/OAuth/index/token', form, (request, response) => {
    const { client_id, client_secret, code = '', redirect_uri } = request.body as Record<string, string>;
    const given = codes.get(code);
    codes.delete(code);
    if (client_id !== client.id || client_secret !== client.secret || given?.redirectUri !== redirect_uri) {
      response.status(400).json({ error: 'invalid_grant' });
      return;
    }
    const token = randomUUID();
    tokens.set(token, given!.user);
    response.json({ access_token: token, token_type: 'Bearer', expires_in: 3600 });
  });
  app.get('/Api/V1/userinfo', (request, response) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const user = TEST_USERS.find(({ id }) => id === tokens.get(token));
    if (!user) {
      response.status(401).json({ error: 'invalid_token' });
      return;
    }
    response.json({ platform: 'testschool.example', userID: `smart-${user.id}`, ...user.claims });
  });
}
