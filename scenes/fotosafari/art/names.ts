/** The landscapes, in each of which four kinds of animals live. */
export const LANDS = ['savanne', 'oerwoud', 'pool', 'sloot'] as const;
export type Land = (typeof LANDS)[number];

interface Build {
  /** Middle of its eyes above the ground between its feet, and their size. */
  eyes: readonly [x: number, y: number, size: number];
  /** Where its legs hang from: x of each, those of the far side first; and their height. */
  legs: readonly number[];
  hip: number;
}

const four = (eyes: Build['eyes'], legs: Build['legs'] = [-52, 30, -36, 46]): Build => ({
  eyes,
  legs,
  hip: -44,
});
const two = (eyes: Build['eyes'], legs: Build['legs'] = [14, -14], hip = -26): Build => ({ eyes, legs, hip });

/** How each animal is put together, as its drawing has it. */
export const ANIMALS = {
  leeuw: four([46, -146, 1]),
  olifant: four([38, -146, 0.95], [-56, 24, -34, 46]),
  zebra: four([52, -158, 0.95]),
  giraf: four([50, -186, 0.85], [-46, 14, -30, 30]),
  aap: two([10, -152, 1.1], [20, -20], -36),
  tijger: four([48, -142, 1.05]),
  toekan: two([8, -150, 1.1]),
  krokodil: four([26, -116, 1.05], [-66, 26, -46, 46]),
  ijsbeer: four([48, -148, 0.95]),
  pinguin: two([4, -150, 1.15]),
  zeehond: two([26, -144, 1.15], [34, -30], -28),
  poolvos: four([46, -134, 1]),
  koe: four([46, -150, 1]),
  eend: two([26, -144, 1.1]),
  kikker: two([8, -146, 1.35], [38, -38], -30),
  haas: two([14, -128, 1.1], [22, -22], -30),
} as const satisfies Record<string, Build>;
export type Animal = keyof typeof ANIMALS;

/** Who lives where. */
export const DWELLERS: Readonly<Record<Land, readonly Animal[]>> = {
  savanne: ['leeuw', 'olifant', 'zebra', 'giraf'],
  oerwoud: ['aap', 'tijger', 'toekan', 'krokodil'],
  pool: ['ijsbeer', 'pinguin', 'zeehond', 'poolvos'],
  sloot: ['koe', 'eend', 'kikker', 'haas'],
};

export const isAnimal = (name: string): name is Animal => name in ANIMALS;
export const landOf = (animal: Animal): Land => LANDS.find((land) => DWELLERS[land].includes(animal))!;
