import { expect, it } from 'vitest';
import type { GameEntry } from '../bridge/index.ts';
import { fixtureRound } from '../testing/fixture.ts';
import { openingOfGame } from './opening.ts';

const GAME: GameEntry = {
  manifest: {
    id: 'proef',
    title: 'Proef',
    family: 'type/proef',
    forms: ['type', 'choose'],
    round: 3,
    cap: 4,
    pace: 'C',
    physics: 'none',
    host: 'moes',
    explain: 'Doe mee.',
    feat: 'Alles in één keer.',
  },
  folder: 'proef',
  art: {},
  load: () => Promise.resolve(undefined),
};

it('asks for the speech of what is in the round; of the reserve only where it may be picked', () => {
  const round = fixtureRound({ form: 'type', size: 3 });
  const dealt = round.dealt.map((one, i) => {
    const speech = { text: `woord ${i}`, url: `/woord/${i}` };
    return { ...one, exercise: { ...one.exercise, prompt: { ...one.exercise.prompt, speech } } };
  });
  expect(dealt.length).toBeGreaterThan(3);
  const explain = { text: 'Doe mee.', url: '/uitleg' };
  const { speech, deps } = openingOfGame(GAME, { ...round, dealt, explain }, round.settings);
  expect(speech.map(({ url }) => url)).toEqual(['/uitleg', '/woord/0', '/woord/1', '/woord/2']);
  expect('speech' in deps && deps.speech.map(({ text }) => text)).toEqual(['woord 0', 'woord 1', 'woord 2']);
  const picker = { pick: () => undefined, answered: () => undefined };
  const picked = openingOfGame(GAME, { ...round, dealt, explain, picker }, round.settings).deps;
  expect('speech' in picked && picked.speech.length).toBe(dealt.length);
});

it('never asks in the round what the example shows', () => {
  const start = { ...fixtureRound({ form: 'type', size: 3 }), firstVisit: true };
  const { deps } = openingOfGame(GAME, start, start.settings);
  if (!('round' in deps)) throw new Error('a game has a round');
  expect(deps.example).toBeDefined();
  expect(start.dealt.slice(3)).toContain(deps.example);
  expect(deps.round.left.map(({ id }) => id)).not.toContain(deps.example!.exercise.id);
});
