import { randomUUID } from 'node:crypto';
import { daysAfter } from '../../server/contract/days.ts';
import { FEATURES } from '../../server/contract/features.ts';
import { call } from './calling.ts';

/** Who asks, and of which school. */
interface At {
  url: string;
  account: string;
  group: string;
  office: string;
  school: string;
}

/** The addresses, below the area of a school, of pages about tests and action plans: they are switched on, and a plan begins. */
export async function careAtWork({ url, account, group, office, school }: At): Promise<string[]> {
  for (const feature of FEATURES)
    await call(url, 'PUT', `/api/office/accounts/${account}/features/${feature}`, {
      token: office,
      body: { on: true, basedOn: 0 },
    });
  const { pupils } = await call<{ pupils: { id: string }[] }>(
    url,
    'GET',
    `/api/accounts/${account}/groups/${group}/progress`,
    { token: school },
  );
  const pupil = pupils[2]!.id;
  const plan = `/api/pupils/${pupil}/plans/${randomUUID()}`;
  const ask = <T>(method: string, rest: string, body?: unknown) =>
    call<T>(url, method, plan + rest, { token: school, body });
  await ask('PUT', '', {});
  const { versions } = await ask<{ versions: Record<string, number> }>('GET', '');
  const goal = {
    ...{ id: randomUUID(), kind: 'categorie', category: 'ei-ij', target: 0.95 },
    text: 'Nieuwe woorden met ei en ij gaan meestal goed.',
  };
  const help = [{ key: 'eigen', text: 'Schrijft ei en ij door elkaar, ook in eigen teksten.' }];
  await ask('PATCH', '', { fields: { hulpvraag: help, goals: [goal] }, basedOn: versions });
  await ask('PUT', '/state', { to: 'actief', reason: '' });
  const test = randomUUID();
  await ask('PUT', `/tests/${test}`, { size: 'short' });
  const { taken } = await ask<{ taken: { words: { n: number }[] }[] }>('GET', '/tests');
  const answers = taken[0]!.words.map(({ n }) => ({ n, is: n % 3 === 0 ? 'goed' : 'geschreven' }));
  const day = new Date().toISOString().slice(0, 10);
  await ask('PUT', `/tests/${test}/begin/entry`, { day, circumstances: '', answers });
  // Somebody else typed it in too, and one word as another; one was corrected.
  const second = answers.map((answer, i) => (i === 0 ? { ...answer, is: 'goed' } : answer));
  await call(url, 'PUT', `${plan}/tests/${test}/begin/entry`, {
    token: office,
    body: { day, circumstances: '', answers: second, isSecond: true },
  });
  const verdicts = [{ n: 2, verdict: 'goed' }];
  await ask('PUT', `/tests/${test}/begin/verdicts`, { verdicts, why: 'Slecht leesbaar.' });
  const placement = randomUUID();
  await call(url, 'PUT', `/api/accounts/${account}/groups/${group}/placements`, {
    token: school,
    body: { tests: [{ id: placement, pupil }], to: daysAfter(day, 7) },
  });
  const trajectory = `groepen/${group}/leerlingen/${pupil}/zorgtraject`;
  const id = plan.split('/').at(-1)!;
  return [
    'zorgleerlingen',
    'zorgleerlingen/effect',
    'zorgleerlingen/handelingsplanaanmaken',
    'accountgegevens/vakanties',
    `groepen/${group}/methodetoetsen`,
    `groepen/${group}/instaptoetsen`,
    `groepen/${group}/instaptoetsen/${placement}`,
    trajectory,
    `${trajectory}/handelingsplanaanmaken`,
    ...['', '/edit', '/eindtoets'].map((end) => `${trajectory}/handelingsplan/${id}${end}`),
  ];
}
