import { expect, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';

test('anybody can have the sample card as a PDF of one page', async () => {
  const server = await startTestServer();
  const response = await fetch(`${server.url}/api/site/sample-card.pdf`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});
