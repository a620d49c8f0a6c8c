import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Hold, Sent, SendTo } from '../../../server/contract/board.ts';
import {
  noteExplanation,
  removeExplanation,
  listExplanations,
} from '../../../server/contract/explanations.ts';
import { newId } from '../../../server/contract/id.ts';
import type { Ack } from '../../../server/contract/live.ts';
import {
  setReadyTask,
  takeBackReadyTask,
  type ReadyTask,
  listReadyTasks,
} from '../../../server/contract/tasks.ts';
import { removeWordList, saveWordList, listWordLists } from '../../../server/contract/word-lists.ts';
import { ApiError, messageOf, networkError } from '../../api/error.ts';
import { live } from '../../app/live-service.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { tell, type ToastText } from '../../ui/toast.tsx';
import { evenIfKept } from '../even-if-kept.ts';
import { matterOf, type Topic } from './topic.ts';
import type { WordsOfRule } from './words-list.ts';
import { board } from './wording.ts';

/** How long the server has to do it. */
const REPLY_MS = 8000;

/** What a teacher can do from the board; without pupils it is about the whole group. */
export interface Lead {
  setReady(topic: Topic, pupils: string[]): void;
  /** Makes a list of words and sets it ready. */
  setWordsReady(list: WordsOfRule, pupils: string[]): void;
  takeBack(task: ReadyTask): void;
  explained(rule: { rule: string; name: string; category: string }, pupils: string[]): void;
  hold(held: boolean, pupils?: string[]): void;
  send(to: SendTo, pupils?: string[]): void;
  /** Something is under way. */
  busy: boolean;
}

type Actions = Omit<Lead, 'busy'>;
type Mutate = (run: () => Promise<ToastText>) => void;

/**
 * The actions of the board of a group: each says what it did, and can be undone where that makes sense. `lead` stays the same
 * object until something is under way: the tiles of a board are many.
 */
export function useLead(account: string, group: string) {
  const queries = useQueryClient();
  const { mutate, isPending: busy } = useMutation({
    // Without a line it fails at once, so that the teacher knows.
    networkMode: 'always',
    mutationFn: (run: () => Promise<ToastText>) => run(),
    onSuccess: tell,
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  const actions = useMemo(
    () => actionsOf(account, group, mutate, queries),
    [account, group, mutate, queries],
  );
  return useMemo((): Lead => ({ ...actions, busy }), [actions, busy]);
}

function actionsOf(account: string, group: string, mutate: Mutate, queries: QueryClient): Actions {
  const explanationsChanged = () => askAnew(queries, [listExplanations], { account, group });

  const readyChanged = () => askAnew(queries, [listReadyTasks], { account, group });

  const setReady = (topic: Topic, pupils: string[]) => {
    const params = { account, group, ready: newId() };
    const { name } = topic;
    const undo = async (): Promise<ToastText> => {
      await call(takeBackReadyTask, { params });
      await readyChanged();
      return { message: board('lead.takenBack', { name }) };
    };
    mutate(async () => {
      await evenIfKept((anyway) =>
        call(setReadyTask, { params, body: { ...matterOf(topic), pupils, anyway } }),
      );
      await readyChanged();
      return {
        message: board('lead.ready', { name, count: pupils.length }),
        action: { label: board('lead.undo'), run: () => mutate(undo) },
      };
    });
  };
  const listsChanged = async () => {
    await askAnew(queries, [listWordLists], { account });
    await readyChanged();
  };
  const setWordsReady: Lead['setWordsReady'] = ({ name, words }, pupils) => {
    const ofList = { account, list: newId() };
    const ofTask = { account, group, ready: newId() };
    const drop = () => call(removeWordList, { params: ofList, body: { removed: true } });
    const undo = async (): Promise<ToastText> => {
      await call(takeBackReadyTask, { params: ofTask });
      await drop();
      await listsChanged();
      return { message: board('lead.takenBack', { name }) };
    };
    mutate(async () => {
      await call(saveWordList, { params: ofList, body: { name, words } });
      try {
        await evenIfKept((anyway) =>
          call(setReadyTask, { params: ofTask, body: { list: ofList.list, pupils, anyway } }),
        );
      } catch (error) {
        // Half of it is worth nothing; the first error is what the teacher reads.
        await drop().catch(() => undefined);
        throw error;
      }
      await listsChanged();
      return {
        message: board('lead.listReady', { name, words: words.length, count: pupils.length }),
        action: { label: board('lead.undo'), run: () => mutate(undo) },
      };
    });
  };
  const takeBack: Lead['takeBack'] = ({ id, name, category, list, pupils }) => {
    const params = { account, group, ready: id };
    const matter = list === undefined ? { category } : { list };
    const undo = async (): Promise<ToastText> => {
      // It stood ready before: what that asks was answered.
      await call(setReadyTask, { params, body: { ...matter, pupils, anyway: true } });
      await readyChanged();
      return { message: board('lead.ready', { name, count: pupils.length }) };
    };
    mutate(async () => {
      await call(takeBackReadyTask, { params });
      await readyChanged();
      return {
        message: board('lead.takenBack', { name }),
        action: { label: board('lead.undo'), run: () => mutate(undo) },
      };
    });
  };
  const explained: Lead['explained'] = ({ rule, name, category }, pupils) => {
    const params = { account, group, explanation: newId() };
    const undo = async (): Promise<ToastText> => {
      await call(removeExplanation, { params });
      await explanationsChanged();
      return { message: board('lead.notExplained', { name }) };
    };
    mutate(async () => {
      await call(noteExplanation, { params, body: { rule, category, pupils } });
      await explanationsChanged();
      return {
        message: board('lead.explained', { name, count: pupils.length }),
        action: { label: board('lead.undo'), run: () => mutate(undo) },
      };
    });
  };
  const hold: Lead['hold'] = (held, pupils) =>
    mutate(async () => {
      const event = { groupId: group, held, ...(pupils && { pupilIds: pupils }) };
      const { socket } = live();
      dataOf(
        await told<{ hold: Hold | null }>(() => socket.timeout(REPLY_MS).emitWithAck('holdPupils', event)),
      );
      const message = pupils
        ? board(held ? 'lead.heldSome' : 'lead.goOnSome', { count: pupils.length })
        : board(held ? 'lead.held' : 'lead.goOn');
      return { message };
    });
  const send: Lead['send'] = (to, pupils) =>
    mutate(async () => {
      const event = { groupId: group, to, ...(pupils && { pupilIds: pupils }) };
      const { socket } = live();
      const { reached, of } = dataOf(
        await told<Sent>(() => socket.timeout(REPLY_MS).emitWithAck('sendPupils', event)),
      );
      const where = to.place === 'map' ? 'lead.sentMap' : 'lead.sentPlace';
      const absent = of - reached;
      return {
        message:
          board(where, { count: reached }) +
          (absent > 0 ? ` ${board('lead.absent', { count: absent })}` : ''),
      };
    });
  return { setReady, setWordsReady, takeBack, explained, hold, send };
}

/** The reply of the server; no reply is a lost line. */
async function told<T>(emit: () => Promise<Ack<T>>): Promise<Ack<T>> {
  try {
    return await emit();
  } catch {
    throw networkError();
  }
}

function dataOf<T>(reply: Ack<T>): T {
  if (!reply.ok) throw new ApiError(409, reply.error.code, reply.error.message);
  return reply.data;
}
