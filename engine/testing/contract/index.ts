import { describe, expect, it } from 'vitest';
import type { GameEntry } from '../../bridge/index.ts';
import type { Form, GameManifest } from '../../exercise/index.ts';
import { fixtureRound } from '../fixture.ts';
import { Robot } from '../robot.ts';
import { depthOf, type Depth } from './depth.ts';
import { isUndisturbed } from './disturbances.ts';
import { hasExample } from './example.ts';
import { playsItsForms, skipUnplayed } from './forms.ts';
import { errorsOf, newHost, open, SECOND, until } from './opening.ts';
import { isPlayed, VIEWS } from './play.ts';
import { isRead } from './reading.ts';
import { rubsOut } from './rubbed.ts';

/** The ways in which a game asks: its forms, and `order` also with as many cards that don't belong as it can show. */
const waysOf = ({ forms, extras = 0 }: GameManifest): [string, Form, number][] => [
  ...forms.map((form): [string, Form, number] => [form, form, 0]),
  ...(extras > 0 ? [['order with extra cards', 'order', extras] as [string, Form, number]] : []),
];

/**
 * Every promise of scenes/README.md 6 that a run without a browser can show, as the tests of one game. At each run a game shows
 * the short contract in each of its forms; the whole matrix belongs to games that may have changed, and to `npm test -- alles`.
 */
export function keepsContract(entry: GameEntry, depth: Depth = depthOf(entry.folder)) {
  const { manifest } = entry;

  playsItsForms(entry);

  describe.each(waysOf(manifest))('as %s', (_way, form, extras) => {
    skipUnplayed(entry, [form]);
    isPlayed(entry, form, extras, depth);
    isUndisturbed(entry, form, extras, depth);
    hasExample(entry, form, extras, depth);
  });

  describe.each(manifest.forms.map((form): [Form] => [form]))('read as %s', (form) => {
    skipUnplayed(entry, [form]);
    isRead(entry, form, depth);
    rubsOut(entry, form, depth);
  });

  describe('from its start to its end', () => {
    skipUnplayed(entry, manifest.forms);

    it('can be resized in every phase', async () => {
      const { headless, round } = await open(entry, { form: manifest.forms[0], size: 3 });
      let i = 0;
      let phase = '';
      const off = headless.host.hud.subscribe((state) => {
        if (state.phase === phase) return;
        phase = state.phase;
        const [width, height] = VIEWS[i++ % VIEWS.length]!;
        headless.resize(width, height);
      });
      await new Robot(headless, round.dealt, { plan: 'wrong-then-right', via: 'pointer' }).finish();
      off();
      expect(errorsOf(headless)).toEqual([0, undefined]);
    });

    it('leaves nothing behind after ten starts and stops', async () => {
      const headless = newHost();
      const remains: unknown[] = [];
      for (let i = 0; i < 10; i++) {
        const round = fixtureRound({ form: manifest.forms[i % manifest.forms.length]! });
        const scene = await headless.open(entry, round);
        await headless.step(3 * SECOND + i * 10);
        const { clock } = scene.live;
        headless.host.close();
        await headless.step(2);
        expect(clock.waiting).toBe(0);
        remains.push(headless.remains);
      }
      expect(remains.at(-1)).toEqual(remains[0]);
      expect(errorsOf(headless)).toEqual([0, undefined]);
    });

    if (depth === 'short') return;

    it('goes on at the same exercise after a reload', async () => {
      const { headless: first, round } = await open(entry, { form: manifest.forms[0], size: 3 });
      const robot = new Robot(first, round.dealt, { plan: 'right', via: 'keyboard' });
      const played = first.host.opened!.round!;
      while (played.progress.at < 1) await robot.act();
      const answers = [...played.log];
      first.destroy();
      const headless = newHost();
      await headless.open(entry, { ...round, answers });
      expect(headless.game.flow.phase).toBe('voorbeeld');
      await until(headless, 'spel');
      expect(headless.game.exercise!.id).toBe(round.dealt[1]!.exercise.id);
      await new Robot(headless, round.dealt, { plan: 'right', via: 'keyboard' }).finish();
    });
  });
}
