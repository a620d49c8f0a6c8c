import { z } from 'zod';
import { AUDIENCES } from '../../contract/sso.ts';
import { VARIANTS } from '../../contract/variant.ts';
import { Refusal } from '../../installation/refusal.ts';
import { textOf } from '../../installation/setting.ts';
import { KNOWN } from './known.ts';

/** Where in what a provider tells of a user our fields are; a claim may be text or a list. */
const claimMapSchema = z.object({
  /** One claim, or several that only together name a user; joined with a bar. */
  subject: z.array(z.string()).min(1).default(['sub']),
  affiliation: z.string(),
  /** Values of the affiliation; all others are neither. */
  student: z.array(z.string()).default(['student']),
  employee: z.array(z.string()).default(['employee', 'staff', 'faculty']),
  brin: z.string().optional(),
  institution: z.string().optional(),
  platform: z.string().optional(),
  eckId: z.string().optional(),
  /** Of `number@administration` the part before the @. */
  pupilNumber: z.string().optional(),
  email: z.string().optional(),
  givenName: z.string().optional(),
  /** Claims that say, when they have a value, that a parent logs in under a child's account. */
  coAccount: z.array(z.string()).default([]),
});

const commonFields = {
  id: z.string().regex(/^[a-z0-9-]{2,30}$/),
  name: z.string().min(1),
  audience: z.enum(AUDIENCES).default('all'),
  variants: z.array(z.enum(VARIANTS)).min(1),
  clientId: z.string().min(1),
  /** Environment variable that holds the client secret; never the secret itself. */
  secretEnv: z.string().min(1),
  scopes: z.array(z.string()).min(1),
  claims: claimMapSchema,
  /** Whether mail addresses of this provider are checked by it. */
  emailTrusted: z.boolean().default(false),
  /** For a provider of one school or board: what its school is known by, as the claim `platform` would say. */
  platform: z.string().optional(),
};

/** A provider is data (server/auth/sso/README.md 7). */
const providerSchema = z.discriminatedUnion('kind', [
  z.object({ ...commonFields, kind: z.literal('oidc'), issuer: z.url() }),
  z.object({
    ...commonFields,
    kind: z.literal('oauth2'),
    issuer: z.url(),
    authorize: z.url(),
    token: z.url(),
    userinfo: z.url(),
  }),
]);
export type Provider = z.output<typeof providerSchema> & { secret: string };

const fileSchema = z.array(
  z.looseObject({ use: z.string().optional(), claims: z.record(z.string(), z.unknown()).optional() }),
);

/**
 * Reads the providers of this installation: a JSON list, each entry on its own or built on a known one (`use`). Throws a
 * Refusal when an entry can't be right: no secret, two of one id, or an address that is not https.
 */
export function readProviders(file: string, env: NodeJS.ProcessEnv, production: boolean): Provider[] {
  const entries = entriesIn(file);
  const providers = entries.map(({ use, ...own }) => {
    const base = use === undefined ? { claims: {} } : KNOWN[use];
    if (!base)
      throw new Refusal(
        `${file}: een aanbieder met "use": "${use}" is niet bekend. Kies uit ${Object.keys(KNOWN).join(', ')}, of vul alles zelf in.`,
      );
    return checkProvider({ ...base, ...own, claims: { ...base.claims, ...own.claims } }, env, production);
  });
  if (new Set(providers.map(({ id }) => id)).size < providers.length)
    throw new Refusal(`${file}: twee aanbieders hebben dezelfde id. Geef elk een eigen id.`);
  return providers;
}

function entriesIn(file: string): z.output<typeof fileSchema> {
  const text = textOf('SSO_PROVIDERS_FILE', file);
  try {
    return fileSchema.parse(JSON.parse(text));
  } catch {
    throw new Refusal(
      `SSO_PROVIDERS_FILE=${file}: daarin staat geen JSON-lijst van aanbieders. Schrijf [{ "use": "entree", … }], zoals server/auth/README.md zegt.`,
    );
  }
}

/** One provider from data; throws a Refusal when it can't be right. Plain http is for a test provider on this machine. */
export function checkProvider(data: unknown, env: NodeJS.ProcessEnv, production: boolean): Provider {
  const { data: provider, error } = providerSchema.safeParse(data);
  if (!provider) {
    const { id = '' } = data as { id?: unknown };
    throw new Refusal(
      `Aanbieder ${typeof id === 'string' ? id : ''} voor inloggen via school (SSO_PROVIDERS_FILE): het veld ${error.issues[0]!.path.join('.') || 'kind'} ontbreekt of is niet goed. Verbeter het, zoals server/auth/README.md zegt.`,
    );
  }
  const secret = env[provider.secretEnv];
  if (!secret)
    throw new Refusal(
      `Aanbieder ${provider.id} heeft een geheim nodig, en ${provider.secretEnv} is leeg. Zet het geheim van het contract in ${provider.secretEnv}.`,
    );
  const addresses =
    provider.kind === 'oidc'
      ? [provider.issuer]
      : [provider.issuer, provider.authorize, provider.token, provider.userinfo];
  for (const address of addresses)
    if (new URL(address).protocol !== 'https:' && (production || !isLoopback(address)))
      throw new Refusal(`Aanbieder ${provider.id}: ${address} is niet veilig. Schrijf het adres met https.`);
  return { ...provider, secret };
}

/** Whether an address is of this machine. */
export const isLoopback = (address: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
