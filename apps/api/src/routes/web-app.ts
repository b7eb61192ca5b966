import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Hono, type Context } from 'hono';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(text|image\/svg|application\/(json|manifest))/;
const HASHED = /^\/assets\/.*-[\w-]{8,}\.\w+$/;
const WORTH_COMPRESSING = 512;

/** A file ready to be sent, in the three encodings. */
interface Asset {
  path: string;
  type: string;
  etag: string;
  plain: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
}

function load(file: string, path: string): Asset {
  const plain = new Uint8Array(readFileSync(file));
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  if (!COMPRESSIBLE.test(type) || plain.length < WORTH_COMPRESSING) return { path, type, etag, plain };
  const br = new Uint8Array(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  return { path, type, etag, plain, br, gzip: new Uint8Array(gzipSync(plain, { level: 9 })) };
}

function send(c: Context, asset: Asset): Response {
  const kept = HASHED.test(asset.path) ? 'public, max-age=31536000, immutable' : 'no-cache';
  c.header('Cache-Control', kept);
  c.header('ETag', asset.etag);
  if (asset.br) c.header('Vary', 'Accept-Encoding');
  if (c.req.header('if-none-match') === asset.etag) return c.body(null, 304);
  c.header('Content-Type', asset.type);
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding =
    asset.br && /\bbr\b/.test(accepted) ? 'br' : asset.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (encoding) c.header('Content-Encoding', encoding);
  return c.body((encoding && asset[encoding]) ?? asset.plain);
}

/** The files of a folder by their path on the site, looked at again only when one changed (a rebuild while we run). */
function folder(dist: string) {
  const assets = new Map<string, { stamp: number; asset: Asset }>();
  const files = (): Map<string, string> => {
    const found = new Map<string, string>();
    for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile()) found.set(`/${relative(dist, file).split(sep).join('/')}`, file);
    }
    return found;
  };
  let known = files();
  return (path: string): Asset | undefined => {
    let file = known.get(path);
    // Only names that were found by listing are ever opened, so no path can lead out of the folder.
    if (file === undefined && path === '/index.html') {
      known = files();
      file = known.get(path);
    }
    const stat = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false });
    if (file === undefined || !stat) {
      if (file !== undefined) known = files();
      return undefined;
    }
    const cached = assets.get(path);
    if (cached && cached.stamp === stat.mtimeMs) return cached.asset;
    // A new index.html means a new build, whose hashed files have other names.
    if (path === '/index.html') known = files();
    const asset = load(file, path);
    assets.set(path, { stamp: stat.mtimeMs, asset });
    return asset;
  };
}

const NOT_BUILT = 'The web app is not built yet. Run "npm run build", or "npm start", which does it by itself.\n';

/** The built web app: hashed files are kept for good, the page itself never; unknown page paths get the page (spec §2). */
export function webApp(dist: string): Hono {
  const lookUp = statSync(dist, { throwIfNoEntry: false })?.isDirectory() ? folder(dist) : () => undefined;
  return new Hono().get('/*', (c, next) => {
    const path = decoded(c.req.path);
    const asset = lookUp(path === '/' ? '/index.html' : path);
    if (asset) return send(c, asset);
    const wantsPage = (c.req.header('accept') ?? '').includes('text/html') && !path.startsWith('/assets/');
    if (!wantsPage && path !== '/') return next();
    // A page whose markup was written when the app was built has a document of its own.
    const page = lookUp(`${path}.html`) ?? lookUp('/index.html');
    return page ? send(c, page) : c.text(NOT_BUILT, 503);
  });
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
