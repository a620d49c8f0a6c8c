import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../data/database.ts';
import { fillSchool, type School } from './school.ts';

/** A database with every migration and the small school in it, as the bytes of its file. */
interface Template {
  bytes: Buffer;
  school: School;
}

let template: Promise<Template> | undefined;

/**
 * Lays the small school at `file`, where no database is yet. The migrations run and the passwords are hashed once for
 * all tests of a file; each has a copy of its own, so that none sees what another did.
 */
export async function layTemplate(file: string): Promise<School> {
  const { bytes, school } = await (template ??= makeTemplate());
  writeFileSync(file, bytes);
  return school;
}

async function makeTemplate(): Promise<Template> {
  const folder = mkdtempSync(join(tmpdir(), 'spelwereld-school-'));
  const file = join(folder, 'x.sqlite');
  try {
    const db = await openDatabase(file);
    const school = await fillSchool(db);
    // Closing writes the log back: the file is whole without it.
    await db.destroy();
    return { bytes: readFileSync(file), school };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
