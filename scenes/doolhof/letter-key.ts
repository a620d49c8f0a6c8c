import type { Tile } from '../../engine/exercise/index.ts';
import type { GameStage, Input } from '../../engine/stage/index.ts';

/** The key that means this very tile now: that of its letter, unless another tile with that letter comes first. */
export function letterKey(stage: GameStage, tile: Tile): Input | undefined {
  const letter = [...tile.text.toLowerCase()][0]!;
  const free = stage.offers().filter(({ kind }) => kind === 'tile');
  const first =
    free.find(({ label }) => label.toLowerCase() === letter) ??
    free.find(({ label }) => label.toLowerCase().startsWith(letter));
  if (first?.value !== tile.id) return undefined;
  const code = /^[a-z]$/.test(letter) ? `Key${letter.toUpperCase()}` : 'Quote';
  return { kind: 'key', code, key: letter, ms: 40 };
}
