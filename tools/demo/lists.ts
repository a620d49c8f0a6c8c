import type { Db } from '../../server/data/database.ts';
import { newId } from '../../server/contract/id.ts';
import { setReady, storeList } from '../../server/word-lists/repository.ts';

/** What a teacher of groep 6 pasted: the dictation of this week, and words for another time. */
const LISTS = [
  {
    name: 'Dictee van deze week',
    words:
      "bibliotheek horloge vakantie thermometer eindelijk gevaarlijk bureau ziekenhuis foto's verjaardag " +
      'chocolade politie kwartier computer schouder gordijn feestelijk elektrisch benzine familie',
    ready: true,
  },
  {
    name: 'Op het schoolplein',
    words: 'schommel springtouw klimrek knikkers glijbaan zandbak pauze',
    ready: false,
  },
];

/** Gives a group two lists of words, one of them set ready. */
export async function makeLists(
  db: Db,
  { accountId, groupId, makerId }: { accountId: string; groupId: string; makerId: string },
): Promise<void> {
  for (const { name, words, ready } of LISTS) {
    const listId = newId();
    const entries = words.split(' ').map((word) => ({ word }));
    await storeList(db, { accountId, listId, viewerId: makerId }, name, entries);
    if (ready) await setReady(db, groupId, listId, true);
  }
}
