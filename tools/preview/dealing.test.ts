import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { SILENT_SPEAKER } from '../../server/practice/words.ts';
import { createDealing } from './dealing.ts';
import { readWish } from './wish.ts';

const ROOT = join(import.meta.dirname, '../..');
let dealing: ReturnType<typeof createDealing>;

const deal = (wish: Record<string, string>) => dealing.deal(readWish(new URLSearchParams(wish)))!;

describe('a round to look at', () => {
  beforeAll(() => {
    if (!existsSync(join(ROOT, '.build/catalogue.json')))
      expect(spawnSync(process.execPath, ['tools/catalogue.ts'], { cwd: ROOT }).status).toBe(0);
    dealing = createDealing(ROOT, SILENT_SPEAKER);
  });

  it('is whole for every form of every game, though no category is named', () => {
    for (const { id, forms } of dealing.games)
      for (const form of forms) {
        const round = deal({ spel: id, vorm: form, opgaven: '6' });
        expect([id, round.form, round.size]).toEqual([id, form, 6]);
      }
  }, 60_000);

  it('is of the category that is named, however short, and else of the one with the most', () => {
    expect(deal({ spel: 'bioscoop2', vorm: 'order', categorie: 'cvc' }).category).toBe('cvc');
    const rare = deal({ spel: 'bioscoop2', vorm: 'type', opgaven: '6', kortste: '12', langste: '12' });
    expect(rare.size).toBe(6);
    for (const { solution } of rare.dealt) expect(solution.reveal.text).toHaveLength(12);
  });
});
