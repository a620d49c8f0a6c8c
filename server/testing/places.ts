import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { openDatabase, type Db } from '../data/database.ts';

/** Environment variable with the address of the PostgreSQL of the run; without it tests are on SQLite. */
export const CLUSTER = 'SPELWERELD_TEST_CLUSTER';

/** Whether this run is on PostgreSQL. */
export const onPostgres = process.env['SPELWERELD_TEST_DATABASE'] === 'postgres';

/** A database that is copied: for SQLite a file, for PostgreSQL an address. */
export interface Template {
  /** Makes a copy for the running test, `file` where it is one; gives its place. */
  copy(file: string): Promise<string>;
}

/** Makes a database, fills it, and keeps it to be copied. */
export async function makeTemplate(fill: (db: Db) => Promise<void>): Promise<Template> {
  const folder = mkdtempSync(join(tmpdir(), 'spelwereld-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const place = onPostgres ? await createDatabase() : join(folder, 'x.sqlite');
  const db = await openDatabase(place);
  await fill(db);
  // Closing writes the log back: a file is whole without it, and PostgreSQL copies only what nobody has open.
  await db.destroy();
  return {
    async copy(file) {
      if (onPostgres) return own(await createDatabase(nameOf(place)));
      copyFileSync(place, file);
      return file;
    },
  };
}

/** The place of an empty database for the running test. */
export async function emptyPlace(): Promise<string> {
  if (onPostgres) return own(await createDatabase());
  const folder = mkdtempSync(join(tmpdir(), 'spelwereld-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'x.sqlite');
}

/** An open database, with all tables and nothing in them, for the running test. */
export async function openEmpty(): Promise<Db> {
  const db = await openDatabase(await emptyPlace());
  onTestFinished(() => db.destroy());
  return db;
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);

function own(url: string): string {
  onTestFinished(() => admin(`drop database if exists ${nameOf(url)} with (force)`));
  return url;
}

async function createDatabase(template?: string): Promise<string> {
  const url = new URL(process.env[CLUSTER]!);
  const name = `t${randomBytes(8).toString('hex')}`;
  await admin(`create database ${name}${template ? ` template ${template}` : ''}`);
  url.pathname = `/${name}`;
  return url.href;
}

async function admin(statement: string): Promise<void> {
  const client = new Client(process.env[CLUSTER]!);
  await client.connect();
  await client.query(statement);
  await client.end();
}
