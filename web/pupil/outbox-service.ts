import { openOutboxStore } from '../api/outbox-store.ts';
import { Outbox } from '../api/outbox.ts';
import { live } from '../app/live-service.ts';
import { session } from '../app/services.ts';

let open: { userId: string; outbox: Promise<Outbox> } | undefined;

/** The outbox of the pupil who is logged in; it sends by itself whenever there is a line. */
export function outbox(): Promise<Outbox> {
  const userId = session.store.getState().user?._id ?? '';
  if (open?.userId !== userId) {
    void open?.outbox.then((old) => old.close());
    open = { userId, outbox: openFor(userId) };
  }
  return open.outbox;
}

async function openFor(userId: string): Promise<Outbox> {
  const store = await openOutboxStore();
  const line = live();
  const box = new Outbox({ store, userId, send: line.send, online: () => line.socket.connected });
  line.line.subscribe((now) => now.line === 'up' && void box.retry());
  return box;
}

session.store.subscribe(({ user }) => {
  if (!open || user?._id === open.userId) return;
  void open.outbox.then((old) => old.close());
  open = undefined;
});
