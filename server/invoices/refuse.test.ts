import { expect, test } from 'vitest';
import type { dashboard } from '../contract/office.ts';
import type { OfficeOrder, OrderView } from '../contract/orders.ts';
import type { z } from 'zod';
import { startOrdering } from '../testing/ordering.ts';

test('an order that waits is counted for the office, and refused with a reason that its administrators read', async () => {
  const { server, place, office, ask, base, drafts, licence } = await startOrdering();
  const email = 'directie@school.test';
  await server.db
    .updateTable('users')
    .set({ email, email_key: email })
    .where('id', '=', server.school.staff.schooladmin)
    .execute();
  const waiting = async () =>
    (await office<z.infer<typeof dashboard.response>>('GET', 'dashboard')).body.work.orders;
  expect(await waiting()).toBe(0);
  const { id } = (await place({ seats: 200 })).body;
  expect(await waiting()).toBe(1);
  const why = 'Voor 200 leerlingen maken we eerst samen een afspraak.';
  const refuse = (body: object) => office<OfficeOrder>('POST', `orders/${id}/refusal`, body);
  expect((await refuse({ why: 'nee' })).body.fields).toHaveProperty('why');
  const { body: refused } = await refuse({ why });
  expect(refused).toMatchObject({ state: 'cancelled', refusal: why, account: { place: 'Plaats' } });
  // Sent twice: told once.
  expect((await refuse({ why })).status).toBe(200);
  expect((await office('POST', `orders/${id}/confirmation`, {})).status).toBe(409);
  expect(await waiting()).toBe(0);
  const [seen] = (await ask<{ orders: OrderView[] }>('GET', `${base}/orders`)).body.orders;
  expect(seen).toMatchObject({ id, state: 'cancelled', refusal: why });
  const mails = await server.db
    .selectFrom('mails')
    .select(['to_address', 'text'])
    .where('kind', '=', 'order-refused')
    .execute();
  expect(mails.map(({ to_address }) => to_address)).toEqual([email]);
  expect(mails[0]!.text).toContain(why);
  const { reason } = await server.db
    .selectFrom('audit')
    .select('reason')
    .where('action', '=', 'order-refused')
    .executeTakeFirstOrThrow();
  expect(reason).toBe(why);
  expect([(await licence()).periods.length, await drafts()]).toEqual([1, []]);
  // Nothing is in the way of another order.
  expect((await place()).body.state).toBe('confirmed');
});

test('what counts already, or was withdrawn, is not refused', async () => {
  const { place, office, ask, base } = await startOrdering();
  const why = 'Dit is dubbel besteld.';
  const { id } = (await place()).body;
  expect((await office('POST', `orders/${id}/refusal`, { why })).status).toBe(409);
  const other = (await place({ kind: 'new', seats: 200 })).body;
  await ask('POST', `${base}/orders/${other.id}/cancellation`, {});
  expect((await office('POST', `orders/${other.id}/refusal`, { why })).status).toBe(409);
  const [seen] = (await ask<{ orders: OrderView[] }>('GET', `${base}/orders`)).body.orders;
  expect(seen).toMatchObject({ state: 'cancelled', refusal: null });
});
