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
// A browser takes the headers of a 304 for those of what it has: the policy must be that of the document.
const retainedHeaders = [...RETAINED_304_HEADERS, 'x-request-id', 'content-security-policy'];

const compressors = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
};

/** Compresses a file once and remembers it by its etag: Hono's middleware knows no brotli and compresses every reply anew. */
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
    // A file that vanished while it was read is not remembered as a failure.
    body.catch(() => done.delete(key));
    c.res = new Response(await body, res);
    c.res.headers.set('Content-Encoding', encoding);
    c.res.headers.delete('Content-Length');
  };
}

/** Hashed files are kept for good, everything else is asked for anew. */
const keepHashed: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.ok) return;
  const isFile = HASHED.test(c.req.path) && !isPage(c.res);
  c.res.headers.set('Cache-Control', isFile ? 'public, max-age=31536000, immutable' : 'no-cache');
};

const isPage = (reply: Response) => (reply.headers.get('content-type') ?? '').startsWith('text/html');

/** What stands inline in a document of the build; an element with an attribute is another thing. */
function inlineIn(html: string): Inline {
  const texts = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(([, text = '']) => text);
  return { scripts: texts('script'), styles: texts('style') };
}

/** The policy of a document names what stands inline in it, which is the same in every document of a build. */
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

/** The built web app; unknown page paths get the page, and one whose markup was written when it was built its own. */
export function webApp(root: string): Hono {
  const index = `${root}/index.html`;
  const file = serveStatic({ root });
  const page = serveStatic({ root, path: 'index.html' });
  const builtPage = serveStatic({ root, rewriteRequestPath: (path) => `${path}.html` });
  return new Hono()
    .use('/*', compressOnce(), etag({ retainedHeaders }), keepHashed, allowInline(index))
    .get('/*', async (c, next) => {
      const found = await file(c, async () => {});
      if (found) return found;
      const wantsPage = (c.req.header('accept') ?? '').includes('text/html') && !c.req.path.startsWith('/assets/');
      if (!wantsPage && c.req.path !== '/') return next();
      if (!isFile(index)) return c.text(operatorMessages.notBuilt, 503);
      return (await builtPage(c, async () => {})) ?? (await page(c, async () => {})) ?? next();
    });
}
