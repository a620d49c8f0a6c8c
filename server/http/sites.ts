import { originIn } from '../installation/setting.ts';
import { Refusal } from '../installation/refusal.ts';
import type { Origins } from './site.ts';

const HOSTNAME = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/;

/** Where the world finds each variant of the site (`SITE_NL`, `SITE_BE`). Throws a Refusal when that can't be right. */
export function readOrigins(env: NodeJS.ProcessEnv): Origins {
  const { SITE_NL: nl, SITE_BE: be } = env;
  return { ...(nl && { nl: originIn('SITE_NL', nl) }), ...(be && { be: originIn('SITE_BE', be) }) };
}

/** The hostnames of the Belgian variant (`BE_HOSTNAMES`); undefined when those of the specification hold. */
export function readBelgian(env: NodeJS.ProcessEnv): string[] | undefined {
  const names = (env['BE_HOSTNAMES'] ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  for (const name of names)
    if (!HOSTNAME.test(name))
      throw new Refusal(
        `BE_HOSTNAMES: ${name} is geen naam van een machine. Schrijf namen zonder https://, poort of pad, met komma's ertussen, zoals spelwereld.be,www.spelwereld.be`,
      );
  return names.length > 0 ? names : undefined;
}
