import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '../contract/call.ts';
import type { Plan } from '../contract/care-plan.ts';
import { daysAfter } from '../contract/days.ts';
import type { TestServer } from './server.ts';
import { nameOfDay } from '../data/day.ts';

const HELP = 'Noor schrijft woorden met ei en ij door elkaar, ook in eigen teksten.';
const today = nameOfDay(Date.now());

/** A school that has the care trajectory, with its teacher. */
export async function startCare(server: TestServer) {
  const { account, noor } = server.school;
  const office = await server.login('office');
  const switchTo = (on: boolean, basedOn: number) =>
    server.call('PUT', `/api/office/accounts/${account}/features/featureZorgtraject`, {
      token: office,
      body: { on, basedOn },
    });
  await switchTo(true, 0);
  const docent = await server.login('docent');
  const ask = <T = Plan & ErrorBody>(method: string, rest: string, body?: unknown, token = docent) =>
    server.call<T>(method, `/api/pupils/${noor}${rest}`, { token, body });
  const make = async (body: object = {}) => {
    const id = randomUUID();
    await ask('PUT', `/plans/${id}`, body);
    return id;
  };
  const goal = (category: string, target: number | null = 0.8) => ({
    id: randomUUID(),
    kind: 'categorie',
    category,
    text: `Noor schrijft woorden met ${category} goed.`,
    target,
  });
  /** Fills in what a plan needs. */
  const fill = async (id: string, more: object = {}) => {
    const { body: plan } = await ask('GET', `/plans/${id}`);
    const fields = { hulpvraag: [{ key: 'eigen', text: HELP }], goals: [goal('ei-ij')], ...more };
    return ask('PATCH', `/plans/${id}`, { fields, basedOn: plan.versions });
  };
  const go = (id: string, to: string, more: object = {}) =>
    ask('PUT', `/plans/${id}/state`, { to, reason: 'zo is het besproken', ...more });
  /** A plan that runs since some days ago. */
  const running = async (days = 0, more: object = {}) => {
    const id = await make();
    await fill(id, more);
    await go(id, 'actief');
    if (days > 0)
      await server.db
        .updateTable('plans')
        .set({ from_day: daysAfter(today, -days) })
        .where('id', '=', id)
        .execute();
    return id;
  };
  return { server, switchTo, docent, ask, make, fill, go, goal, running, account, noor };
}
