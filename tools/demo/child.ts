import { keepPasswords } from '../../server/cards/passwords.ts';
import type { Seal } from '../../server/cards/seal.ts';
import { foldUsername } from '../../server/auth/fold.ts';
import type { Db } from '../../server/data/database.ts';
import { createPupil } from '../../server/people/create.ts';
import type { Child } from './names.ts';

/** What every pupil logs in with. */
export const PUPIL_PASSWORD = 'spelen';

const SHAPES = ['rond', 'peer', 'druppel', 'brood'];
const COLOURS = ['blauw', 'koraal', 'mos', 'pruim', 'oker', 'zeegroen', 'roze', 'lila'];

/** A pupil of the demo whose history is still to be made. */
export interface DemoPupil {
  id: string;
  groep: number;
}

/** Adds a made-up child, named by its first name and year; `look` is which Klodder it has, `hash` that of its password. */
export async function createChild(
  db: Db,
  seal: Seal,
  of: { accountId: string; groupId: string; groep: number; child: Child; look: number; hash: string },
): Promise<DemoPupil> {
  const { groep, look } = of;
  const [first_name, infix, last_name] = of.child;
  const id = await createPupil(db, {
    account_id: of.accountId,
    group_id: of.groupId,
    groep,
    first_name,
    infix,
    last_name,
    username: `${foldUsername(first_name)}${groep}`,
    passwordHash: of.hash,
    avatar_shape: SHAPES[look % SHAPES.length]!,
    avatar_colour: COLOURS[(look * 3 + groep) % COLOURS.length]!,
  });
  await keepPasswords(db, seal, [
    { pupilId: id, password: PUPIL_PASSWORD, style: 'woorden', batch: 'demo', now: Date.now() },
  ]);
  return { id, groep };
}
