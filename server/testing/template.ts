import { makeTemplate, type Template } from './places.ts';
import { fillSchool, type School } from './school.ts';

let template: Promise<{ school: School; database: Template }> | undefined;

/**
 * Lays the small school into a database for the running test (`file` where it is one), and gives its place. The migrations run and the
 * passwords are hashed once for all tests of a file; each has a copy of its own, so that none sees what another did.
 */
export async function laySchool(file: string): Promise<{ school: School; place: string }> {
  const { school, database } = await (template ??= make());
  return { school, place: await database.copy(file) };
}

async function make() {
  let school: School | undefined;
  const database = await makeTemplate(async (db) => {
    school = await fillSchool(db);
    // Else the server of a test that runs at night writes its file anew (privacy/rebuilding.ts).
    await db
      .insertInto('installation')
      .values({ name: 'rebuilt', value: String(Date.now()) })
      .execute();
  });
  return { school: school!, database };
}
