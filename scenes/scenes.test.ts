// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GameEntry } from '../engine/bridge/index.ts';
import { pieceSvg, type PieceDrawing } from '../engine/drawing/index.ts';
import { folderOf } from '../engine/exercise/index.ts';
import { GAMES, gameById } from './index.ts';

const MAP = 'landkaart';
/** The games that the specification names in the addresses of the pupil's area. */
const SPECIFIED =
  'pizzabakken treinmachinist glazenwasser taxirit pijplijn verfgooien botenkoers wortelboer tuinsproeien ninja piñata ' +
  'postbezorger stofzuigen dinograven buurtsuper bladblazen bioscoop2 ballengooien blobgezocht groeivis dozenspringen ' +
  'doolhof platformklimmen fotosafari kippenspuiten stuitergame rups paragame vissenvangen flipperkast splitsmachine ' +
  'visvijver quizvraag roeien sneeuwkanon leesrace leesraket helikopter vishaak vliegrace beestjesvangen raketstrijd ' +
  'bellenprikken autorace dienbladbalanceren';
/** Input, time, text and sound that would go round the stage. */
const BESIDE_THE_STAGE =
  /\.setInteractive\(|\.input\.|addEventListener|\.add\.text\(|\.time\.(delayedCall|addEvent)|\.sound\.add\(/;

const holds = (folder: string, file: string) => existsSync(join(import.meta.dirname, folder, file));
const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it('finds a game for every folder with a manifest', () => {
  expect(GAMES.length).toBeGreaterThan(0);
  expect(GAMES.map(({ folder }) => folder)).toEqual(folders.filter((name) => holds(name, 'manifest.ts')));
});

it('has the games of the specification, letter for letter', () => {
  expect(GAMES.map(({ manifest }) => manifest.id).sort()).toEqual(SPECIFIED.split(' ').sort());
});

it('has an entry for every game, and for the map', () => {
  expect(folders.filter((name) => !holds(name, 'README.md'))).toEqual([]);
  expect(folders.filter((name) => name !== MAP)).toEqual(GAMES.map(({ folder }) => folder));
});

it('has no two games of one family', () => {
  const families = GAMES.map(({ manifest }) => manifest.family);
  expect(families.filter((family, i) => families.indexOf(family) !== i)).toEqual([]);
});

describe('what a round leaves in the cabinet', () => {
  const drawn = folders.filter((folder) => holds(folder, 'art/piece.ts'));

  it('is drawn for each game with a shelf', () => {
    const shelves = GAMES.filter(({ manifest }) => manifest.shelf);
    expect(shelves.length).toBeGreaterThan(0);
    for (const { folder, piece } of shelves) expect(piece, folder).toBeTypeOf('function');
    expect(drawn).toEqual(shelves.map(({ folder }) => folder));
  });

  it.each(drawn)('%s: the same for the same round, another one for others', async (folder) => {
    const { default: draw } = (await import(`./${folder}/art/piece.ts`)) as { default: PieceDrawing };
    const pictures = Array.from({ length: 12 }, (_, i) => pieceSvg(draw, { id: `ronde-${i}` }));
    expect(pieceSvg(draw, { id: 'ronde-0' })).toBe(pictures[0]);
    expect(new Set(pictures).size).toBeGreaterThan(6);
    for (const picture of pictures) {
      expect(
        new DOMParser().parseFromString(picture, 'image/svg+xml').querySelector('parsererror'),
      ).toBeNull();
      expect(picture).not.toMatch(/NaN|undefined|<text/);
    }
  });
});

describe.each(GAMES.map((entry): [string, GameEntry] => [entry.manifest.id, entry]))(
  '%s',
  (id, { folder }) => {
    it('has its contract tested', () => {
      expect(holds(folder, 'contract.test.ts')).toBe(true);
    });

    it('is found by its id, as an address may write it, in the folder of that name', () => {
      expect(folder).toBe(folderOf(id));
      expect(gameById(encodeURIComponent(id.normalize('NFD')))?.folder).toBe(folder);
    });

    it('listens, speaks and writes only through the stage', () => {
      const files = readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' });
      const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
      expect(sources).toContain('scene.ts');
      for (const file of sources) {
        const source = readFileSync(join(import.meta.dirname, folder, file), 'utf8');
        expect(source.match(BESIDE_THE_STAGE)?.[0], file).toBeUndefined();
      }
    });
  },
);
