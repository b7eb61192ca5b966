/**
 * Module hook that treats `'use client'` like the bundler of a framework with server components: such a module does not run on the server, and
 * its exports are client references. Node itself ignores the directive.
 */
import { registerHooks } from 'node:module';

const DIRECTIVE = /^(?:\s|\/\*[^]*?\*\/|\/\/.*|["']use strict["'];?)*["']use client["']/;

const reference = (name, url) => `Object.defineProperty(
  () => { throw new Error(${JSON.stringify(`The server called ${name} of ${url}, which only the browser can.`)}); },
  '$$typeof',
  { value: Symbol.for('react.client.reference') },
)`;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (loaded.format !== 'module' || !DIRECTIVE.test(`${loaded.source}`)) return loaded;
    const lists = Array.from(`${loaded.source}`.matchAll(/^export \{([^}]*)\}/gm), ([, list]) => list.split(','));
    const names = lists.flat().map((name) => name.split(' as ').at(-1).trim());
    if (names.length === 0) throw new Error(`No export list was found in ${url}.`);
    const stubs = names.map(
      (name, at) => `const stub${at} = ${reference(name, url)};\nexport { stub${at} as ${name} };`,
    );
    return { ...loaded, source: stubs.join('\n') };
  },
});
