// The server with the test words, as a process: prints its port.
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { openDataFolder } from '../data/folder.ts';
import { stopOnSignal } from '../stop.ts';
import { LISTS } from './lists.ts';
import { TEST_CATALOGUE, TEST_WORDS } from './words.ts';

const logger = pino({ level: 'silent' });
const folder = openDataFolder(process.argv[2], process.argv[3]);
const app = await createApp({ folder, words: TEST_WORDS, lists: LISTS, catalogue: TEST_CATALOGUE, logger });
stopOnSignal(app, logger);
process.stdout.write(`${await app.listen(0, '127.0.0.1')}\n`);
