import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { EdexImport, EdexPreview, PupilRowView } from '../contract/edexml.ts';
import type { Job } from '../contract/jobs.ts';
import { edexml, type MadeFile } from './edexml.ts';
import { until } from './play.ts';
import { startTestServer } from './server.ts';

/** A file that is right today, whenever that is. */
const today = new Date().toISOString().slice(0, 10);
const begun = Number(today.slice(0, 4)) - (today.slice(5) < '08-01' ? 1 : 0);
/** Of this school year and today. */
export const NOW: MadeFile = { year: `${begun}-${begun + 1}`, day: today };

/** A server with a school, and how a file is brought in there. */
export async function importing() {
  const server = await startTestServer({ jobs: { pace: { lookMs: 20 } } });
  const { account } = server.school;
  const token = await server.login('schooladmin');
  const base = `/api/accounts/${account}/edexml-imports`;
  const upload = async (file: string | Uint8Array, as = token, path = base) => {
    const form = new FormData();
    form.set('file', new Blob([file as BlobPart]), 'export.xml');
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${as}` },
      body: form,
    });
    return {
      status: response.status,
      body: (await response.json()) as EdexImport & { code: string; message: string },
    };
  };
  const preview = async (id: string) =>
    (await server.call<EdexPreview>('GET', `${base}/${id}`, { token })).body;
  const propose = async (file: MadeFile) => {
    const { status, body } = await upload(edexml({ ...NOW, ...file }));
    expect([status, body.code]).toEqual([200, undefined]);
    return preview(body.id);
  };
  const commit = (seen: EdexPreview, choices: object = {}, requestId: string = randomUUID()) =>
    server.call<{ job: string; code: string; message: string; fields: Record<string, string> }>(
      'POST',
      `${base}/${seen.id}/commit`,
      { token, body: { requestId, stamp: seen.stamp, ...choices } },
    );
  const ended = async (id: string) => {
    let job: Job | undefined;
    await until(async () => {
      job = (await server.call<Job>('GET', `/api/jobs/${id}`, { token })).body;
      return ['done', 'failed', 'cancelled'].includes(job.state);
    });
    return job!;
  };
  const bringIn = async (file: MadeFile, choices: object = {}) => {
    const { status, body } = await commit(await propose(file), choices);
    expect([status, body.message]).toEqual([200, undefined]);
    const job = await ended(body.job);
    expect(job).toMatchObject({ state: 'done', error: null });
    return job;
  };
  const pupils = () =>
    server.db
      .selectFrom('pupils')
      .innerJoin('users', 'users.id', 'pupils.id')
      .leftJoin('groups', 'groups.id', 'pupils.group_id')
      .select([
        'pupils.id',
        'first_name',
        'infix',
        'last_name',
        'pupils.groep',
        'groups.name as group',
        'pupils.trashed_at',
        'username',
        'active',
      ])
      .where('pupils.account_id', '=', account)
      .where('users.role', '=', 'leerling')
      .execute();
  const called = async (first: string) => (await pupils()).filter(({ first_name }) => first_name === first);
  return { ...server, token, base, upload, propose, preview, commit, ended, bringIn, pupils, called };
}

/** How often each outcome came. */
export const counted = ({ report }: Job) =>
  Object.fromEntries(report.map(({ outcome, count }) => [outcome, count]));
/** The row with a key. */
export const rowOf = (seen: EdexPreview, key: string): PupilRowView =>
  seen.pupils.find((row) => row.key === key)!;
/** Every row has one state: they add up. */
export const addsUp = ({ summary: { missing: _, ...states }, counts }: EdexPreview) =>
  expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(counts.pupils);

/** Two groups with a pupil each. */
export const GROUPS = [
  { key: 'g7', name: '7A', year: '7' },
  { key: 'g8', name: '8A', year: '8' },
];
export const AYLA = {
  key: '501',
  first: 'Ayla',
  infix: 'van den',
  last: 'Berg',
  birth: '2016-03-04',
  year: '7',
  group: 'g7',
};
export const BRAM = { key: '502', first: 'Bram', last: 'Kaya', birth: '2015-05-06', year: '8', group: 'g8' };
export const FIRST: MadeFile = { groups: GROUPS, pupils: [AYLA, BRAM] };
