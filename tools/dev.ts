// The server with a reload on change and the web client with hot reload, together until one of them stops.
import { spawn } from 'node:child_process';
import { createServer } from 'vite';

const port = process.env['PORT'] ?? '3000';
process.env['SPELWERELD_SERVER'] = `http://localhost:${port}`;

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts', '--demo'], {
  env: { ...process.env, PORT: port },
  stdio: 'inherit',
});
const client = await createServer({ configFile: 'web/vite.config.ts' });
await client.listen();
client.printUrls();

const stop = () => {
  server.kill('SIGTERM');
  void client.close().then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
server.on('exit', stop);
