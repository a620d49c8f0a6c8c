import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '../contract/call.ts';
import type { OwnTest } from '../contract/own-tests.ts';
import type { TestServer } from './server.ts';

/** How many words of a stage are written right. */
type RightOf = (stage: number) => number;

/** Somebody who takes a placement test at a device. */
export async function takerOf(server: TestServer, username: string, pupil: string) {
  const token = await server.login(username);
  const device = randomUUID();
  const call = <T = OwnTest & ErrorBody>(method: string, test: string, rest = '', body?: object) =>
    server.call<T>(method, `/api/pupils/${pupil}/method-tests/${test}${rest}`, {
      token,
      ...(body && { body: { device, ...body } }),
    });
  /** Words as they are right: no call tells them. */
  const wordsIn = (test: string) =>
    server.db.selectFrom('test_items').selectAll().where('set_id', '=', test).orderBy('n').execute();
  const revsOf = (test: OwnTest) => test.words.map(({ n }) => ({ n, rev: 1 }));
  /** Writes all words of a stage. */
  const writeStage = async (test: string, stage: number, right: number) => {
    const own = (await wordsIn(test)).filter(({ part }) => part === stage);
    for (const [i, { n, word }] of own.entries())
      await call('PUT', test, `/answers/${n}`, { rev: 1, given: i < right ? word : 'xx', ms: 3000 });
  };
  return {
    ...{ call, wordsIn, revsOf, writeStage },
    listed: async () =>
      (
        await server.call<{ id: string; state: string; use: string }[]>('GET', `/api/pupils/${pupil}/tests`, {
          token,
        })
      ).body,
    /** Takes the whole test, and gives what the hand-in answers. */
    async take(test: string, rightOf: RightOf) {
      let { body } = await call('POST', test, '/begin', {});
      const all = body.stages!.of;
      for (let stage = 1; ; stage++) {
        await writeStage(test, stage, rightOf(stage));
        if (stage === all) break;
        ({ body } = await call('POST', test, '/stages', { stage: stage + 1, revs: revsOf(body) }));
      }
      return call('POST', test, '/hand-in', { revs: revsOf(body) });
    },
  };
}
