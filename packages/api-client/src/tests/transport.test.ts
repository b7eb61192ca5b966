import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { createApi } from '../app-client.ts';

// The other tests fake `fetch`; these use the real one against a real server.

let stop: (() => void) | undefined;
afterEach(() => stop?.());

async function against(listener: RequestListener, timeoutMs = 5000) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const baseUrl = `http://127.0.0.1:${port}/api`;
  return createApi({ baseUrl, getToken: () => null, onUnauthorized: () => undefined, timeoutMs });
}

it('reads a reply', async () => {
  const api = await against((_request, response) => response.end(JSON.stringify({ success: true, sandbox: true })));
  await expect(api.getSandbox()).resolves.toEqual({ success: true, sandbox: true });
});

it('a connection refused is a network error', async () => {
  const api = await against(() => undefined);
  stop?.();
  await expect(api.getSandbox()).rejects.toMatchObject({ name: 'ApiError', kind: 'network', status: undefined });
});

it('a connection closed before the reply is a network error', async () => {
  const api = await against((request) => request.socket.destroy());
  await expect(api.getSandbox()).rejects.toMatchObject({ kind: 'network', status: undefined });
});

it('a connection closed within the reply is a network error', async () => {
  const api = await against((request, response) => {
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('{"success":true', () => request.socket.destroy());
  });
  await expect(api.getSandbox()).rejects.toMatchObject({ kind: 'network', status: 200 });
});

it('a server that never answers is a timeout', async () => {
  const api = await against(() => undefined, 100);
  await expect(api.getSandbox()).rejects.toMatchObject({ kind: 'timeout', status: undefined });
});

it('a server that trickles is a timeout', async () => {
  const api = await against((_request, response) => {
    response.write('{"success":true,"message":"');
    const drip = setInterval(() => response.write('e'), 10);
    response.on('close', () => clearInterval(drip));
  }, 150);
  await expect(api.getSandbox()).rejects.toMatchObject({ kind: 'timeout', status: 200 });
});

it('a call aborted while the reply trickles rejects with an AbortError', async () => {
  const controller = new AbortController();
  const api = await against((_request, response) => {
    response.write('{"success":true,"message":"', () => controller.abort());
  });
  await expect(api.getSandbox({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});
