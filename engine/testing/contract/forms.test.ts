// @vitest-environment jsdom
import '../canvas-stub.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { GameEntry } from '../../bridge/index.ts';
import type { Forms } from '../../stage/index.ts';
import { PlainChoices } from '../plain-plays.ts';
import { ReferenceScene, REFERENCE } from '../reference-scene.ts';
import { skipUnplayed, unplayedForms } from './forms.ts';

/** A game whose scene forgot two of the forms that its manifest promises. */
class Forgetful extends ReferenceScene {
  override readonly forms: Forms = { choose: (exercise) => new PlainChoices(this, exercise) };
}
const forgetful: GameEntry = {
  ...REFERENCE,
  manifest: { ...REFERENCE.manifest, forms: ['choose', 'build', 'type'] },
  load: () => Promise.resolve({ default: Forgetful }),
};

it('names the forms of a manifest that the scene does not play', async () => {
  expect(await unplayedForms(REFERENCE)).toEqual([]);
  expect(await unplayedForms(forgetful)).toEqual(['build', 'type']);
});

describe('tests of a form that is not played', () => {
  const run: string[] = [];
  describe.each(['choose', 'build'] as const)('%s', (form) => {
    skipUnplayed(forgetful, [form]);
    it('runs only where there is something to test', () => {
      run.push(form);
    });
  });
  afterAll(() => expect(run).toEqual(['choose']));
});
