import type { PlateName } from '../../drawing/index.ts';
import type { PlaySettings } from '../../exercise/index.ts';

/** One key: what it does (a letter, or a command), its width in u, its plate and icon. */
export interface KeySpec {
  value: string;
  /** What stands on it; an icon instead when it begins with `icon:`. */
  face: string;
  label: string;
  width: number;
  plate: Extract<PlateName, `key${string}`>;
}

/** Commands of keys that are not letters. */
export const KEY = { erase: 'Backspace', ready: 'Enter', layer: 'laag', capital: 'Aa' } as const;

const LETTER_ROWS: Record<PlaySettings['keyboard'], readonly [string, string, string]> = {
  qwerty: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  azerty: ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  abc: ['abcdefghij', 'klmnopqrs', 'tuvwxyz'],
};
/** Every letter that a word can be asked with and that has no key of its own, in the order of the alphabet. */
const SIGN_ROWS = ['áàâäåéèêëç', 'íîïóôöúûü', 'ñ'] as const;

/** How letters with a sign are called by a screen reader. */
const SPOKEN: Record<string, string> = { "'": 'apostrof', '-': 'streepje', ' ': 'spatie' };
const WIDTH = { letter: 82, erase: 154, ready: 250 } as const;

const letter = (value: string, capital: boolean): KeySpec => {
  const face = capital ? value.toLocaleUpperCase('nl') : value;
  return {
    value: face,
    face: face === "'" ? '’' : face,
    label: SPOKEN[value] ?? face,
    width: WIDTH.letter,
    plate: 'keyLetter',
  };
};

/** The three rows of the keyboard; `signs` is the layer with accents, `capital` makes the next letter one. */
export function keyRows(layout: PlaySettings['keyboard'], signs: boolean, capital: boolean): KeySpec[][] {
  const rows = signs ? SIGN_ROWS : LETTER_ROWS[layout];
  const [first, second, third] = rows.map((row) => [...row].map((one) => letter(one, capital))) as [
    KeySpec[],
    KeySpec[],
    KeySpec[],
  ];
  const hold = (value: string, face: string, label: string, held: boolean): KeySpec => ({
    value,
    face,
    label,
    width: 104,
    plate: held ? 'keyHold' : 'keyLetter',
  });
  const layer = hold(
    KEY.layer,
    signs ? 'abc' : 'é…',
    signs ? 'gewone letters' : 'letters met een teken',
    signs,
  );
  const caps = hold(KEY.capital, 'Aa', 'hoofdletter', capital);
  const erase: KeySpec = {
    value: KEY.erase,
    face: 'icon:erase',
    label: 'wissen',
    width: WIDTH.erase,
    plate: 'keyErase',
  };
  const ready: KeySpec = {
    value: KEY.ready,
    face: 'icon:done',
    label: 'klaar',
    width: WIDTH.ready,
    plate: 'keyDone',
  };
  const space: KeySpec = { value: ' ', face: 'icon:space', label: 'spatie', width: 200, plate: 'keyLetter' };
  return [
    [layer, ...first, erase],
    [caps, ...second, ready],
    [letter("'", false), letter('-', false), ...third, space],
  ];
}

/** Room between two keys, and the widest a row may be. */
const GAP = 10;
const ROW = 1248;

/** Widths of a row's keys, stretched so that every row fills the keyboard. */
export function fitRow(row: readonly KeySpec[]): { key: KeySpec; x: number; width: number }[] {
  const fixed = row.reduce((sum, key) => sum + key.width + GAP, -GAP);
  const spare = ROW - fixed;
  // What is left over goes to the last key, up to twice its width; the rest stays open on both sides.
  const grow = Math.max(Math.min(spare, row.at(-1)!.width * 1.2), Math.min(spare, 0));
  let x = -(fixed + grow) / 2;
  return row.map((key, i) => {
    const width = key.width + (i === row.length - 1 ? grow : 0);
    const at = x + width / 2;
    x += width + GAP;
    return { key, x: at, width };
  });
}
