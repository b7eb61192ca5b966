import { availableParallelism } from 'node:os';

import type { Browser } from 'playwright';

import { modeNamesOf } from '../../.storybook/modes.ts';
import type { RunTest } from '../runs/report.ts';
import { openBaselines, pictureName } from './baselines.ts';
import type { Baselines } from './baselines.ts';
import { withPictureBrowser } from './browser.ts';
import type { Sitting } from './camera.ts';
import { accept, isFault, judgeStory, staleFindings } from './findings.ts';
import type { Finding } from './findings.ts';
import { readComponents } from './preview.ts';
import { openReport, wordsOf } from './report.ts';
import { openStudio } from './studio.ts';
import type { Studio } from './studio.ts';
import { findingsOf, readTaken } from './taken.ts';

/** Pages at work at once: a page waits for its browser about as long as the browser works for it. */
const WORKERS = Math.min(4, availableParallelism() + 1);

/** What a session is asked for. */
export interface SessionOptions {
  /** Folder of the built Storybook. */
  storybook: string;
  /** Where that folder is served. */
  url: string;
  /** Folder of the accepted pictures. */
  accepted: string;
  /** Parts of story ids; only those stories are pictured, or all when there are none. */
  only: readonly string[];
  /** Whether to accept what is seen. */
  update: boolean;
  /** Folder of the report. */
  report: string;
  /** Folder of the pictures that the stories' run took; without it they are taken here. */
  taken?: string | undefined;
}

/** What a session found. */
export interface SessionResult {
  /** Stories that were pictured. */
  stories: number;
  /** Pictures that are as accepted, and planted faults that were seen. */
  same: number;
  /** Pictures this session accepted or took back. */
  accepted: number;
  /** Everything else, a sentence each. */
  faults: { name: string; words: string }[];
  /** Stories that have no pictures, and why. */
  leftOut: { id: string; reason: string }[];
  /** Every finding as a test. */
  tests: RunTest[];
  /** The page to open, when there are faults. */
  page: string | null;
}

/** A story with a hairline, and what makes that hairline one pixel wider: a session that does not see it checks nothing. */
const PLANTED = {
  story: /(?:^|-)button--secondary$/,
  modes: ['light laptop', 'rtl phone'],
  css: '[data-component="Button"] { border-width: 2px !important }',
} as const;

async function seePlantedFault(studio: Studio, storyId: string, baselines: Baselines): Promise<Finding[]> {
  await studio.refresh(PLANTED.css);
  const sitting = await studio.picture(storyId, PLANTED.modes);
  return judgeStory(storyId, sitting, baselines).map(({ name, result }) =>
    result === 'different'
      ? { name: `planted: ${name}`, result: 'same' }
      : { name: `planted: ${name}`, result: 'failed', error: `a border one pixel wider went unseen (${result})` },
  );
}

/** Pictures stories, unless their run did, and compares each picture with the accepted one; with `update` accepts what it sees. */
export async function holdSession(options: SessionOptions): Promise<SessionResult> {
  const { storybook, url, only, update } = options;
  const baselines = openBaselines(options.accepted);
  const report = openReport(options.report);
  const components = readComponents(storybook, only);
  const planted = components.flat().find((id) => PLANTED.story.test(id));
  const found: SessionResult = { stories: 0, same: 0, accepted: 0, faults: [], leftOut: [], tests: [], page: null };
  const wanted = new Set<string>();

  /** Notes a finding about a story; an accepted picture of no story has none, and cannot be taken again. */
  const note = (finding: Finding, target = '', seconds = 0) => {
    const test = { name: finding.name, target, seconds };
    if (!isFault(finding)) {
      found.same += 1;
      found.tests.push({ ...test, passed: true, words: '' });
    } else if (update && accept(finding, baselines)) {
      found.accepted += 1;
      found.tests.push({ ...test, passed: true, words: '' });
    } else {
      const words = wordsOf(finding);
      report.add(finding);
      found.faults.push({ name: finding.name, words });
      found.tests.push({ ...test, passed: false, words: `${finding.name}: ${words}` });
    }
  };

  /** Notes what came of a story. Rendering and playing it is most of its time, which so stands with the first of its pictures. */
  const noteStory = (id: string, sitting: Sitting<unknown>, findings: Finding[], seconds: number) => {
    if (sitting.result === 'left out') {
      found.leftOut.push({ id, reason: sitting.reason });
      return;
    }
    found.stories += 1;
    for (const mode of modeNamesOf(id)) wanted.add(pictureName(id, mode));
    for (const [at, finding] of findings.entries()) note(finding, id, at === 0 ? seconds : 0);
  };

  const picture = async (studio: Studio, id: string) => {
    const since = Date.now();
    const sitting = await studio.picture(id);
    noteStory(id, sitting, judgeStory(id, sitting, baselines), (Date.now() - since) / 1000);
  };

  /** Notes what the stories' run took. Of a story that failed there is nothing to look at again. */
  const readAll = (folder: string) => {
    const stories = readTaken(folder);
    for (const id of components.flat()) {
      const taken = stories.get(id);
      if (taken) {
        noteStory(id, taken.sitting, findingsOf(taken, folder, baselines), taken.seconds);
      } else {
        for (const mode of modeNamesOf(id)) wanted.add(pictureName(id, mode));
        note({ name: id, result: 'failed', error: 'it has no pictures, because it failed as a story' });
      }
    }
  };

  // A component begins on a fresh page, so that no picture depends on what another worker did before.
  const work = async (browser: Browser) => {
    const studio = await openStudio(browser, url);
    for (let ids = components.pop(); ids; ids = components.pop()) {
      await studio.refresh();
      for (const id of ids) await picture(studio, id);
    }
    await studio.close();
  };

  if (options.taken) readAll(options.taken);
  await withPictureBrowser(async (browser) => {
    if (!options.taken) await Promise.all(Array.from({ length: WORKERS }, () => work(browser)));
    if (!planted) {
      if (only.length === 0)
        note({ name: 'planted fault', result: 'failed', error: `no story is called ${PLANTED.story}` });
      return;
    }
    const studio = await openStudio(browser, url);
    for (const finding of await seePlantedFault(studio, planted, baselines)) note(finding, planted);
    await studio.close();
  });
  if (only.length === 0) for (const finding of staleFindings(wanted, baselines)) note(finding);
  return { ...found, page: found.faults.length > 0 ? report.write() : null };
}
