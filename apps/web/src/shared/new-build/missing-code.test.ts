import { describe, expect, it } from 'vitest';
import { answerToMissingCode, isTypedIn, mainScriptIn } from './missing-code.ts';

const newBuild = { reason: 'new-build', justReloaded: false, typed: false } as const;

describe('a part of the app that did not arrive', () => {
  it('is no reason to give up a page that works', () => {
    expect(answerToMissingCode({ ...newBuild, reason: null })).toBe('nothing');
  });

  it('is fetched by a reload when it belongs to a build that is gone', () => {
    expect(answerToMissingCode(newBuild)).toBe('reload');
  });

  it('never costs what was typed unasked', () => {
    expect(answerToMissingCode({ ...newBuild, typed: true })).toBe('ask');
  });

  it('is asked about when the browser keeps a failure that is over', () => {
    expect(answerToMissingCode({ ...newBuild, reason: 'kept-failure' })).toBe('ask');
  });

  it('is not reloaded for twice', () => {
    expect(answerToMissingCode({ ...newBuild, justReloaded: true })).toBe('nothing');
  });
});

describe('the script that starts the app', () => {
  it.each([
    ['<script type="module" crossorigin src="/assets/core-DCrJH36P.js"></script>', '/assets/core-DCrJH36P.js'],
    ['<script type="module" fetchpriority="low" crossorigin src="/assets/core-1.js"></script>', '/assets/core-1.js'],
    [
      '<script type="module" crossorigin src="/assets/rolldown-runtime-1.js"></script>\n<script type="module" crossorigin src="/assets/core-2.js"></script>',
      '/assets/core-2.js',
    ],
    ['<title>Log in to the network of this café</title><script src="/portal.js"></script>', null],
    ['', null],
  ])('in %s is %s', (html, src) => expect(mainScriptIn(html)).toBe(src));
});

describe('typed', () => {
  it.each([
    [[], false],
    [[{ type: 'text', value: ' ' }], false],
    [[{ type: 'radio', value: 'trc20' }], false],
    [[{ type: 'tel', value: '300' }], true],
    [
      [
        { type: 'checkbox', value: 'on' },
        { type: 'textarea', value: 'a' },
      ],
      true,
    ],
  ])('%o is %s', (fields, typed) => expect(isTypedIn(fields)).toBe(typed));
});
