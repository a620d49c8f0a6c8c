import { chromium, type Browser, type Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { diskOutboxStore, Parcel } from './outbox-store.ts';

declare global {
  interface Window {
    diskOutboxStore: typeof diskOutboxStore;
    answer: (n: number) => Parcel;
  }
}

const ENTRY = `
  import { diskOutboxStore } from '${import.meta.dirname}/outbox-store.ts';
  const answer = (n) => ({ kind: 'answer', event: { id: 'a' + n, n } });
  Object.assign(window, { diskOutboxStore, answer });
`;

async function bundle(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    build: { write: false, minify: false, rollupOptions: { input: 'virtual:page' } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'virtual:page' ? `${import.meta.dirname}/page.js` : undefined),
        load: (id) => (id.endsWith('/page.js') ? ENTRY : undefined),
      },
    ],
  });
  return (made as Rollup.RollupOutput).output[0].code;
}

describe('the outbox on disk, in a browser', () => {
  let browser: Browser;
  let script: string;
  let page: Page;

  /** The page, as a reload brings it. */
  const load = async () => {
    await page.goto('http://outbox.test/');
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction(() => 'diskOutboxStore' in window);
  };
  const onDisk = () =>
    page.evaluate(async () =>
      (await window.diskOutboxStore().waiting('noor')).map(({ parcel }) => parcel.event.id),
    );

  beforeAll(async () => {
    script = await bundle();
    browser = await chromium.launch({
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    });
  }, 60_000);
  beforeEach(async () => {
    await page?.close();
    page = await browser.newPage();
    await page.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Outbox</title>' }),
    );
    await load();
  });
  afterAll(() => browser.close());

  it('opens again when its connection was taken away', async () => {
    await page.evaluate(async () => {
      const taken: IDBDatabase[] = [];
      const real = IDBDatabase.prototype.transaction;
      IDBDatabase.prototype.transaction = function (...given) {
        taken.push(this);
        return real.apply(this, given);
      };
      const store = window.diskOutboxStore();
      await store.add('noor', window.answer(0));
      taken.at(-1)!.close();
      await store.add('noor', window.answer(1));
      await store.add('noor', window.answer(2));
    });
    await load();
    expect(await onDisk()).toEqual(['a0', 'a1', 'a2']);
  });

  it('opens again when a disk does not answer, and when it could not be opened the first time', async () => {
    await page.evaluate(async () => {
      const open = indexedDB.open.bind(indexedDB);
      const held = open('held', 1);
      await new Promise((done) => (held.onsuccess = done));
      let turn = 0;
      IDBFactory.prototype.open = (...given) => {
        turn++;
        if (turn === 1) throw new DOMException('Connection to the database is lost', 'UnknownError');
        // Another page holds what it asks for: no word ever comes.
        if (turn === 3) return open('held', 2);
        return open(...given);
      };
      await window.diskOutboxStore().add('noor', window.answer(0));
      await window.diskOutboxStore().add('noor', window.answer(1));
    });
    await load();
    expect(await onDisk()).toEqual(['a0', 'a1']);
  });

  it('rejects where the browser refuses for good', async () => {
    const refused = await page.evaluate(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Blocked', 'SecurityError');
      };
      return window
        .diskOutboxStore()
        .add('noor', window.answer(0))
        .then(
          () => '',
          (error: DOMException) => error.name,
        );
    });
    expect(refused).toBe('SecurityError');
  });
});
