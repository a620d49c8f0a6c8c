import type { Db } from '../data/database.ts';

/** User names of which logging in is slowed down, and where. */
export interface SlowedNames {
  /** Slows a name down for so long at a place. */
  add(name: string, place: string, ms: number): Promise<void>;
  /** Ends it: at one place, or everywhere. */
  remove(name: string, place?: string): Promise<void>;
  placesOf(name: string): Promise<string[]>;
  /** Which of these names are slowed down somewhere. */
  among(names: readonly string[]): Promise<ReadonlySet<string>>;
}

/** From so many names on, those whose time is over are forgotten at once. */
const MANY = 1000;

/** Keeps them in the memory of this process. */
export function slowedInMemory(): SlowedNames {
  const slowed = new Map<string, Map<string, number>>();
  const places = (name: string) => {
    const known = slowed.get(name) ?? new Map<string, number>();
    for (const [place, until] of known) if (until <= Date.now()) known.delete(place);
    if (known.size === 0) slowed.delete(name);
    return [...known.keys()];
  };
  return {
    async add(name, place, ms) {
      if (slowed.size > MANY) [...slowed.keys()].forEach(places);
      slowed.set(name, (slowed.get(name) ?? new Map<string, number>()).set(place, Date.now() + ms));
    },
    async remove(name, place) {
      if (place === undefined) slowed.delete(name);
      else slowed.get(name)?.delete(place);
    },
    placesOf: async (name) => places(name),
    among: async (names) => new Set(names.filter((name) => places(name).length > 0)),
  };
}

/** Keeps them where all processes look. */
export const slowedInPostgres = (db: Db): SlowedNames => ({
  async add(name, place, ms) {
    await db.deleteFrom('slowed_names').where('until', '<=', Date.now()).execute();
    await db
      .insertInto('slowed_names')
      .values({ name, place, until: Date.now() + ms })
      .onConflict((conflict) =>
        conflict.columns(['name', 'place']).doUpdateSet(({ ref }) => ({ until: ref('excluded.until') })),
      )
      .execute();
  },
  async remove(name, place) {
    await db
      .deleteFrom('slowed_names')
      .where('name', '=', name)
      .$if(place !== undefined, (query) => query.where('place', '=', place!))
      .execute();
  },
  async placesOf(name) {
    const rows = await db
      .selectFrom('slowed_names')
      .select('place')
      .where('name', '=', name)
      .where('until', '>', Date.now())
      .execute();
    return rows.map(({ place }) => place);
  },
  async among(names) {
    if (names.length === 0) return new Set();
    const rows = await db
      .selectFrom('slowed_names')
      .select('name')
      .distinct()
      .where('name', 'in', names)
      .where('until', '>', Date.now())
      .execute();
    return new Set(rows.map(({ name }) => name));
  },
});
