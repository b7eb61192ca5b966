import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { healthWhileOpening } from './routes/health.ts';
import { webApp } from './routes/web-app.ts';
import { serverLog } from './server-log.ts';
import { refusal, testServer, type Actor, type TestServer } from './testing/test-server.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
  "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types sarraf-worker";
const PERMISSIONS =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
  'midi=(), payment=(), usb=(), xr-spatial-tracking=(), clipboard-write=(self), ' +
  'clipboard-read=(self), publickey-credentials-get=(self)';
const PAGE = '<!doctype html><title>Sarraf</title>';
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))});`;
let dist: string;
let server: TestServer;
let app: ReturnType<typeof createApp>;
let admin: Actor;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'sarraf-web-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), PAGE);
  writeFileSync(join(dist, 'assets', 'index-B1x2C3d4.js'), SCRIPT);
  writeFileSync(join(dist, 'theme.js'), '1');
  writeFileSync(join(dist, 'sw.js'), '1');
  server = await testServer();
  admin = await server.person({ admin: true });
  app = createApp(server.services, webApp(dist));
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});

const HTML = { accept: 'text/html,application/xhtml+xml' };
const JSON_TYPE = { 'content-type': 'application/json' };
const send = (path: string, init: RequestInit = {}) => app.request(path, init);

describe('security headers', () => {
  const broken = () => {
    const services = {
      ...server.services,
      messenger: { channels: [], sendCode: () => Promise.reject(new Error('SECRET inside')) },
    };
    return createApp(services, webApp(dist)).request('/api/auth/send-otp', {
      method: 'POST',
      headers: JSON_TYPE,
      body: '{"mobile":"+923331112223"}',
    });
  };
  const away = () => {
    const sendCode = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    return createApp({ ...server.services, messenger: { channels: [], sendCode } }, webApp(dist));
  };
  const kinds: [name: string, status: number, make: () => Response | Promise<Response>][] = [
    ['a page', 200, () => send('/', { headers: HTML })],
    ['a page of the app’s own routes', 200, () => send('/dashboard/history', { headers: HTML })],
    ['an asset', 200, () => send('/assets/index-B1x2C3d4.js')],
    [
      'an asset the browser has',
      304,
      async () =>
        send('/theme.js', { headers: { 'if-none-match': (await send('/theme.js')).headers.get('etag') ?? '' } }),
    ],
    ['a missing asset', 404, () => send('/assets/gone-12345678.js', { headers: HTML })],
    ['an API reply', 200, () => send('/api/sandbox')],
    ['an unknown API path', 404, () => send('/api/nothing/here', { headers: HTML })],
    ['the API root', 404, () => send('/api')],
    ['no token', 401, () => send('/api/settings')],
    ['a bad body', 400, () => send('/api/auth/send-otp', { method: 'POST', headers: JSON_TYPE, body: '{' })],
    [
      'a body that is not JSON',
      415,
      () => send('/api/auth/send-otp', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'mobile=1' }),
    ],
    [
      'too large a body',
      413,
      () =>
        send('/api/auth/send-otp', { method: 'POST', headers: JSON_TYPE, body: `{"mobile":"${'9'.repeat(17_000)}"}` }),
    ],
    ['a fault', 500, broken],
    ['a probe', 200, () => send('/readyz')],
    ['a probe while the server opens', 503, () => healthWhileOpening(new Promise(() => undefined)).request('/readyz')],
    [
      'another request while the server opens',
      200,
      () => healthWhileOpening(Promise.resolve(app)).request('/api/sandbox'),
    ],
    [
      'a server that stops',
      503,
      () => createApp(server.services, undefined, { stopping: AbortSignal.abort() }).request('/readyz'),
    ],
    [
      'no Postgres',
      503,
      () =>
        away().request('/api/auth/send-otp', {
          method: 'POST',
          headers: JSON_TYPE,
          body: '{"mobile":"+923331112223"}',
        }),
    ],
  ];
  test.each(kinds)('%s → %i', async (_, status, make) => {
    const reply = await make();
    expect(reply.status).toBe(status);
    const header = (name: string) => reply.headers.get(name);
    expect(header('content-security-policy')).toBe(POLICY);
    expect(header('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('referrer-policy')).toBe('no-referrer');
    expect(header('cross-origin-opener-policy')).toBe('same-origin');
    expect(header('cross-origin-resource-policy')).toBe('same-origin');
    expect(header('x-frame-options')).toBe('DENY');
    expect(header('permissions-policy')).toBe(PERMISSIONS);
    expect(header('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(header('x-powered-by')).toBeNull();
  });

  test('an internal error reveals no details, and withdraws the code that could not be sent', async () => {
    const reply = await broken();
    const body = await reply.text();
    expect(JSON.parse(body)).toEqual({ success: false, message: 'Something went wrong, please try again!' });
    const codes = await server.db.selectFrom('codes').select('id').where('subject', '=', '+923331112223').execute();
    expect(codes).toEqual([]);
  });

  test('API replies are never cached, refusals included', async () => {
    for (const path of ['/api/sandbox', '/api/nothing', '/api', '/api/settings']) {
      expect((await send(path)).headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('a request', () => {
  test('keeps the id of a proxy, in the reply and in every line of the log', async () => {
    const lines: string[] = [];
    const log = serverLog('info', { write: (line) => void lines.push(line) });
    const sendCode = () => {
      // A line deep inside the call.
      log.warn('not sent');
      return Promise.reject(new Error('away'));
    };
    const services = { ...server.services, log, messenger: { channels: [], sendCode } };
    const reply = await createApp(services).request('/api/auth/send-otp', {
      method: 'POST',
      headers: { ...JSON_TYPE, 'x-request-id': 'from-the-proxy' },
      body: '{"mobile":"+923331112224"}',
    });
    expect([reply.status, reply.headers.get('x-request-id')]).toEqual([500, 'from-the-proxy']);
    const ids = lines.map((line) => /"requestId":"([^"]*)"/.exec(line)?.[1]);
    expect(ids).toEqual(['from-the-proxy', 'from-the-proxy', 'from-the-proxy']);
    log.warn('not of a request');
    expect(lines.at(-1)).not.toContain('requestId');
  });
});

test.each(['/api/sandbox', '/api/settings', '/api/nothing'])('a sandbox has the header `Sandbox`: %s', async (path) => {
  expect((await send(path)).headers.get('sandbox')).toBe('true');
  expect((await send('/login', { headers: HTML })).headers.get('sandbox')).toBeNull();
});

describe('a keep-alive connection', () => {
  let listening: ReturnType<typeof createAdaptorServer>;
  let port = 0;
  beforeAll(async () => {
    listening = createAdaptorServer({ fetch: app.fetch });
    await once(listening.listen(0, '127.0.0.1'), 'listening');
    const address = listening.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => void listening.close());

  /** Sends requests on one connection; returns everything received, and whether the server closed the connection. */
  async function talk(...requests: string[]): Promise<{ received: string; closed: boolean }> {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    let closed = false;
    socket.on('data', (chunk) => (received += chunk.toString())).on('error', () => {});
    socket.on('end', () => (closed = true)).on('close', () => (closed = true));
    for (const [at, request] of requests.entries()) {
      socket.write(request);
      await vi.waitFor(() => expect(received.split('HTTP/1.1 ').length + Number(closed)).toBeGreaterThan(at + 1), 5000);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    return { received, closed };
  }
  const post = (path: string, body: string, length = body.length) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
  const get = 'GET /api/sandbox HTTP/1.1\r\nHost: x\r\n\r\n';

  test.each([
    ['too large a body', 413, post('/api/auth/send-otp', '{', 20_000)],
    [
      'too large a body in chunks',
      413,
      `POST /api/auth/send-otp HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5000\r\n${'9'.repeat(0x5000)}\r\n`,
    ],
    ['a body to an unknown path', 404, post('/api/nothing', '{', 100)],
    ['a body without a token', 401, post('/api/bank/add', '{', 100)],
  ])('is closed after %s, and the reply says so', async (_, status, request) => {
    const { received, closed } = await talk(request);
    expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(received).toMatch(/\r\nconnection: close\r\n/i);
    expect(closed).toBe(true);
    expect((await talk(get)).received, 'a new one works').toMatch(/^HTTP\/1\.1 200 /);
  });

  test('stays open after a body that was read, refused or not', async () => {
    const { received, closed } = await talk(get, post('/api/auth/send-otp', '{}'), get);
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400', 'HTTP/1.1 200']);
    expect([closed, /connection: close/i.test(received)]).toEqual([false, false]);
  });
});

describe('the web app', () => {
  test('hashed files are immutable, the page is revalidated', async () => {
    expect((await send('/assets/index-B1x2C3d4.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await send('/login', { headers: HTML })).headers.get('cache-control')).toBe('no-cache');
    expect((await send('/theme.js')).headers.get('cache-control')).toBe('no-cache');
    expect((await send('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  test('files are compressed for clients that accept it', async () => {
    const get = async (encoding: string) => {
      const reply = await send('/assets/index-B1x2C3d4.js', { headers: { 'accept-encoding': encoding } });
      return {
        encoding: reply.headers.get('content-encoding'),
        bytes: Buffer.from(await reply.arrayBuffer()),
        vary: reply.headers.get('vary'),
      };
    };
    const [br, gzip, plain] = [await get('gzip, deflate, br'), await get('gzip'), await get('identity')];
    expect([br.encoding, gzip.encoding, plain.encoding, plain.vary]).toEqual(['br', 'gzip', null, 'Accept-Encoding']);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(SCRIPT);
    expect(gunzipSync(gzip.bytes).toString()).toBe(SCRIPT);
    expect(plain.bytes.toString()).toBe(SCRIPT);
  });

  test('paths of the app get the page, missing files do not', async () => {
    expect(await (await send('/dashboard/profile/1', { headers: HTML })).text()).toBe(PAGE);
    expect((await send('/robots.txt')).status).toBe(404);
    expect((await send('/dashboard', { method: 'POST', headers: HTML })).status).toBe(404);
  });

  test.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cindex.html',
    '/%00',
    '/%E0%A4%A',
  ])('nothing outside the folder is served: %s', async (path) => {
    const reply = await send(path);
    expect([404, 200]).toContain(reply.status);
    if (reply.status === 200) expect(await reply.text()).toBe(PAGE);
  });

  test('the policy of a page allows its own inline scripts and styles only', async () => {
    const policyOf = async (path: string, headers: Record<string, string> = HTML) =>
      (await send(path, { headers })).headers.get('content-security-policy') ?? '';
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const build = (script: string, builtAt: number) => {
      writeFileSync(
        join(dist, 'index.html'),
        `${PAGE}<script>${script}</script><style>a{}</style><script src="/a.js"></script>`,
      );
      utimesSync(join(dist, 'index.html'), builtAt / 1000, builtAt / 1000);
    };
    build('first()', Date.now() + 5000);
    const policy = POLICY.replace("script-src 'self'", `script-src 'self' ${hashOf('first()')}`).replace(
      '; img-src',
      ` ${hashOf('a{}')}; img-src`,
    );
    for (const path of ['/', '/index.html', '/dashboard/history']) expect(await policyOf(path)).toBe(policy);
    expect(await policyOf('/assets/index-B1x2C3d4.js')).toBe(POLICY);

    // The headers of a 304 replace those of the cached page.
    const page = await send('/', { headers: HTML });
    const again = { ...HTML, 'if-none-match': page.headers.get('etag') ?? '' };
    expect((await send('/', { headers: again })).status).toBe(304);
    expect(await policyOf('/', again)).toBe(policy);

    build('second()', Date.now() + 10_000);
    expect(await policyOf('/')).toContain(`script-src 'self' ${hashOf('second()')};`);
    writeFileSync(join(dist, 'index.html'), PAGE);
  });

  test('a new build is served without a restart', async () => {
    writeFileSync(join(dist, 'assets', 'new-A1b2C3d4.js'), '2');
    const later = new Date(Date.now() + 5000);
    writeFileSync(join(dist, 'index.html'), `${PAGE}2`);
    utimesSync(join(dist, 'index.html'), later, later);
    expect(await (await send('/', { headers: HTML })).text()).toBe(`${PAGE}2`);
    expect(await (await send('/assets/new-A1b2C3d4.js')).text()).toBe('2');
    writeFileSync(join(dist, 'index.html'), PAGE);
  });
});

const HOSTILE: string[] = [
  '',
  '{',
  '[]',
  'null',
  'true',
  '0',
  '"text"',
  '{}',
  '[[[[[[[[]]]]]]]]',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{}}}',
  '\u0000',
  '{"mobile":null}',
  '{"mobile":[]}',
  '{"mobile":{"$gt":""}}',
  '{"mobile":"+92300\\u0000123456"}',
  '{"amount":1e309}',
  '{"amount":-1e-9}',
  '{"amount":"NaN"}',
  '{"amount":9007199254740993}',
  '{"value":{"a":1}}',
  '{"value":1e308}',
  '{"value":[{"min":-1}]}',
  '{"value":[null]}',
  '{"value":0.01,"version":"0"}',
  '{"value":0.01,"version":-1}',
  '{"value":0.01,"version":1e308}',
  '{"value":0.01,"version":{}}',
  `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  '{"fullName":"\\ud800"}',
  `{"fullName":"${'x'.repeat(10_000)}"}`,
  '{"fullName":"\\u0000"}',
  '{"name":"\\u0000","method":"nayapay","nayapayId":"\\u0000","phoneNumber":"03001234567"}',
  '{"name":"a","method":"others","accountNumber":"\\u0000"}',
  '{"aadhaarNumber":"123412341234","token":"\\u0000","otp":"123456"}',
  '{"amount":500,"networkId":"\\u0000","bankAccountId":"\\u0000"}',
  '{"amount":500,"networkId":"trc20","bankAccountId":"\\u0000"}',
  '{"fullName":"\'; drop table users; --"}',
  '{"value":[{"id":"a","name":"\\u0000","minAmount":0,"maxAmount":1}]}',
];
const BODY_ENDPOINTS: [method: string, path: string][] = [
  ['POST', '/auth/send-otp'],
  ['POST', '/auth/verify-otp'],
  ['POST', '/auth/check-login'],
  ['POST', '/kyc/requestOTP'],
  ['POST', '/kyc/submitOTP'],
  ['PUT', '/user/update-details'],
  ['POST', '/bank/add'],
  ['POST', '/sell/create-order'],
  ['PUT', '/settings/price_ranges'],
  ['PUT', '/settings/networks'],
  ['PUT', '/settings/platform_fee'],
  ['POST', '/sandbox/orders/x/deposit'],
  ['POST', '/history/1/10'],
  ['POST', '/profile'],
];

