// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { bareStage } from '../../../testing/bare-stage.ts';

const bare = bareStage();

describe('a Klodder', () => {
  it('walks to a place in time and faces where it goes', async () => {
    const moes = bare.stage.klodder('moes', { x: 900, y: 500 });
    let there = false;
    void moes.walkTo(500, 520, 1000).then(() => (there = true));
    await bare.headless.step(30);
    expect(moes.x).toBeLessThan(900);
    await bare.headless.step(40);
    expect(there).toBe(true);
    expect([moes.x, moes.y]).toEqual([500, 520]);
    expect((moes.list[1] as unknown as { scaleX: number }).scaleX).toBe(-1);
  });

  it('leaves a footprint where it stands, that fades in two seconds', async () => {
    const moes = bare.stage.klodder('moes', { x: 900, y: 500 });
    const before = bare.stage.scene.children.length;
    moes.print();
    expect(bare.stage.scene.children.length).toBe(before + 1);
    await bare.headless.step(130);
    expect(bare.stage.scene.children.length).toBe(before);
  });

  it('does the same with the same seed, whoever stands beside it', async () => {
    const run = async (others: number) => {
      await bare.open();
      const tik = bare.stage.klodder('tik', { x: 300, y: 500 });
      for (let i = 0; i < others; i++) bare.stage.klodder('dok', { x: 500, y: 500 });
      const seen: number[] = [];
      for (let i = 0; i < 400; i++) {
        await bare.headless.step();
        const body = tik.list[1] as unknown as { list: { frame: { name: string } }[] };
        seen.push(body.list.filter((part) => part.frame.name.includes('eye-sleep')).length);
      }
      return seen;
    };
    const alone = await run(0);
    expect(await run(2)).toEqual(alone);
  });

  it('squashes no more than 4 % with reduced motion', async () => {
    await bare.open({ reducedMotion: true });
    const moes = bare.stage.klodder('moes', { x: 300, y: 500 });
    void moes.squash(0.18);
    const body = moes.list[1] as unknown as { scaleX: number };
    let most = 1;
    for (let i = 0; i < 30; i++) {
      await bare.headless.step();
      most = Math.max(most, body.scaleX);
    }
    expect(most).toBeLessThanOrEqual(1.0401);
  });
});
