import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** Serves a built page with gzip and nothing else: no API, so that two pages are compared and not their servers. */
export async function serveStill(folder: string): Promise<{ origin: string; close: () => Promise<unknown> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"success":false}');
      return;
    }
    const file = [pathname, `${pathname}.html`, '/index.html'].map((path) => join(folder, path)).find(isFile);
    if (!file || !file.startsWith(folder)) {
      response.writeHead(404).end();
      return;
    }
    const plain = readFileSync(file);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const packed = type.startsWith('font/') ? plain : gzipSync(plain, { level: 9 });
    response.writeHead(200, {
      'content-type': type,
      'cache-control': 'no-store',
      ...(packed !== plain && { 'content-encoding': 'gzip' }),
    });
    response.end(packed);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => new Promise((done) => server.close(done)) };
}