describe('hostile bodies', () => {
  test.each(BODY_ENDPOINTS)('%s %s replies to each with JSON and a status below 500', async (method, path) => {
    const kyc = path.startsWith('/kyc') ? await server.person({ verified: false }) : admin;
    for (const raw of HOSTILE) {
      const reply = await server.call(method, path, { token: kyc.token, raw });
      expect([reply.status < 500, raw.slice(0, 60), reply.json]).toEqual([true, raw.slice(0, 60), expect.any(Object)]);
      if (reply.status >= 400) refusal(reply);
    }
  });

  test.each([
    '/sell/orders/%00',
    '/profile/%00',
    '/history/%00/1',
    '/sell/orders/%E0%A4%A',
    '/settings/__proto__',
    '/settings/constructor',
    '/audit?before=%00',
    '/audit?before=99999999999999999999',
    '/audit?before=1%20or%201=1&limit=1e1',
    '/audit/__proto__',
    '/stats?dateFilter=all&search=%00',
    '/stats?dateFilter=all&search=%25%5C_',
    '/sandbox/messages?mobile=%00',
    `/sell/orders/${'a'.repeat(5000)}`,
  ])('and so do hostile paths: %s', async (path) => {
    const statuses: number[] = [];
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      const body = method === 'GET' ? {} : { raw: '{"value":1}' };
      statuses.push((await server.call(method, path, { token: admin.token, ...body })).status);
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});
