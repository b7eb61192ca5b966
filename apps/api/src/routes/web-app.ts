import { readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { operatorMessages } from '../messages.ts';
import { securityHeaders, type Inline } from '../middleware/headers.ts';

const COMPRESSIBLE = /^(text|image\/svg|application\/(json|manifest))/;
const HASHED = /^\/assets\/.*-[\w-]{8,}\.\w+$/;
const WORTH_COMPRESSING = 512;
// The headers of a 304 replace those of the cached document, so it must have the policy of the document.
const retainedHeaders = [...RETAINED_304_HEADERS, 'x-request-id', 'content-security-policy'];

const compressors = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
};

/** Compresses each file once and caches the result by its etag. Hono's middleware has no brotli and compresses every reply again. */
function compressOnce(): MiddlewareHandler {
  const done = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return async (c, next) => {
    await next();
    const { res } = c;
    const accepted = c.req.header('accept-encoding') ?? '';
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
    const tag = res.headers.get('etag');
    const isWorthIt = Number(res.headers.get('content-length')) >= WORTH_COMPRESSING;
    if (res.status !== 200 || !COMPRESSIBLE.test(res.headers.get('content-type') ?? '') || !isWorthIt) return;
    res.headers.append('Vary', 'Accept-Encoding');
    if (!encoding || !tag || c.req.method === 'HEAD') return;
    const key = `${encoding} ${tag}`;
    const body = done.get(key) ?? res.arrayBuffer().then((bytes) => compressors[encoding](new Uint8Array(bytes)));
    done.set(key, body);
    // A failure, such as a file that vanished while it was read, is not cached.
    body.catch(() => done.delete(key));
    c.res = new Response(await body, res);
    c.res.headers.set('Content-Encoding', encoding);
    c.res.headers.delete('Content-Length');
  };
}

/** Sets Cache-Control: files with a hash in their name are immutable, everything else is revalidated. */
const cacheControl: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.ok) return;
  const isFile = HASHED.test(c.req.path) && !isPage(c.res);
  c.res.headers.set('Cache-Control', isFile ? 'public, max-age=31536000, immutable' : 'no-cache');
};

const isPage = (reply: Response) => (reply.headers.get('content-type') ?? '').startsWith('text/html');

/** Inline scripts and styles of a built document. Elements with attributes do not count. */
function inlineIn(html: string): Inline {
  const texts = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(([, text = '']) => text);
  return { scripts: texts('script'), styles: texts('style') };
}

/** Allows the inline scripts and styles of the build in the policy of its documents. They are the same in every document. */
function allowInline(index: string): MiddlewareHandler {
  let known: { changedMs: number; headers: MiddlewareHandler } | undefined;
  return async (c, next) => {
    await next();
    const { mtimeMs: changedMs } = statSync(index, { throwIfNoEntry: false }) ?? {};
    if (!isPage(c.res) || changedMs === undefined) return;
    if (known?.changedMs !== changedMs)
      known = { changedMs, headers: securityHeaders(inlineIn(readFileSync(index, 'utf8'))) };
    await known.headers(c, async () => {});
  };
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Serves the built web app. A prerendered route gets its own document, any other page path gets index.html. */
export function webApp(root: string): Hono {
  const index = `${root}/index.html`;
  const file = serveStatic({ root });
  const page = serveStatic({ root, path: 'index.html' });
  const builtPage = serveStatic({ root, rewriteRequestPath: (path) => `${path}.html` });
  return new Hono()
    .use('/*', compressOnce(), etag({ retainedHeaders }), cacheControl, allowInline(index))
    .get('/*', async (c, next) => {
      const found = await file(c, async () => {});
      if (found) return found;
      const wantsPage = (c.req.header('accept') ?? '').includes('text/html') && !c.req.path.startsWith('/assets/');
      if (!wantsPage && c.req.path !== '/') return next();
      if (!isFile(index)) return c.text(operatorMessages.notBuilt, 503);
      return (await builtPage(c, async () => {})) ?? (await page(c, async () => {})) ?? next();
    });
}
