import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../data/database.ts';
import { isEmpty } from '../data/empty.ts';
import type { DataFolder } from '../data/folder.ts';
import { isDemo } from './demo.ts';
import { eraseSinceStart } from './erased-since.ts';
import { lostWith } from './keys-fit.ts';
import { Refusal } from './refusal.ts';

/**
 * Looks at the data folder of a real installation: no demo, nobody in it who was erased, keys to be kept, and whether anybody can log in.
 * Gives what whoever begins must know; throws a Refusal where it can't start.
 */
export async function beginning(folder: DataFolder, ownKey: boolean): Promise<string[]> {
  const notes: string[] = [];
  if (!ownKey && !existsSync(join(folder.path, 'keys', 'token.pem')))
    notes.push(
      `De sleutels worden gemaakt in ${join(folder.path, 'keys')}. Zonder sleutels werken kaartjes en wachtwoordlijsten niet meer: maak een reservekopie van sleutels en database samen met npm run spelwereld -- backup <map>.`,
    );
  const db = await openDatabase(folder.database, folder.path);
  try {
    if (await isDemo(db))
      throw new Refusal(
        `In ${folder.path} staat de demo, met wachtwoorden die iedereen kent. Kies een andere map, zoals SPELWERELD_DATA=/var/lib/spelwereld npm run serve`,
      );
    const again = await eraseSinceStart(db, folder.path);
    if (again !== undefined) notes.push(again);
    const keys = join(folder.path, 'keys');
    const lost = await lostWith(db, keys);
    if (lost.length > 0)
      notes.push(
        `De sleutels in ${keys} horen niet bij deze database: ${lost.join('; ')}. Zet de map keys van de vorige machine of van de reservekopie terug, en start opnieuw.`,
      );
    if (await isEmpty(db))
      notes.push(
        'Er is nog niemand die kan inloggen. Maak de eerste beheerder: npm run spelwereld -- admin "Voornaam Achternaam" naam@school.nl',
      );
  } finally {
    await db.destroy();
  }
  return notes;
}
