import type { Speech } from '../../engine/exercise/index.ts';
import type { Session } from '../auth/sessions.ts';
import type { PracticeFields } from '../contract/practice-fields.ts';
import {
  buyItem,
  chooseKite,
  chooseKlodder,
  getCollection,
  getPiece,
  getRewards,
  GOLDEN_LINE,
  lookOf,
  wear,
  type Rewards,
} from '../contract/rewards.ts';
import { LONGEST_TEXT } from '../contract/speech.ts';
import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import type { PupilRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { readSettings } from '../practice/settings.ts';
import { liftBalloon, readBalloon } from './balloon.ts';
import { readPiece, readShelves, type CabinetDeps } from './collection.ts';
import { BLOBS, OUTFITS } from '../contract/reward-items.ts';
import { readKites } from './kites.ts';
import { buy, coinsOf } from './ledger.ts';
import { isEnoughForToday, practisedToday } from './practised.ts';
import { ownedBy, readTrophies } from './trophies.ts';
import { avatarOf, changeLook, pickKite, putOn, readWardrobe } from './wardrobe.ts';

interface Deps extends CabinetDeps {
  /** Makes a text ready to be spoken. */
  spoken(text: string, variant: Variant): Speech;
}

/** Coins and what they buy, the cabinet, trophies, balloon and kite. Staff look on: that hands nothing out. */
export function rewardRoutes(calls: Calls, deps: Deps): void {
  const { db, spoken } = deps;
  calls.on(getRewards, async ({ session, subject, variant }) => {
    const { today, ...rewards } = await readRewards(db, subject.pupil!, session);
    return {
      ...rewards,
      today: { ...today, ...(today.golden && { spoken: spoken(GOLDEN_LINE, variant) }) },
    };
  });

  calls.on(buyItem, ({ subject, body }) =>
    buy(db, { id: body.id, pupilId: subject.pupil!.id, item: body.item, at: Date.now() }),
  );

  calls.on(wear, async ({ subject, body }) => ({ worn: await putOn(db, subject.pupil!.id, body.worn) }));

  calls.on(chooseKlodder, ({ subject, body }) => changeLook(db, subject.pupil!.id, body));

  calls.on(chooseKite, async ({ session, subject, body }) => {
    const pupil = subject.pupil!;
    await pickKite(db, pupil.id, body.pattern);
    const settings = await readSettings(db, pupil);
    return { kite: (await kitesOf(db, pupil, settings, session, Date.now())).kite };
  });

  calls.on(getCollection, async ({ subject, query }) => ({
    shelves: await readShelves(deps, subject.pupil!.id, query),
  }));

  calls.on(getPiece, async ({ subject, params, variant }) => {
    const { words, ...piece } = await readPiece(deps, subject.pupil!.id, params.round);
    return {
      ...piece,
      words: words.map((text) => ({
        text,
        ...(text.length <= LONGEST_TEXT && { speech: spoken(text, variant) }),
      })),
    };
  });
}

async function readRewards(db: Db, pupil: PupilRow, session: Pick<Session, 'id' | 'role'>): Promise<Rewards> {
  const now = Date.now();
  const own = session.id === pupil.id;
  const settings = await readSettings(db, pupil);
  const { kite, kites, flewNow } = await kitesOf(db, pupil, settings, session, now);
  // What a demo did is thrown away, and a balloon only rises.
  if (own && session.role !== 'demo') await liftBalloon(db, pupil);
  const { trophies, fresh } = await readTrophies(db, pupil.id, now, own);
  const [coins, owned, avatar, balloon, today] = await Promise.all([
    coinsOf(db, pupil.id),
    ownedBy(db, pupil.id),
    avatarOf(db, pupil),
    pupil.group_id === null ? null : readBalloon(db, pupil.group_id),
    practisedToday(db, pupil.id, now),
  ]);
  return {
    coins,
    outfits: OUTFITS.map((item) => ({ ...item, owned: owned.has(item.id) })),
    blobs: BLOBS.map((blob) => ({ ...blob, owned: owned.has(blob.id) })),
    worn: avatar.worn,
    look: lookOf(avatar),
    trophies,
    balloon,
    kite,
    kites,
    today: {
      minutes: Math.floor(today.minutes),
      exercises: today.exercises,
      golden: isEnoughForToday(today, settings.minutes),
    },
    news: { trophies: fresh, flown: flewNow },
  };
}

async function kitesOf(
  db: Db,
  { id: pupilId }: PupilRow,
  { weekGoal: goal }: PracticeFields,
  session: Pick<Session, 'id'>,
  now: number,
) {
  const { kite: pattern } = await readWardrobe(db, pupilId);
  return readKites(db, { pupilId, goal, pattern, now, award: session.id === pupilId });
}
