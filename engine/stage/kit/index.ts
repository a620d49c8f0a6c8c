import type { Stage } from '../stage.ts';
import type { Kit, KlodderMaker } from './api.ts';
import { dottedLetter, SignPart, SlotPart, TilePart, WordCardPart } from './cards.ts';
import { CutHandlePart } from './cut-handle.ts';
import { Eraser } from './gum.ts';
import { ExampleHand } from './hand.ts';
import { ScreenKeyboardPart } from './keyboard.ts';
import { avatarFigure, heroFigure } from './klodder/figure.ts';
import { LivingKlodder } from './klodder/living.ts';
import { makeCrew } from './crew.ts';
import { makeFeat } from './feat.ts';
import { inRows, separate } from './layout.ts';
import { hatch, LoosePart } from './loose.ts';
import { Pictures } from './pictures.ts';
import { PromptPanel } from './prompt.ts';
import { countStars, flyCoin, star } from './rewards.ts';
import { Sheets } from './sheets.ts';
import { rubOut } from './smear.ts';
import { ExplainStrip, GoOn, HintStrip, WordBanner } from './strips.ts';
import { TypedLinePart } from './typed-line.ts';
import { WordLinePart } from './word-line.ts';
import { WordStripPart } from './word-strip.ts';

export type * from './api.ts';

const SLOT = 76;

/** Makes the kit of one open scene; all that it makes goes with the scene. */
export function createKit(stage: Stage): Kit {
  const base = { stage, sheets: new Sheets(stage.scene, stage.settings.tint) };
  const pictures = new Pictures(stage);
  const prompt = new PromptPanel(base, pictures);
  const hint = new HintStrip(base, () => prompt.bottom);
  const banner = new WordBanner(
    base,
    () => prompt.bottom,
    () => [...prompt.rects, ...hint.rects],
  );
  const klodder = klodders(stage);
  return {
    prompt,
    hint,
    banner,
    eraser: new Eraser(base),
    hand: new ExampleHand(base),
    explain: new ExplainStrip(base, () => prompt.bottom),
    goOn: new GoOn(base),
    klodder,
    wordCard: (x, y, option, options) => new WordCardPart(base, pictures, x, y, option, options),
    tile: (x, y, text) => new TilePart(base, x, y, text),
    loose: (options) => new LoosePart(base, options),
    rubOut,
    hatch: (width, height) => hatch(base, width, height),
    typedLine: (x, y, options) => new TypedLinePart(base, x, y, options),
    wordStrip: (options) => (banner.strip = new WordStripPart(base, options)),
    crew: (options) => makeCrew(klodder, options),
    feat: (row, done) => makeFeat(stage, row, done),
    slot: (x, y, width = SLOT) => new SlotPart(base, x, y, width),
    bucketSign: (x, y, mark, label, options) => new SignPart(base, x, y, mark, label, options),
    mark: (x, y, mark) => stage.image(`kit/mark/${mark}-token`, x, y),
    cutHandle: (x, y) => new CutHandlePart(base, x, y),
    keyboard: (handlers) => new ScreenKeyboardPart(base, handlers),
    word: (x, y, text, options) => new WordLinePart(base, x, y, text, options),
    dotted: (x, y, letter, size = 46) => dottedLetter(base, x, y, letter, size),
    separate,
    inRows,
    picture: (x, y, picture, size = 96) => pictures.place(x, y, picture, size),
    flyCoin: (from, to) => flyCoin(stage, from, to),
    star: (x, y, full) => star(stage, x, y, full),
    starCount: (row) => countStars(stage, row),
  };
}

/** Each Klodder gets its own stream of chance, so that one more or less changes nothing for the others. */
function klodders(stage: Stage): KlodderMaker {
  let count = 0;
  return (name, options) => {
    const rng = stage.rng.fork(`klodder-${count++}`);
    const figure =
      name !== 'eigen'
        ? heroFigure(stage, name, options.hat)
        : stage.avatar
          ? avatarFigure(stage, stage.avatar, options.hat)
          : heroFigure(stage, 'moes', options.hat);
    return new LivingKlodder(stage, figure, rng, options).setName(name);
  };
}
