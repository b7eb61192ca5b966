import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { readInstructions, readList, readPairs, readStages } from './dockerfile.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8');

interface Service {
  image?: string;
  cap_drop: string[];
  environment: Record<string, string | number>;
  ports?: string[];
  read_only: boolean;
  restart: string;
  security_opt: string[];
  stop_grace_period?: string;
  tmpfs?: string[];
  volumes: string[];
}

const source = read('compose.yaml');
const { services }: { services: Record<string, Service> } = parse(source, { merge: true });
const stages = readStages(read('Dockerfile'));
const image = stages.at(-1)?.instructions ?? [];
const instruction = (name: string) => image.filter((each) => each.name === name);
const server = services['server'];
const settings = read('apps/api/README.md');

const major = (version: string | undefined) => /\d+/.exec(version ?? '')?.[0];

test('every stage runs the Node of package.json', () => {
  const { dependencies } = JSON.parse(read('package.json'));
  expect(new Set(stages.map(({ base }) => base))).toEqual(new Set([`node:${dependencies.node}-trixie-slim`]));
});

test('the image has the client of the Postgres in compose.yaml', () => {
  const client = readInstructions(read('Dockerfile')).flatMap(
    ({ text }) => /postgresql-client-\d+/.exec(text)?.[0] ?? [],
  );
  expect(client).toHaveLength(1);
  expect(major(services['postgres']?.image)).toBe(major(client[0]));
});

test('the image does not run as root, in production mode, with its data in the volume', () => {
  expect(instruction('USER').map(({ text }) => text)).toEqual(['node']);
  const [env] = instruction('ENV');
  const [volume] = instruction('VOLUME');
  expect(env && readPairs(env)).toEqual({ NODE_ENV: 'production', DATA_DIR: '/data' });
  expect(volume && readList(volume)).toEqual(['/data']);
  expect(server?.volumes).toContain('server:/data');
});

test.each(Object.entries(services))('%s cannot write to its files, gain rights or stay down', (_, service) => {
  expect(service.read_only).toBe(true);
  expect(service.cap_drop).toEqual(['ALL']);
  expect(service.security_opt).toEqual(['no-new-privileges:true']);
  expect(service.restart).toBe('unless-stopped');
});

test('only the proxy has published ports', () => {
  const published = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
  expect(published.map(([name]) => name)).toEqual(['caddy']);
});

test('images have an exact version', () => {
  const images = Object.values(services).flatMap((service) => service.image ?? []);
  expect(images.filter((name) => !/:\d+\.\d+/.test(name))).toEqual([]);
});

test('a server may drain as long as DRAIN_MS allows, and finish open replies', () => {
  const [, longest = ''] = /DRAIN_MS: whole\([\d_]+, 0, ([\d_]+)\)/.exec(read('apps/api/src/config.ts')) ?? [];
  const [, after = ''] = /STOP_AFTER_MS = ([\d_]+)/.exec(read('apps/api/src/server.ts')) ?? [];
  const seconds = (Number(longest.replaceAll('_', '')) + Number(after.replaceAll('_', ''))) / 1000;
  expect(seconds).toBeGreaterThan(0);
  expect(Number.parseInt(server?.stop_grace_period ?? '', 10)).toBeGreaterThan(seconds);
});

test('the proxy is the one that the server trusts, and forwards to its port', () => {
  expect(server?.environment).toMatchObject({ SARRAF_MODE: 'production', TRUSTED_PROXIES: 1, PORT: 3000 });
  expect(read('Caddyfile')).toContain('port 3000');
});

test('the log of the proxy has no token of a proof of payment', () => {
  const [, pattern = '', replacement = ''] = /request>uri regexp (\S+) (\S+)/.exec(read('Caddyfile')) ?? [];
  const logged = (uri: string) => uri.replace(new RegExp(pattern), replacement);
  expect(logged('/proof/kq3dS0t?lang=ur')).toBe('/proof/-');
  expect(logged('/api/sell/orders/1')).toBe('/api/sell/orders/1');
});

const example = read('.env.example');
const names = Array.from(example.matchAll(/^([A-Z_]+)=/gm), ([, name = '']) => name);

test('.env.example has every variable of compose.yaml', () => {
  const used = Array.from(source.matchAll(/\$\{([A-Z_]+)/g), ([, name = '']) => name);
  expect(used.filter((name) => !names.includes(name))).toEqual([]);
});

test.each(names)('%s of .env.example is a variable of compose.yaml or of the server', (name) => {
  expect(source.includes(`\${${name}:`) || settings.includes(`\`${name}\``)).toBe(true);
});

test('.env.example has no secret', () => {
  const secrets = example.match(/^[A-Z_]*(KEY|TOKEN|SECRETS?|PASSWORD|XPUB)=.+$/gm);
  expect(secrets).toBeNull();
});
