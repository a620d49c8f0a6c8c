import { expect, test } from 'vitest';
import { CALLS } from '../contract/index.ts';
import { startTestServer } from '../testing/server.ts';

interface Operation {
  summary: string;
  parameters: { name: string; in: string }[];
  responses: Record<string, unknown>;
  security: unknown[];
}

test('the OpenAPI document names every call with its parameters and answers', async () => {
  const server = await startTestServer();
  const token = await server.login('docent');
  const { body } = await server.call<{ openapi: string; paths: Record<string, Record<string, Operation>> }>(
    'GET',
    '/api/openapi.json',
    { token },
  );
  expect(body.openapi).toMatch(/^3\./);
  for (const call of CALLS) {
    const operation = body.paths[call.path]![call.method.toLowerCase()]!;
    expect(operation.summary).toBe(call.summary);
    const named = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(
      operation.parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name),
    ).toEqual(named);
    expect(operation.security.length).toBe(call.action === 'public' ? 0 : 1);
    const success = { content: '200', nothing: '204', redirect: '302', file: '200' }[
      call.answer ?? 'content'
    ];
    expect(Object.keys(operation.responses)).toContain(success);
  }
});

test('the calls are told to staff alone', async () => {
  const server = await startTestServer();
  const statusFor = async (token?: string) =>
    (await server.call('GET', '/api/openapi.json', token === undefined ? {} : { token })).status;
  expect(await statusFor()).toBe(401);
  expect(await statusFor('onzin')).toBe(401);
  for (const pupil of ['noor', 'demo']) expect(await statusFor(await server.login(pupil))).toBe(403);
  for (const staff of ['docent', 'schooladmin', 'rtadmin', 'thuisadmin', 'office', 'superadmin'])
    expect(await statusFor(await server.login(staff))).toBe(200);
});

test('the reader and everything it needs come from this server', async () => {
  const server = await startTestServer();
  const { status, body } = await server.call<string>('GET', '/api/docs');
  expect(status).toBe(200);
  expect(body).toContain('<title>Spelwereld: de aanroepen</title>');
  expect(body).not.toContain('/api/pupils');
  const files = [...body.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+)"/g)].map((match) => match[1]!);
  expect(files.length).toBe(4);
  for (const file of files) {
    expect(file).toMatch(/^\/api\/docs\//);
    expect((await server.call('GET', file)).status).toBe(200);
  }
});
