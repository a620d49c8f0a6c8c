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

  it('has sentences of any length: only words are to be short', () => {
    for (const { solution } of deal({ spel: 'bioscoop2', vorm: 'order', opgaven: '6', langste: '4' }).dealt)
      expect(solution.reveal.text).toContain(' ');
    const asked = 'verjaardagstaart; Wil jij een stuk van mijn verjaardagstaart?';
    const own = deal({ spel: 'bioscoop2', vorm: 'order', opgaven: '2', woorden: asked });
    expect(own.dealt[0]!.solution.reveal.text).toBe('Wil jij een stuk van mijn verjaardagstaart?');
  });

  it('is empty when no word is so long, however many parts some have', () => {
    expect(deal({ spel: 'pizzabakken', kortste: '30', langste: '30' }).size).toBe(0);
  });

  it('is of the category that is named, however short, and else of the one with the most', () => {
    const few = { spel: 'bioscoop2', vorm: 'type', opgaven: '6', kortste: '11', langste: '11' };
    const named = deal({ ...few, categorie: 'cvc' });
    expect([named.category, named.size < 6]).toEqual(['cvc', true]);
    const rare = deal({ spel: 'bioscoop2', vorm: 'type', opgaven: '6', kortste: '12', langste: '12' });
    expect(rare.size).toBe(6);
    for (const { solution } of rare.dealt) expect(solution.reveal.text).toHaveLength(12);
  });
});
