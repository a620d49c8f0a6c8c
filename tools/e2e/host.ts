// Serves the demo schools of a browser test's worker, one after another: reading the material takes longer than most tests, and no
// test looks at it; what they speak is kept in the folder that is given. A process of its own, so that the browser's side is never kept waiting by it.
import { once } from 'node:events';
import { pino } from 'pino';
import type { App } from '../../server/app-parts.ts';
import { openDataFolder } from '../../server/data/folder.ts';
import { appFromEnvironment, readMaterial, type Material } from '../../server/from-environment.ts';
import { lookApart } from '../../server/word-lists/look-apart.ts';
import type { HostAsk, HostTell } from './school.ts';

const logger = pino({ level: 'warn' });
const { text, accept } = lookApart();
/** Read once. What looks at pasted words never closes: schools come and go. */
let material: Material | undefined;
const apps = new Map<number, App>();

const tell = (told: HostTell) => process.send?.(told);

async function start({ port, dataDir, web }: Extract<HostAsk, { do: 'start' }>) {
  const folder = openDataFolder(dataDir);
  material ??= readMaterial(openDataFolder(process.argv[2]), { text, accept });
  const app = await appFromEnvironment({ ...process.env, SPELWERELD_WEB: web }, { folder, material, logger });
  await app.listen(port);
  apps.set(port, app);
}

async function stop(port: number) {
  await apps.get(port)?.close();
  apps.delete(port);
}

process.on('message', (asked: HostAsk) => {
  const { port } = asked;
  (asked.do === 'start' ? start(asked) : stop(port)).then(
    () => tell({ port }),
    (error: unknown) => tell({ port, fault: error instanceof Error ? error.stack : String(error) }),
  );
});
await once(process, 'disconnect');
process.exit(0);
