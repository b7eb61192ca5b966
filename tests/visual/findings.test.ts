import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { openBaselines } from './baselines.ts';
import type { Baselines } from './baselines.ts';
import type { Sitting } from './camera.ts';
import { accept, isFault, judgeStory, staleFindings } from './findings.ts';
import type { Finding } from './findings.ts';
import type { Picture } from './png.ts';
import { openReport } from './report.ts';

const STORY = 'components-button--busy';
const NAME = 'components-button/busy.dark-phone.png';

const picture = (grey: number): Picture => ({
  width: 4,
  height: 4,
  data: new Uint8Array(64).map((_, at) => (at % 4 === 3 ? 255 : grey)),
});
const sitting = (grey: number): Sitting<Picture> => ({
  result: 'pictured',
  pictures: [['dark phone', picture(grey)]],
});

let folder = '';
let baselines: Baselines;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  baselines = openBaselines(join(folder, 'baselines'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const judged = (grey: number) => judgeStory(STORY, sitting(grey), baselines);
const acceptAll = (findings: Finding[]) => findings.filter(isFault).map((fault) => accept(fault, baselines));

describe('a picture', () => {
  test('with nothing accepted is a fault', () => {
    expect(judged(200)).toMatchObject([{ name: NAME, result: 'missing' }]);
  });

  test('is as accepted once it was accepted', () => {
    acceptAll(judged(200));
    expect(judged(200)).toEqual([{ name: NAME, result: 'same' }]);
  });

  test('that changed is a fault until it is accepted anew', () => {
    acceptAll(judged(200));
    expect(judged(90)).toMatchObject([{ name: NAME, result: 'different', pixels: 16 }]);
    acceptAll(judged(90));
    expect(judged(90)).toEqual([{ name: NAME, result: 'same' }]);
  });

  test('no story takes any more is a fault until it is taken back', () => {
    acceptAll(judged(200));
    const stale = staleFindings(new Set(), baselines);
    expect(stale).toMatchObject([{ name: NAME, result: 'stale' }]);
    acceptAll(stale);
    expect(staleFindings(new Set(), baselines)).toEqual([]);
  });
});

test('a story that does not render is a fault that cannot be accepted', () => {
  const findings = judgeStory(STORY, { result: 'failed', error: 'the story did not play: no button' }, baselines);
  expect(findings).toMatchObject([{ name: STORY, result: 'failed' }]);
  expect(acceptAll(findings)).toEqual([false]);
});

test('the report shows expected, actual and difference side by side, and no text as markup', () => {
  acceptAll(judged(200));
  const report = openReport(join(folder, 'report'));
  const failed: Finding = { name: 'x--y', result: 'failed', error: '<img src=x>' };
  for (const finding of [...judged(90), failed]) if (isFault(finding)) report.add(finding);
  const html = readFileSync(report.write(), 'utf8');
  const shown = Array.from(html.matchAll(/<img src="([^"]+)"/g), ([, file]) => file);
  expect(shown).toEqual(['expected', 'actual', 'difference'].map((kind) => `${kind}/${NAME.replace('/', '--')}`));
  for (const file of shown) expect(readFileSync(join(folder, 'report', file ?? '')).length).toBeGreaterThan(0);
  expect(html).toContain('16 pixels differ');
  expect(html).not.toContain('<img src=x>');
});
