// The test provider by hand: prints what the server needs to know of it, and writes its provider file.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CLIENT, startIdp } from './provider.ts';

const idp = await startIdp(Number(process.env['IDP_PORT'] ?? 3990));
const file = resolve(process.argv[2] ?? join('.build', 'idp-providers.json'));
writeFileSync(file, `${JSON.stringify(idp.providers, null, 2)}\n`);
console.log(`De testaanbieder staat klaar op ${idp.issuer}. Start de server met:
  SSO_PROVIDERS_FILE=${file} TEST_IDP_SECRET=${CLIENT.secret} npm start`);
process.on('SIGINT', () => void idp.close().then(() => process.exit(0)));
