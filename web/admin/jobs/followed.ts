import { createStore } from 'zustand/vanilla';
import { session } from '../../app/services.ts';

/** Long work that this tab follows, and of which account it is, null where the office looks: who goes to another page hears of its end there. */
export const followed = createStore<{ jobs: Readonly<Record<string, string | null>> }>()(() => ({
  jobs: {},
}));

/** What a card shows now: its end needs no message. */
const shown = new Set<string>();

/** Follows a job until it ended. */
export function follow(id: string, account: string | null): void {
  followed.setState(({ jobs }) => (jobs[id] === account ? { jobs } : { jobs: { ...jobs, [id]: account } }));
}

export function unfollow(id: string): void {
  followed.setState(({ jobs: { [id]: _, ...jobs } }) => ({ jobs }));
}

/** Says that a card shows a job; gives how to say that it does no more. */
export function showing(id: string): () => void {
  shown.add(id);
  return () => void shown.delete(id);
}
export const isShown = (id: string): boolean => shown.has(id);

session.store.subscribe((now, before) => {
  if (now.user?._id !== before.user?._id) followed.setState({ jobs: {} });
});
