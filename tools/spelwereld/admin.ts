import { emailAddress } from '../../server/contract/messages.ts';
import { openDatabase } from '../../server/data/database.ts';
import { openDataFolder } from '../../server/data/folder.ts';
import { isDemo } from '../../server/installation/demo.ts';
import { inviteSuperadmin } from '../../server/installation/superadmin.ts';
import { InputError } from './input.ts';
import type { Output } from './output.ts';

const day = new Intl.DateTimeFormat('nl', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/** Makes the first superadmin of an installation, or gives one another link to choose a password. */
export async function makeAdmin(name: string, mail: string, output: Output): Promise<void> {
  const email = emailAddress.safeParse(mail);
  if (!email.success) throw new InputError(`${mail} is geen e-mailadres.`);
  if (name.trim() === '') throw new InputError('Geef ook een naam, zoals "Sanne de Vries".');
  const folder = openDataFolder();
  const db = await openDatabase(folder.database);
  try {
    if (await isDemo(db))
      throw new InputError(
        `In ${folder.path} staat de demo. Kies de map van je installatie met SPELWERELD_DATA.`,
      );
    const invited = await inviteSuperadmin(db, { name: name.trim(), email: email.data });
    if (!invited) throw new InputError(`${email.data} is al van iemand anders.`);
    const site = process.env['SITE_NL'] || `http://localhost:${process.env['PORT'] ?? 3000}`;
    const link = { username: invited.username, link: site + invited.path, until: day.format(invited.until) };
    output.add(link, ({ username, link: address, until }) => ({
      gebruikersnaam: username,
      'kies een wachtwoord op (werkt één keer)': address,
      vóór: until,
    }));
  } finally {
    await db.destroy();
  }
}
