import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '../contract/call.ts';
import type { Plan } from '../contract/care-plan.ts';
import type { GroupPlan } from '../contract/group-plans.ts';
import type { TestServer } from './server.ts';

/** What a group plan needs before it may begin. */
export const HELP = 'Ze schrijven woorden met ei en ij door elkaar, ook in eigen teksten.';

/** A goal of a plan. */
export const goalOf = (category: string, target = 0.8) => ({
  ...{ id: randomUUID(), kind: 'categorie', category, target },
  text: `Woorden met ${category} goed schrijven.`,
});

/** A plan for somebody who takes part. */
export const joining = (categories: readonly string[] = ['ei-ij']) => ({
  ...{ plan: randomUUID(), beginsituatie: [] },
  goals: categories.map((category) => goalOf(category)),
});

/** Gives a school action plans, with what its staff do with a group plan. */
export async function startGroupPlans(server: TestServer) {
  const { account } = server.school;
  const office = await server.login('office');
  await server.call('PUT', `/api/office/accounts/${account}/features/featureZorgtraject`, {
    token: office,
    body: { on: true, basedOn: 0 },
  });
  const docent = await server.login('docent');
  const base = `/api/accounts/${account}/group-plans`;
  const ask = <T = GroupPlan & ErrorBody>(method: string, rest: string, body?: unknown, token = docent) =>
    server.call<T>(method, `${base}${rest}`, { token, body });
  /** The plan of a member, or what is done with it. */
  const own = <T = Plan & ErrorBody>(
    method: string,
    pupil: string,
    rest: string,
    body?: unknown,
    token = docent,
  ) => server.call<T>(method, `/api/pupils/${pupil}/plans/${rest}`, { token, body });
  const make = async (pupils: readonly string[], more: object = {}) => {
    const id = randomUUID();
    const members = pupils.map((pupil) => ({ pupil, ...joining() }));
    const reply = await ask('PUT', `/${id}`, { title: 'Ei en ij', members, ...more });
    return { id, reply };
  };
  /** Changes what is shared, as it was last seen. */
  const share = async (id: string, fields: object, reason?: string) => {
    const { body } = await ask('GET', `/${id}`);
    return ask('PATCH', `/${id}`, { fields, basedOn: body.versions, ...(reason && { reason }) });
  };
  /** One that runs. */
  const running = async (pupils: readonly string[]) => {
    const { id } = await make(pupils);
    await share(id, { hulpvraag: HELP });
    const { body } = await ask('PUT', `/${id}/state`, { to: 'actief' });
    return { id, plan: body };
  };
  return { server, office, docent, account, ask, own, make, share, running };
}
