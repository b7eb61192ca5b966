import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { createHandlers, type FakeServer } from '@sarraf/fake-server';
import { getResponse } from 'msw';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const COMPRESSED = /\.(css|html|js|json|svg|txt|webmanifest)$/;

/** Static host of a built page, with an API that a fake server answers in memory. */
export interface StaticServer {
  origin: string;
  /** Sets the fake server that answers under `/api`; before the first call every request there is a 404. */
  answerFrom: (server: FakeServer) => void;
  /** Bytes sent so far, headers included, for files and for API replies. */
  sent: () => { files: number; api: number };
  close: () => Promise<unknown>;
}

interface StaticFile {
  body: Buffer;
  headers: Record<string, string>;
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

function readStaticFile(file: string): StaticFile {
  const plain = readFileSync(file);
  const isCompressed = COMPRESSED.test(file);
  return {
    body: isCompressed ? gzipSync(plain, { level: 9 }) : plain,
    headers: {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...(isCompressed && { 'content-encoding': 'gzip', vary: 'accept-encoding' }),
      etag: `"${createHash('sha256').update(plain).digest('hex').slice(0, 16)}"`,
      // The same as the production server.
      'cache-control': /\/assets\//.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  };
}

async function answer(server: FakeServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const sent = (await request.setEncoding('utf8').toArray()).join('');
  const apiRequest = new Request(new URL(url, 'http://localhost'), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && name !== 'connection' ? [[name, value]] : [],
    ),
    ...(sent !== '' && { body: sent }),
  });
  const reply = await getResponse(createHandlers(server), apiRequest);
  const body = Buffer.from((await reply?.arrayBuffer()) ?? new ArrayBuffer());
  response.writeHead(reply?.status ?? 404, {
    ...Object.fromEntries(reply?.headers ?? []),
    'cache-control': 'no-store',
    'content-length': body.length,
  });
  response.end(body);
}

/** Serves a built page like a plain static host, with `index.html` for unknown paths, so that pages are compared and not their servers. */
export async function serveStatic(folder: string): Promise<StaticServer> {
  let fake: FakeServer | undefined;
  const files = new Map<string, StaticFile>();
  const sent = { files: 0, api: 0 };
  const written = new WeakMap<Socket, number>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.once('finish', () => {
      // A connection handles one request at a time, so the difference belongs to this request.
      const { bytesWritten } = request.socket;
      sent[pathname.startsWith('/api/') ? 'api' : 'files'] += bytesWritten - (written.get(request.socket) ?? 0);
      written.set(request.socket, bytesWritten);
    });
    if (pathname.startsWith('/api/')) {
      if (fake) void answer(fake, request, response);
      else response.writeHead(404, { 'content-type': 'application/json' }).end('{"success":false}');
      return;
    }
    const path = [pathname, `${pathname}.html`, '/index.html'].map((each) => join(folder, each)).find(isFile);
    if (!path || !path.startsWith(folder)) {
      response.writeHead(404).end();
      return;
    }
    const file = files.get(path) ?? readStaticFile(path);
    files.set(path, file);
    if (request.headers['if-none-match'] === file.headers['etag']) {
      response.writeHead(304, file.headers).end();
      return;
    }
    response.writeHead(200, { ...file.headers, 'content-length': file.body.length }).end(file.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    answerFrom: (next) => (fake = next),
    sent: () => ({ ...sent }),
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}
