import type { DataFolder } from '../data/folder.ts';
import { FailedProgram, MissingProgram } from '../data/pg-programs.ts';
import { isPostgres } from '../data/postgres.ts';
import { NewerDatabase, NoUpgradeCopy } from '../data/upgrade.ts';

/** Why a server does not start, in one sentence for whoever runs it that says what to do. */
export class Refusal extends Error {}

const isAny = (code: string, ...starts: string[]) => starts.some((start) => code.startsWith(start));

/** What an error at the start means for whoever runs the server; undefined when it is a fault of ours. */
export function refusalOf(error: unknown, folder: Pick<DataFolder, 'path' | 'database'>): string | undefined {
  if (error instanceof Refusal) return error.message;
  if (error instanceof NewerDatabase)
    return `De database is van een nieuwere versie van Spelwereld (${error.migration}). Installeer die versie weer, of zet de kopie van vóór de update terug: npm run spelwereld -- restore --replace <spelwereld-voor-…>`;
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (error instanceof NoUpgradeCopy && cause instanceof MissingProgram)
    return `De database wordt niet bijgewerkt zonder kopie van wat erin staat: ${missing(cause)}, of zet UPGRADE_WITHOUT_COPY=1 als je zelf een kopie hebt.`;
  if (error instanceof MissingProgram) return `Dat lukt niet: ${missing(error)}.`;
  if (error instanceof FailedProgram) return `PostgreSQL weigerde: ${error.message}`;
  const { code = '' } = cause as { code?: string };
  return isPostgres(folder.database) ? ofPostgres(code, folder.database) : ofFolder(code, folder);
}

const missing = ({ program, needed, found }: MissingProgram) =>
  `${found === undefined ? `${program} ontbreekt` : `${program} is versie ${found} en PostgreSQL versie ${needed}`}; installeer het met apt-get install postgresql-client-${needed}`;

function ofFolder(
  code: string,
  { path, database }: Pick<DataFolder, 'path' | 'database'>,
): string | undefined {
  if (isAny(code, 'EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST', 'SQLITE_READONLY', 'SQLITE_CANTOPEN'))
    return `In de map ${path} kan niet worden geschreven. Geef de gebruiker waaronder de server draait daar rechten, of kies een andere map met SPELWERELD_DATA.`;
  if (isAny(code, 'ENOSPC', 'SQLITE_FULL', 'SQLITE_IOERR'))
    return `De schijf van ${path} is vol of stuk. Maak ruimte vrij en start opnieuw.`;
  if (isAny(code, 'SQLITE_NOTADB', 'SQLITE_CORRUPT'))
    return `Het bestand ${database} is beschadigd. Zet een reservekopie terug: npm run spelwereld -- restore --replace <map>`;
  if (isAny(code, 'SQLITE_BUSY', 'SQLITE_LOCKED'))
    return `Een ander programma houdt ${database} bezet. Sluit dat en start opnieuw.`;
  return undefined;
}

function ofPostgres(code: string, address: string): string | undefined {
  const { host, pathname, username } = new URL(address);
  const name = pathname.slice(1);
  if (isAny(code, 'ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN', '57P03'))
    return `PostgreSQL antwoordt niet op ${host}. Start het, of verbeter DATABASE_URL.`;
  if (isAny(code, '28'))
    return `PostgreSQL op ${host} laat ${username || 'deze gebruiker'} niet toe. Verbeter naam en wachtwoord in DATABASE_URL.`;
  if (code === '3D000')
    return `Op ${host} is geen database ${name}. Maak die eerst: createdb --encoding=UTF8 ${name}`;
  if (code === '42501')
    return `${username || 'De gebruiker'} mag in database ${name} geen tabellen maken. Maak de database van deze gebruiker: alter database ${name} owner to ${username}`;
  if (isAny(code, '53100'))
    return `De schijf van PostgreSQL op ${host} is vol. Maak ruimte vrij en start opnieuw.`;
  return undefined;
}
