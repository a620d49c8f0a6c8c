import type { GameStage, WordLine } from '../../engine/stage/index.ts';

/** How a letter in a bubble looks; without a colour it is ink. */
interface Look {
  size: number;
  colour?: string;
}

/** Letters that no bubble holds now. */
interface Spare {
  look: string;
  line: WordLine;
}
/** As many letters wait at most: those of a word of the usual length. */
const MOST_SPARES = 10;
const spares = new WeakMap<GameStage, Spare[]>();
const looks = new WeakMap<WordLine, string>();

/** A letter for a bubble: one that another bubble gave back, because drawing a new one takes as long as a frame may. */
export function takeLetter(stage: GameStage, text: string, look: Look): WordLine {
  const name = `${look.size} ${look.colour ?? ''}`;
  const spare = spares.get(stage) ?? [];
  const at = spare.findIndex((one) => one.look === name);
  const line = at < 0 ? stage.kit.word(0, 0, text, look) : spare.splice(at, 1)[0]!.line;
  if (at >= 0) line.setWord(text);
  looks.set(line, name);
  return line.setPosition(0, 0).setScale(1).setAngle(0).setAlpha(1).setVisible(true);
}

/** Gives a letter back; it goes with the scene. */
export function giveBack(stage: GameStage, line: WordLine) {
  line.parentContainer?.remove(line);
  const spare = spares.get(stage) ?? [];
  spare.push({ look: looks.get(line)!, line: line.setVisible(false) });
  if (spare.length > MOST_SPARES) spare.shift()!.line.destroy();
  spares.set(stage, spare);
}
