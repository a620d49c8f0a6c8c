const QWERTY = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const AZERTY = ['azertyuiop', 'qsdfghjklm', 'wxcvbn'];

/** Where a key lies: its row, and its column with the shift of that row. */
function placeOf(rows: readonly string[], letter: string): { row: number; column: number } | undefined {
  const row = rows.findIndex((keys) => keys.includes(letter));
  return row === -1 ? undefined : { row, column: rows[row]!.indexOf(letter) + row / 2 };
}

/** Whether two letters are side by side on the keyboard of the pupil. */
export function areNeighbours(a: string, b: string, belgian: boolean): boolean {
  const rows = belgian ? AZERTY : QWERTY;
  const [one, other] = [placeOf(rows, a), placeOf(rows, b)];
  if (!one || !other || a === b) return false;
  return Math.abs(one.row - other.row) <= 1 && Math.abs(one.column - other.column) <= 1;
}
