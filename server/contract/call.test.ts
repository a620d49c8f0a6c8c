import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall, type When } from './call.ts';
import { CALLS } from './index.ts';

const base = { id: 'throwAway', path: '/api/things/{thing}', action: 'group:edit', summary: 'Weg.' } as const;

describe('when a call may be made', () => {
  it('is said by each call that changes something: without, it does not pass the type check', () => {
    // @ts-expect-error a call that changes something says when
    defineCall({ ...base, method: 'DELETE' });
    // @ts-expect-error what a GET does is looking
    defineCall({ ...base, method: 'GET', when: 'change' });
    expect(defineCall({ ...base, method: 'GET' }).when).toBe('read');
    expect(defineCall({ ...base, method: 'GET', when: 'core' }).when).toBe('core');
  });

  it('may follow from what is sent', () => {
    const { when } = defineCall({
      ...base,
      method: 'PATCH',
      when: ({ removed }) => (removed ? 'less' : 'change'),
      body: z.object({ removed: z.boolean() }),
    });
    expect(typeof when === 'function' && when({ removed: true })).toBe('less' satisfies When);
  });

  it('is core for what anyone may ask without an account', () => {
    const open = CALLS.filter(({ action, method }) => action === 'public' && method !== 'GET');
    expect(open.filter(({ when }) => when !== 'core').map(({ id }) => id)).toEqual([]);
  });
});
