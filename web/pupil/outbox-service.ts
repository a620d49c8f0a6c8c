import { diskOutboxStore } from '../api/outbox-store.ts';
import { Outbox } from '../api/outbox.ts';
import { live } from '../app/live-service.ts';
import { session } from '../app/services.ts';

let open: { userId: string; outbox: Outbox } | undefined;

/** The outbox of the pupil who is logged in; it sends by itself whenever there is a line. */
export function outbox(): Outbox {
  const userId = session.store.getState().user?._id ?? '';
  if (open?.userId !== userId) {
    open?.outbox.close();
    open = { userId, outbox: openFor(userId) };
  }
  return open.outbox;
}

function openFor(userId: string): Outbox {
  const store = diskOutboxStore();
  const line = live();
  const box = new Outbox({ store, userId, send: line.send, online: () => line.socket.connected });
  line.line.subscribe((now) => now.line === 'up' && void box.retry());
  return box;
}

session.store.subscribe(({ user }) => {
  if (!open || user?._id === open.userId) return;
  open.outbox.close();
  open = undefined;
});
