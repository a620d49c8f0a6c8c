import { expect } from '@playwright/test';

/** Asks the server for something; it has to succeed. */
export async function call<T>(
  url: string,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown },
): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as T;
  expect(response.ok, `${method} ${path}: ${JSON.stringify(answer)}`).toBe(true);
  return answer;
}
