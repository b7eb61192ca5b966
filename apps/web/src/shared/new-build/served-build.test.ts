import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reasonToReload } from './served-build.ts';

const RUNNING = '/assets/core-1.js';
const FILE = 'https://sarraf.example/assets/HistoryRoute-1.js';
const failed = new TypeError(`Failed to fetch dynamically imported module: ${FILE}`);
const pageOf = (script: string) => `<script type="module" crossorigin src="${script}"></script>`;

/** A server that has these addresses and no others. */
function serve(files: Record<string, string>) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => {
      const text = files[address];
      if (text === undefined) throw new TypeError('Failed to fetch');
      return new Response(text);
    }),
  );
}

beforeEach(() => vi.stubGlobal('document', { querySelectorAll: () => [{ getAttribute: () => RUNNING }] }));
afterEach(() => vi.unstubAllGlobals());

describe('a reload brings code that did not arrive', () => {
  it('when the server has another build', async () => {
    serve({ '/': pageOf('/assets/core-2.js') });
    expect(await reasonToReload(failed)).toBe('new-build');
  });

  it('when the file is there after all: the browser keeps the failure', async () => {
    serve({ '/': pageOf(RUNNING), [RUNNING]: '', [FILE]: '' });
    expect(await reasonToReload(failed)).toBe('kept-failure');
  });

  it('when the page and its script are there, where the browser does not name the file', async () => {
    serve({ '/': pageOf(RUNNING), [RUNNING]: '' });
    expect(await reasonToReload(new TypeError('Importing a module script failed.'))).toBe('kept-failure');
  });
});

describe('a reload would give up a page that works', () => {
  it.each([
    ['without a network', {}],
    ['where a network asks for a login', { '/': '<title>Café</title>', [FILE]: '' }],
    ['while the file is still missing', { '/': pageOf(RUNNING), [RUNNING]: '' }],
    ['while the script that starts the app is missing', { '/': pageOf(RUNNING), [FILE]: '' }],
  ])('%s', async (_, files) => {
    serve(files);
    expect(await reasonToReload(failed)).toBeNull();
  });

  it('when the server answers with an error', async () => {
    vi.stubGlobal('fetch', async () => new Response(pageOf('/assets/core-2.js'), { status: 502 }));
    expect(await reasonToReload(failed)).toBeNull();
  });
});
