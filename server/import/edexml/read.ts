import { createHash } from 'node:crypto';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Source } from '../source.ts';
import { Refused } from '../refusal.ts';
import { createDecoder } from './decode.ts';
import { FIELDS, NATIONAL_NUMBERS, PASSED_OVER, RECORD_PATHS, type RecordName } from './elements.ts';
import { LIMITS } from './limits.ts';
import type { RawFile, RawRecord } from './raw.ts';
import { understand } from './understand.ts';

/** Reads a file bit by bit; throws Refused as soon as it can't be read. */
export interface Reader {
  push(bytes: Uint8Array): void;
  /** Gives what it says, once all of it was pushed. */
  end(): Source;
}

const tidy = (text: string) => text.replace(/\s+/gu, ' ').trim().normalize('NFC');
const localOf = (name: string) => name.slice(name.indexOf(':') + 1);

/** A reader of EDEXML; `today` is the day to go by where the file says none. */
export function createReader({
  forced,
  today,
}: {
  forced?: 'windows-1252' | undefined;
  today: string;
}): Reader {
  // Without namespaces: looking prefixes up walks all elements above, and only local names count.
  const parser = new SaxesParser({ xmlns: false, position: true });
  const decoder = createDecoder(forced, () => parser.line);
  const hash = createHash('sha256');
  const raw: RawFile = {
    school: [],
    groep: [],
    samengestelde_groep: [],
    leerling: [],
    leerkracht: [],
    dropped: {},
    hasGroups: false,
  };
  const path: string[] = [];
  let bytes = 0;
  let record: RawRecord | undefined;
  let recordName: RecordName | undefined;
  /** Where the record is in the path, and the field that is being read. */
  let recordDepth = 0;
  let field: string | undefined;
  let text = '';

  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Refused('EDEX_DOCTYPE');
  });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    if (path.length >= LIMITS.depth) throw new Refused('EDEX_TOO_DEEP');
    const name = localOf(tag.name);
    path.push(name);
    if (path.length === 1 && name !== 'EDEX') throw new Refused('EDEX_NOT_EDEX');
    if (record) inside(name, tag);
    else begin(tag);
  });
  parser.on('text', (more) => take(more));
  parser.on('cdata', (more) => take(more));
  parser.on('closetag', () => {
    if (record && field !== undefined && path.length === recordDepth + fieldDepth) close();
    if (record && path.length === recordDepth) {
      raw[recordName!].push(record);
      record = undefined;
    }
    path.pop();
  });

  /** How far below its record the field that is being read stands. */
  let fieldDepth = 1;

  function begin(tag: SaxesTagPlain) {
    const name = RECORD_PATHS[path.join('/')];
    if (path.length === 2 && path[1] === 'groepen') raw.hasGroups = true;
    if (!name) return;
    if (raw[name].length >= LIMITS.records[name]) throw new Refused('EDEX_TOO_MANY');
    const attribute = (wanted: string) => {
      for (const [given, value] of Object.entries(tag.attributes))
        if (localOf(given) === wanted) return tidy(value);
      return '';
    };
    record = {
      line: parser.line,
      key: attribute('key'),
      eck: attribute('eckid'),
      fields: {},
      tooLong: new Set(),
      groups: [],
      composites: [],
      roles: [],
    };
    if (record.key.length > LIMITS.text) record.tooLong.add('key');
    if (record.eck.length > LIMITS.eck) record.eck = '';
    [recordName, recordDepth, field] = [name, path.length, undefined];
  }

  function inside(name: string, { attributes }: SaxesTagPlain) {
    const depth = path.length - recordDepth;
    if (depth === 1) {
      const wanted = (FIELDS[recordName!] as Record<string, string>)[name];
      if (wanted !== undefined) return open(wanted, 1);
      if (NATIONAL_NUMBERS.has(name)) count('national');
      else if (PASSED_OVER[name] !== undefined) count(PASSED_OVER[name]);
    }
    const refers = (to: string, list: string[]) => {
      if (name !== to) return false;
      for (const [given, value] of Object.entries(attributes))
        if (localOf(given) === 'key' && list.length < LIMITS.references) list.push(tidy(value));
      return true;
    };
    const above = path[path.length - 2]!;
    if (recordName === 'leerling') {
      if (depth === 1) refers('groep', record!.groups);
      else if (depth === 2 && above === 'samengestelde_groepen')
        refers('samengestelde_groep', record!.composites);
    }
    if (recordName !== 'leerkracht') return;
    if (depth === 2 && above === 'groepen')
      void (refers('groep', record!.groups) || refers('samengestelde_groep', record!.composites));
    if (name === 'rol' && record!.roles.length < LIMITS.references) open('role', depth);
  }

  function open(wanted: string, depth: number) {
    [field, fieldDepth, text] = [wanted, depth, ''];
  }
  function take(more: string) {
    // What is in elements that are passed over is not even looked at.
    if (!record || field === undefined || path.length !== recordDepth + fieldDepth) return;
    if (text.length < LIMITS.gathered) text += more;
  }
  function close() {
    const value = tidy(text);
    if (field === 'role') {
      if (value !== '') record!.roles.push(value.slice(0, LIMITS.role));
    } else if (value.length > LIMITS.text) record!.tooLong.add(field!);
    else if (value !== '' && record!.fields[field!] === undefined) record!.fields[field!] = value;
    field = undefined;
  }
  function count(what: string) {
    raw.dropped[what] = (raw.dropped[what] ?? 0) + 1;
  }

  function write(text: string | undefined) {
    try {
      if (text === undefined) parser.close();
      else if (text !== '') parser.write(text);
    } catch (error) {
      if (error instanceof Refused) throw error;
      throw new Refused(
        'EDEX_MALFORMED',
        `Het bestand is beschadigd of niet volledig (regel ${parser.line}, teken ${parser.column + 1}). Maak de export opnieuw.`,
      );
    }
  }

  return {
    push(more) {
      bytes += more.length;
      if (bytes > LIMITS.bytes) throw new Refused('EDEX_TOO_LARGE');
      hash.update(more);
      write(decoder.push(more));
    },
    end() {
      if (bytes === 0) throw new Refused('EDEX_NO_FILE');
      write(decoder.end());
      write(undefined);
      return understand(raw, {
        today,
        encoding: decoder.name,
        differs: decoder.differs,
        bytes,
        sha256: hash.digest('hex'),
      });
    },
  };
}
