import type { Logger } from 'pino';
import type { Boards } from './boards.ts';
import { NOBODY_ELSE, openBus, type Bus, type Line } from './bus.ts';
import type { Committer } from './commit.ts';
import type { Elsewhere } from './elsewhere.ts';
import type { Lead } from './hold-and-send.ts';
import type { Presence } from './presence.ts';
import type { Rounds } from './rounds.ts';
import type { Word } from './words.ts';

/** What this process keeps in memory and others have a part in. */
interface Shared {
  presence: Presence;
  boards: Boards;
  rounds: Rounds;
  committer: Pick<Committer, 'between'>;
  lead: Lead;
  elsewhere: Elsewhere;
  /** Does for who is connected here what another process has done for who is connected there. */
  here: {
    plays(pupilId: string): void;
    moved(touched: { groups: readonly string[]; pupils: readonly string[] }): void;
    mapChanged(pupilIds: readonly string[]): void;
    sessionsEnded(familyIds: readonly string[]): void;
  };
  logger: Logger;
}

/** Joins the other processes of the server over a line; without one there are none. */
export function joinProcesses(line: Line | undefined, shared: Shared): Bus {
  if (!line) return NOBODY_ELSE;
  const { presence, boards, rounds, committer, lead, elsewhere, here, logger } = shared;
  const behind = (work: Promise<unknown>) =>
    void work.catch((error: unknown) =>
      logger.error({ err: error }, 'what another process told not taken in'),
    );
  const forget = (from: string) => {
    elsewhere.forget(from);
    presence.forget(from).forEach(boards.changed);
  };

  /** Brings the round that a tab elsewhere shows into memory, where a board here shows the pupil. */
  async function show(pupilId: string, roundId: string | undefined) {
    if (roundId === undefined || !boards.has(pupilId) || rounds.shown(roundId)) return;
    await rounds.get(roundId);
    boards.changed(pupilId);
  }

  function hear(word: Word, from: string): void {
    switch (word.kind) {
      case 'connected':
        presence.connected(word.pupilId, word.socketId, from);
        return boards.changed(word.pupilId);
      case 'disconnected':
        presence.disconnected(word.pupilId, word.socketId, word.saidGoodbye, from);
        return boards.changed(word.pupilId);
      case 'shows':
        presence.update(word.pupilId, word.socketId, word.tab, from, word.activeAt);
        boards.changed(word.pupilId);
        return behind(show(word.pupilId, word.tab.roundId));
      case 'stored':
        presence.answered(word.news.pupilId);
        return behind(
          committer.between(async () => {
            rounds.storedElsewhere(word.news);
            boards.stored(word.news);
          }),
        );
      case 'outdated':
        presence.answered(word.pupilId);
        return behind(
          committer.between(async () => {
            rounds.storedElsewhere(word);
            // It was opened in the meantime, of which the other process did not know yet; one that is being read is open by now.
            for (const { groupId, pupilIds } of boards.open())
              if (pupilIds.includes(word.pupilId)) boards.reload(groupId);
          }),
        );
      case 'watched':
        return elsewhere.watched(from, word.groupId, word.pupilIds);
      case 'unwatched':
        return elsewhere.unwatched(from, word.groupId);
      case 'hold':
        return lead.heard(word);
      case 'plays':
        return here.plays(word.pupilId);
      case 'moved':
        return here.moved(word);
      case 'mapChanged':
        return here.mapChanged(word.pupilIds);
      case 'sessionsEnded':
        return here.sessionsEnded(word.familyIds);
    }
  }

  return openBus(line, {
    hear,
    missed() {
      behind(
        committer.between(async () => {
          rounds.dropAll();
          for (const { groupId } of boards.open()) boards.reload(groupId);
        }),
      );
    },
    forget,
    gone: forget,
    all: () => [
      ...presence.own(),
      ...boards.open().map((board): Word => ({ kind: 'watched', ...board })),
      ...lead.decisions().map((decision): Word => ({ kind: 'hold', ...decision })),
    ],
  });
}
