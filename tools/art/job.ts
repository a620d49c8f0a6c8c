/** Who can make something of the sources. */
export type Maker = 'game' | 'card' | 'theme' | 'island' | 'pictures' | 'sounds';

/** One thing to be made, and how it is known whether it is there already. */
export interface Job {
  maker: Maker;
  id: string;
  /** Of all that it is made of. */
  hash: string;
  /** What it must have left, from the project's folder. */
  files: readonly string[];
  /** How much work it is beside others: the longest begin first. */
  weight: number;
}

/** The file beside the sources that keeps with which quality the sheets of a job fit. */
export const fitsOf = ({ maker, id }: Pick<Job, 'maker' | 'id'>): string => {
  if (maker !== 'game') return 'scenes/landkaart/art/fit.json';
  return id === 'kit' ? 'engine/drawing/kit/fit.json' : `scenes/${id}/art/fit.json`;
};
