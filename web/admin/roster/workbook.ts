import { strFromU8, unzipSync, zipSync, type UnzipFileInfo } from 'fflate';
import readWorkbook, { type CellValue, type SheetData } from 'read-excel-file/universal';

/** Why a spreadsheet can't be read; the texts are in the wording. */
export type WorkbookFault =
  'password' | 'oldExcel' | 'otherSheet' | 'noSheet' | 'tooLarge' | 'broken' | 'noRows';

/** A sheet with something in it. */
export interface Sheet {
  name: string;
  /** Rows with something in them. */
  rows: number;
  /** As it would have been pasted: cells parted by tabs, a row a line. */
  text: string;
}

/** What was read of a spreadsheet: its sheets, or why there are none. Macros never run; `hasMacros` is there to be told. */
export type Workbook = { sheets: Sheet[]; hasMacros: boolean } | { fault: WorkbookFault };

/** Unpacked, a list with thousands of names is a few megabytes; what is far larger is no list, or a trap. */
const MOST_UNPACKED = 40_000_000;
const MOST_FILES = 1000;
const MOST_ROWS = 5000;
const MOST_COLUMNS = 100;
/** A cell with something in it behind row 9,999 or column ZZ: the reader would make all cells before it, and take the page down. */
const FAR_CELL = /<(?:\w+:)?c r="(?:[A-Z]{3}\d+|[A-Z]+\d{5,})"[^>]*(?<!\/)>(?!<\/|<(?:\w+:)?v ?\/>)/;

/** Reads a spreadsheet in the browser: whoever opens a bad file can harm nobody else. Takes any bytes. */
export async function openWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Workbook> {
  // A container of before 2007: an old workbook, or a new one behind a password.
  if (bytes[0] === 0xd0) return { fault: holds(bytes, 'EncryptedPackage') ? 'password' : 'oldExcel' };
  try {
    const files = contentsOf(bytes);
    const fault = faultOf(files);
    if (fault) return { fault };
    const unpacked = unzipSync(bytes, { filter: ({ name }) => /\.(xml|rels)$/.test(name) });
    if (Object.values(unpacked).some((file) => FAR_CELL.test(strFromU8(file, true))))
      return { fault: 'tooLarge' };
    // What the reader unpacks itself may be larger than it says, and needs a worker.
    const whole = zipSync(unpacked, { level: 0 });
    // Numbers stay as they were written: no 0.1 + 0.2, no 1e21.
    const sheets = await readWorkbook(new Blob([whole]), { parseNumber: (text: string) => text });
    const filled = sheets.map(({ sheet, data }) => sheetOf(sheet, data)).filter(({ rows }) => rows > 0);
    if (filled.length === 0) return { fault: 'noRows' };
    if (filled.some(({ rows, width }) => rows > MOST_ROWS || width > MOST_COLUMNS))
      return { fault: 'tooLarge' };
    return {
      sheets: filled.map(({ name, rows, text }) => ({ name, rows, text })),
      hasMacros: files.some(({ name }) => name.endsWith('vbaProject.bin')),
    };
  } catch {
    return { fault: 'broken' };
  }
}

/** What a zip file says that is in it; nothing is unpacked. Throws when it is none. */
function contentsOf(bytes: Uint8Array): UnzipFileInfo[] {
  const files: UnzipFileInfo[] = [];
  unzipSync(bytes, { filter: (file) => files.push(file) < 0 });
  return files;
}

function faultOf(files: readonly UnzipFileInfo[]): WorkbookFault | undefined {
  const has = (name: string) => files.some((file) => file.name === name);
  if (has('xl/workbook.bin') || has('content.xml') || has('Index/Document.iwa')) return 'otherSheet';
  if (!has('xl/workbook.xml')) return 'noSheet';
  const unpacked = files.reduce((sum, { originalSize }) => sum + originalSize, 0);
  return files.length > MOST_FILES || unpacked > MOST_UNPACKED ? 'tooLarge' : undefined;
}

/** Whether a name of two bytes a letter is in the bytes. */
function holds(bytes: Uint8Array, name: string): boolean {
  const wanted = [...name].flatMap((letter) => [letter.charCodeAt(0), 0]);
  return bytes.some((byte, at) => byte === wanted[0] && wanted.every((one, i) => bytes[at + i] === one));
}

function sheetOf(name: string, data: SheetData<string>) {
  const table = data.map((row) => row.map(asText));
  const width = Math.max(0, ...table.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  return {
    name,
    width,
    rows: table.filter((row) => row.some((cell) => cell !== '')).length,
    text: table.map((row) => row.slice(0, width).map(quoted).join('\t')).join('\n'),
  };
}

const two = (number: number) => String(number).padStart(2, '0');

/** A cell as it is read: a day as such, whatever time zone the reader is in. */
function asText(cell: CellValue<string> | null): string {
  if (cell === null) return '';
  if (cell instanceof Date)
    return `${two(cell.getUTCDate())}-${two(cell.getUTCMonth() + 1)}-${cell.getUTCFullYear()}`;
  return String(cell).replace(/\s+/g, ' ').trim();
}

const quoted = (cell: string) => (cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell);
