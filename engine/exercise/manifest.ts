import type { Form } from './forms.ts';

/** What a game says of itself. A folder in `scenes/` with such a manifest is a game; there is no other list. */
export interface GameManifest {
  /** The id in the address; the folder has the same name without accents. */
  id: string;
  title: string;
  /** Unique tag `cluster/mechanic` (scenes/README.md 5). */
  family: string;
  /** Forms it can play, primary first. */
  forms: readonly [Form, ...Form[]];
  /** Exercises in a round of the primary form. */
  round: number;
  /** The most options, buckets or extra tiles it can show. */
  cap: number;
  /** T turn-based, C calm, L live. */
  pace: 'T' | 'C' | 'L';
  physics: 'none' | 'arcade' | 'matter';
  /** The most cards that it can lay in `order` which don't belong, from tempo 0.6; none when left out. */
  extras?: number;
  /** Forms that are committed item by item instead of whole. */
  stepwise?: readonly Form[];
  /** Klodder who welcomes the pupil. */
  host: 'moes' | 'pleun' | 'dok' | 'fien' | 'sjaak' | 'tik' | 'omavlek' | 'krul';
  /** The spoken line of explanation (Uitleg). */
  explain: string;
  /** That line in a form in which something else is done than in the primary one. */
  explainIn?: Readonly<Partial<Record<Form, string>>>;
  /** The play-skill goal (kunstje), for the end screen. */
  feat: string;
  /** Its shelf in the cabinet (Verzamelkast), where each round leaves the piece that its `art/piece.ts` draws; none when left out. */
  shelf?: Shelf;
}

/** A shelf of the cabinet: what stands on it, and which row it is from the top. Games that share a row stand in order of their ids. */
export interface Shelf {
  title: string;
  row: number;
}

/** The line of explanation of a game when it is played in a form. */
export const explainOf = (
  { explain, explainIn }: Pick<GameManifest, 'explain' | 'explainIn'>,
  form: Form,
): string => explainIn?.[form] ?? explain;

/** The folder of a game: its id without accents. */
export const folderOf = (id: string): string => id.normalize('NFD').replace(/\p{M}/gu, '');
