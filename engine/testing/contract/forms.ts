import { beforeEach, expect, it } from 'vitest';
import type { GameEntry } from '../../bridge/index.ts';
import type { Form } from '../../exercise/index.ts';
import { fixtureRound } from '../fixture.ts';
import { HeadlessHost } from '../headless.ts';

const found = new WeakMap<GameEntry, Promise<readonly Form[]>>();

/** The forms of its manifest that a game does not say how to play. */
export async function unplayedForms(entry: GameEntry): Promise<readonly Form[]> {
  const { forms } = entry.manifest;
  const headless = new HeadlessHost();
  try {
    const scene = await headless.open(entry, fixtureRound({ form: forms[0] }));
    return forms.filter((form) => !scene.forms[form]);
  } finally {
    headless.destroy();
  }
}

/** They are looked for once; a game that can't be opened at all says so in each of its tests. */
const unplayedOnce = (entry: GameEntry) => {
  const known = found.get(entry) ?? unplayedForms(entry);
  found.set(entry, known);
  return known;
};

/** The scene plays each form of its manifest. A form that is missing is told here, once and by name. */
export function playsItsForms(entry: GameEntry) {
  it('the scene plays each form of its manifest', async () => {
    const where = `\`forms\` in scenes/${entry.folder}/scene.ts lacks what the manifest promises`;
    expect(await unplayedOnce(entry), where).toEqual([]);
  });
}

/** The tests that follow here are skipped where one of these forms is not played: why is said above. */
export function skipUnplayed(entry: GameEntry, forms: readonly Form[]) {
  beforeEach(async ({ skip }) => {
    const unplayed = await unplayedOnce(entry).catch((): readonly Form[] => []);
    skip(
      forms.some((form) => unplayed.includes(form)),
      'The scene does not play this form.',
    );
  });
}
