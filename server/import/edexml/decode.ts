import { Refused } from '../refusal.ts';

/** Enough to see a byte order mark, a declaration, and what else a file might be. */
const HEAD_BYTES = 512;

/** What the declaration may say, and how it is decoded. */
const ENCODINGS: Record<string, string> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'iso-8859-1': 'windows-1252',
  'iso8859-1': 'windows-1252',
  iso_8859_1: 'windows-1252',
  latin1: 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'latin-9': 'iso-8859-15',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
  'us-ascii': 'us-ascii',
  ascii: 'us-ascii',
};

/** Turns the bytes of a file into text, strictly: a byte that does not fit refuses the file. */
export interface Decoder {
  /** The encoding as it is told; empty as long as it is not known. */
  readonly name: string;
  /** Whether the mark at the beginning and the declaration say different things. */
  readonly differs: boolean;
  push(bytes: Uint8Array): string;
  end(): string;
}

/** `forced` is what somebody chose after the file was refused; `lineOf` tells how far it is. */
export function createDecoder(forced: 'windows-1252' | undefined, lineOf: () => number): Decoder {
  let head: Uint8Array | undefined = new Uint8Array(0);
  let decoder: TextDecoder | undefined;
  let [name, differs, isAscii] = ['', false, false];

  const refuse = () =>
    new Refused(
      'EDEX_ENCODING',
      `De tekens in dit bestand kloppen niet met de opgegeven codering (${name}, regel ${lineOf()}).`,
    );
  function decode(bytes: Uint8Array, isLast: boolean): string {
    if (isAscii && bytes.some((byte) => byte > 0x7f)) throw refuse();
    try {
      return decoder!.decode(bytes, { stream: !isLast });
    } catch {
      throw refuse();
    }
  }
  function begin(): Uint8Array {
    const bytes = head!;
    head = undefined;
    refuseOthers(bytes);
    const mark = markOf(bytes);
    const wide = mark ? undefined : wideOf(bytes);
    const declared = declaredIn(bytes);
    const known = declared === undefined ? undefined : ENCODINGS[declared.toLowerCase()];
    const label = forced ?? mark?.label ?? wide ?? known ?? (declared === undefined ? 'utf-8' : undefined);
    name = (forced ?? mark?.label ?? wide ?? declared ?? 'utf-8').slice(0, 40);
    if (label === undefined) throw refuse();
    differs = !forced && mark !== undefined && known !== undefined && isOther(mark.label, known);
    isAscii = label === 'us-ascii';
    decoder = new TextDecoder(isAscii ? 'utf-8' : label, { fatal: true });
    return bytes;
  }
  return {
    get name() {
      return name;
    },
    get differs() {
      return differs;
    },
    push(bytes) {
      if (!head) return decode(bytes, false);
      head = joined(head, bytes);
      return head.length < HEAD_BYTES ? '' : decode(begin(), false);
    },
    end: () => (head ? decode(begin(), true) : decode(new Uint8Array(0), true)),
  };
}

const joined = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
};

/** A mark of UTF-16 and a declaration of UTF-16 agree, whichever way round its bytes are. */
const isOther = (mark: string, declared: string) =>
  mark !== declared && !(mark.startsWith('utf-16') && declared.startsWith('utf-16'));

function markOf([a, b, c]: Uint8Array): { label: string } | undefined {
  if (a === 0xef && b === 0xbb && c === 0xbf) return { label: 'utf-8' };
  if (a === 0xff && b === 0xfe) return { label: 'utf-16le' };
  if (a === 0xfe && b === 0xff) return { label: 'utf-16be' };
  return undefined;
}

/** UTF-16 without a mark: every other byte of its beginning is nothing. */
function wideOf([a, b, c, d]: Uint8Array): string | undefined {
  if (a === 0x3c && b === 0 && c !== 0 && d === 0) return 'utf-16le';
  if (a === 0 && b === 0x3c && c === 0 && d !== 0) return 'utf-16be';
  return undefined;
}

function declaredIn(bytes: Uint8Array): string | undefined {
  // Of UTF-16 every other byte; of all others the declaration is ASCII.
  const text = Buffer.from(bytes).toString('latin1').replaceAll('\0', '');
  return /^[^<]{0,3}<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(text)?.[1];
}

/** Files that are no XML at all: archives, documents, the old format of fixed columns. */
function refuseOthers(bytes: Uint8Array): void {
  const text = Buffer.from(bytes).toString('latin1').replaceAll('\0', '');
  const start = text.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*/, '');
  if (start.startsWith('<')) return;
  const lines = start.split(/\r?\n/).slice(0, 3);
  const isTable =
    lines.length > 1 && lines[0]!.length >= 40 && /^[\x20-\xff]*$/.test(lines[0]!) && /\s{3}/.test(lines[0]!);
  const isMagic = /^(?:PK|%PDF|\xd0\xcf\x11\xe0|\x1f\x8b)/.test(text);
  throw new Refused(isTable && !isMagic ? 'EDEX_OLD_FORMAT' : 'EDEX_NOT_XML');
}
