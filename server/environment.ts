import { trialsOpen } from './accounts/trial-setting.ts';
import type { AppDeps } from './app-parts.ts';
import { readAuthConfig } from './auth/config.ts';
import { readTrustProxy } from './http/proxy.ts';
import { readBelgian, readOrigins } from './http/sites.ts';
import { readBackupSettings } from './installation/nightly-backups.ts';
import { portIn, readDatabase } from './installation/setting.ts';
import { licencesAreOff } from './licence/setting.ts';
import { readBounceBox } from './mail/bounces/setting.ts';
import { readMailServer } from './mail/transport.ts';
import { readOperations } from './operations/server.ts';
import { placeIn } from './processes/owner.ts';

const USUAL_PORT = 3000;

/** What a server is told by its environment (README.md). Throws a Refusal when that can't be right; nothing is opened before. */
export function readEnvironment(env: NodeJS.ProcessEnv) {
  readDatabase(env);
  const place = placeIn(env);
  const mailServer = readMailServer(env);
  const bounceBox = readBounceBox(env);
  const trustProxy = readTrustProxy(env);
  const operations = readOperations(env, place?.number);
  const beHostnames = readBelgian(env);
  const backups = readBackupSettings(env);
  const deps = {
    siteOrigins: readOrigins(env),
    auth: readAuthConfig(env),
    ...(mailServer && { mailServer }),
    ...(bounceBox && { bounceBox }),
    ...(trustProxy !== undefined && { trustProxy }),
    ...(operations && { operations }),
    ...(beHostnames && { beHostnames }),
    ...(backups && { backups }),
    ...(place && { place }),
    licences: { isOff: licencesAreOff(env) },
    trialsOpen: trialsOpen(env),
  } satisfies Partial<AppDeps>;
  return { port: portIn('PORT', env['PORT'] ?? String(USUAL_PORT), USUAL_PORT), deps };
}
