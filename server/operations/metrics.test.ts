import { expect, test } from 'vitest';
import { onPostgres } from '../testing/places.ts';
import { answerTo, sendAnswer, startPlayer, until } from '../testing/play.ts';
import { startTestServer } from '../testing/server.ts';

const operations = { port: 0, host: '127.0.0.1' };

async function scrape(url: string): Promise<{ text: string; value(series: string): number | undefined }> {
  const response = await fetch(`${url}/api/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  const value = (series: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  };
  return { text, value };
}

test('calls, sockets, answers, refusals, jobs and the process are counted, and nobody is named', async () => {
  const server = await startTestServer({ operations });
  const { noor, account, group } = server.school;
  const player = await startPlayer(server, 'noor', noor);
  const teacher = await server.login('docent');
  await server.live(teacher);
  for (let n = 0; n < 3; n++) await sendAnswer(player.socket, answerTo(player.round, n, n !== 1));
  const strange = { ...answerTo(player.round, 0, true), roundId: '00000000-0000-4000-8000-000000000000' };
  expect((await sendAnswer(player.socket, strange)).ok).toBe(false);
  await server.call('GET', `/api/accounts/${account}/groups/${group}/progress?noor=1`, { token: 'onzin' });
  await server.call('GET', '/api/noor/de/vries');
  await until(async () =>
    (await scrape(server.operationsUrl)).value(
      'spelwereld_job_success_timestamp_seconds{job="trash-erased"}',
    ),
  );

  const { text, value } = await scrape(server.operationsUrl);
  const calls = (method: string, route: string, status: number) =>
    value(`spelwereld_call_seconds_count{method="${method}",route="${route}",status="${status}"}`);
  expect(calls('POST', '/api/auth', 200)).toBe(2);
  expect(calls('GET', '/api/pupils/:pupil/map', 200)).toBe(1);
  expect(calls('GET', '/api/accounts/:account/groups/:group/progress', 401)).toBe(1);
  expect(calls('GET', 'other', 404)).toBe(1);
  expect(value('spelwereld_live_sockets{role="leerling"}')).toBe(1);
  expect(value('spelwereld_live_sockets{role="docent"}')).toBe(1);
  expect(value('spelwereld_answers_stored_total')).toBe(3);
  expect(value('spelwereld_batch_seconds_count')).toBeGreaterThanOrEqual(1);
  expect(value('spelwereld_events_refused_total{event="answer",code="not-found"}')).toBe(1);
  expect(value('spelwereld_healthy{part="database"}')).toBe(1);
  expect(value('spelwereld_mails_waiting')).toBe(0);
  expect(value('spelwereld_disk_free_bytes')).toBeGreaterThan(0);
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  const connections = value('spelwereld_database_connections{state="waited-for"}');
  expect(connections).toBe(onPostgres ? 0 : undefined);

  expect(text).not.toMatch(/noor|vries|docent"[^}]*user/i);
  expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|127\.0\.0\.1/);
});

test('whoever leaves is not counted any more', async () => {
  const server = await startTestServer({ operations });
  const socket = await server.live(await server.login('noor'));
  const pupils = async () =>
    (await scrape(server.operationsUrl)).value('spelwereld_live_sockets{role="leerling"}');
  expect(await pupils()).toBe(1);
  socket.disconnect();
  await until(async () => (await pupils()) === undefined);
});
