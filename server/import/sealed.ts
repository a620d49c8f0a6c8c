import { createHmac } from 'node:crypto';
import { identifierDigest } from '../auth/sso/identifiers.ts';
import type { DataFolder } from '../data/folder.ts';
import { isRealKey, type Source, type SourcePupil, type SourceTeacher } from './source.ts';

/** What is only to recognise somebody by, as keyed digests: nobody can read a day of birth or a pseudonym out of it. */
interface Marks {
  birthMac?: string | undefined;
  eckDigest?: string | undefined;
  keyDigest?: string | undefined;
}
export type SealedPupil = Omit<SourcePupil, 'birth' | 'eck'> & Marks;
export type SealedTeacher = Omit<SourceTeacher, 'eck'> & Marks;
/** A source as a proposal keeps it. */
export type Sealed = Omit<Source, 'pupils' | 'teachers'> & {
  pupils: SealedPupil[];
  teachers: SealedTeacher[];
};

/** Makes the digests of an account. */
export interface Marker {
  birth(day: string): string;
  eck(value: string): string;
  key(value: string): string;
}

/** Secrets of the data folder: that of identifiers is the one by which single sign-on knows people. */
export const markerFor = (folder: Pick<DataFolder, 'secret'>, accountId: string): Marker => {
  const births = folder.secret('birth-dates');
  const identifiers = folder.secret('identifiers');
  return {
    birth: (day) => createHmac('sha256', births).update(`${accountId}:${day}`).digest('base64url'),
    eck: (value) => identifierDigest(identifiers, 'eck', value),
    key: (value) => identifierDigest(identifiers, 'key', value),
  };
};

/** A source without what is only to recognise by: digests stand in its place. */
export function sealSource({ pupils, teachers, ...source }: Source, marker: Marker): Sealed {
  const marks = ({ key, eck }: { key: string; eck?: string | undefined }) => ({
    ...(eck !== undefined && { eckDigest: marker.eck(eck) }),
    ...(isRealKey(key) && { keyDigest: marker.key(key) }),
  });
  return {
    ...source,
    pupils: pupils.map(({ birth, eck, ...pupil }) => ({
      ...pupil,
      ...marks({ key: pupil.key, eck }),
      ...(birth !== undefined && { birthMac: marker.birth(birth) }),
    })),
    teachers: teachers.map(({ eck, ...teacher }) => ({ ...teacher, ...marks({ key: teacher.key, eck }) })),
  };
}
