import type { Db } from '../data/database.ts';
import { digest } from './digest.ts';

// On which devices somebody logged in with a password: what a device sends along is kept as a digest.

/** Whether somebody logged in on this device before. */
export async function knowsDevice(db: Db, userId: string, device: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device', '=', digest(device))
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps that somebody logged in on this device. */
export async function rememberDevice(db: Db, userId: string, device: string): Promise<void> {
  const used_at = Date.now();
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, device: digest(device), used_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'device']).doUpdateSet({ used_at }))
    .execute();
}
