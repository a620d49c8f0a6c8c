// The test provider by hand, beside the demo school: prints what the server needs to know of it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDataFolder } from '../../server/data/folder.ts';
import { openDemoSchool } from './demo.ts';
import { CLIENT, startIdp } from './provider.ts';

const folder = openDataFolder();
const idp = await startIdp(Number(process.env['IDP_PORT'] ?? 3990));
await openDemoSchool(folder, idp);
const file = join(folder.path, 'idp-providers.json');
writeFileSync(file, `${JSON.stringify(idp.providers, null, 2)}\n`);
console.log(`De testaanbieder staat klaar op ${idp.issuer}, de demoschool kent hem. Start de server met:
  SPELWERELD_DATA=${folder.path} SSO_PROVIDERS_FILE=${file} TEST_IDP_SECRET=${CLIENT.secret} npm start`);
process.on('SIGINT', () => void idp.close().then(() => process.exit(0)));
