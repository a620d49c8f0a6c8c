// A bare socket.io server that answers each event at once: the measure for the live channel. Prints its port.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { LIVE_PATH, MAX_MESSAGE_BYTES, type Ack, type AnswerEvent } from '../../server/contract/live.ts';

const http = createServer();
const io = new Server(http, {
  path: LIVE_PATH,
  serveClient: false,
  perMessageDeflate: false,
  maxHttpBufferSize: MAX_MESSAGE_BYTES,
});
io.on('connection', (socket) => {
  socket.on('answer', (event: AnswerEvent, ack: (reply: Ack<{ id: string }>) => void) =>
    ack({ ok: true, data: { id: event.id } }),
  );
});
http.listen(0, '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${(http.address() as AddressInfo).port}\n`),
);
process.once('SIGTERM', () => process.exit(0));
