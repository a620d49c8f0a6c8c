import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { openDataFolder } from './data/folder.ts';
import { sendMessage } from './messages/send.ts';
import { LISTS } from './testing/lists.ts';
import { startTestServer } from './testing/server.ts';
import { TEST_CATALOGUE, TEST_WORDS } from './testing/words.ts';

test('what writes mails begins when the server listens: without a setting their links have its own address', async () => {
  const server = await startTestServer();
  const { db, path, place, school } = server;
  await server.close();
  await db
    .updateTable('users')
    .set({ email: 'admin@school.test' })
    .where('id', '=', school.staff.schooladmin)
    .execute();
  await sendMessage(
    db,
    { kind: 'nieuws', title: 'Nieuw', text: 'Hoi.', mailCopy: true, source: 'x' },
    Date.now(),
  );

  const faults: string[] = [];
  const app = await createApp({
    ...{ folder: openDataFolder(path, place), words: TEST_WORDS, lists: LISTS, catalogue: TEST_CATALOGUE },
    logger: pino({ level: 'error' }, { write: (line) => void faults.push(line) }),
    checkpoints: false,
  });
  try {
    const links = async () =>
      (await db.selectFrom('mails').select('link').where('kind', '=', 'message').execute()).map(
        ({ link }) => link,
      );
    // Long enough for work that would not wait.
    await new Promise((resolve) => void setTimeout(resolve, 200));
    expect([await links(), faults]).toEqual([[], []]);
    const port = await app.listen(0, '127.0.0.1');
    await vi.waitFor(async () => expect(await links()).toHaveLength(1), 10_000);
    expect((await links())[0]).toContain(`http://localhost:${port}/app/admins/`);
    expect(faults).toEqual([]);
  } finally {
    await app.close();
  }
});
