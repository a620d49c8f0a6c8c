import { expect, test } from 'vitest';
import type { CareEvent } from '../contract/care-plans.ts';
import { startTestServer } from '../testing/server.ts';
import { EARLIER, FINE, LOW, startSignals } from '../testing/signals.ts';

test('the trajectory of a pupil tells of a signal: that it came, was put off with why, and is over', async () => {
  const { server, noor, docent, knows, answers, signals, decide } = await startSignals(
    await startTestServer(),
  );
  const told = async () =>
    (
      await server.call<{ timeline: CareEvent[] }>('GET', `/api/pupils/${noor}/care`, { token: docent })
    ).body.timeline.map(({ kind, signal, kinds, text }) => ({ kind, signal, kinds, text }));
  await knows(noor, EARLIER.slice(0, 4), LOW);
  await answers(noor, 50, [1]);
  const [signal] = await signals();
  const came = { kind: 'signaal', signal: 'open', kinds: ['achter'], text: '' };
  expect(await told()).toEqual([came]);
  await decide(signal!, { state: 'niet nu', why: 'krijgt al hulp bij lezen' });
  const later = { kind: 'signaal', signal: 'niet nu', kinds: undefined, text: 'krijgt al hulp bij lezen' };
  expect(await told()).toEqual([later, came]);
  await knows(noor, EARLIER.slice(0, 4), FINE, 1);
  expect(await signals()).toEqual([]);
  expect((await told())[0]).toMatchObject({ signal: 'voorbij' });
});
