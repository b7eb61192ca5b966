import { describe, expect, test } from 'vitest';

import { modeNamesOf, PHONE_TAG } from '../../.storybook/modes.ts';
import { screenshotName } from '../visual/baselines.ts';
import { faultsOfIndex, exportedComponents, LIMITS, STORIES_A_SCREEN_FILE } from './index-check.ts';
import type { IndexEntry } from './index-check.ts';

const story: IndexEntry = {
  id: 'components-button--busy',
  title: 'Components/Button',
  type: 'story',
  importPath: './packages/ui/src/button/Button.stories.tsx',
};
const page: IndexEntry = { ...story, id: 'guides-principles--docs', title: 'Guides/Principles', type: 'docs' };
const expected = {
  components: [['Button', 'packages/ui/src/button']] as const,
  baselines: new Set(modeNamesOf(story).map((mode) => screenshotName(story.id, mode))),
  hasReason: () => false,
};

describe('the index of the Storybook', () => {
  test('has no faults when every component has stories, every story its baselines and every title its category', () => {
    expect(faultsOfIndex([story, page], expected)).toEqual([]);
  });

  test('lacks the stories of an exported component', () => {
    expect(faultsOfIndex([page], { ...expected, baselines: new Set() })).toEqual([
      'Button is exported and has no story',
    ]);
  });

  test.each(modeNamesOf(story))('lacks the baseline of a story in the mode %s', (mode) => {
    const baselines = new Set(expected.baselines);
    baselines.delete(screenshotName(story.id, mode));
    expect(faultsOfIndex([story], { ...expected, baselines })).toEqual([
      expect.stringContaining(screenshotName(story.id, mode)),
    ]);
  });

  test('accepts stories without baselines if their file gives a reason', () => {
    expect(faultsOfIndex([story], { ...expected, baselines: new Set(), hasReason: () => true })).toEqual([]);
  });

  test('has no story for a stale baseline', () => {
    const baselines = new Set([...expected.baselines, 'components-button/gone.light-laptop']);
    expect(faultsOfIndex([story], { ...expected, baselines })).toEqual([expect.stringContaining('gone.light-laptop')]);
  });

  test.each(['Inputs/Button', 'Button', 'Components', 'Foundations/Button'])(
    'has no category for stories titled %s',
    (title) => {
      expect(faultsOfIndex([{ ...story, title }], expected)).toEqual([expect.stringContaining(`“${title}”`)]);
    },
  );

  test.each(['Notes', 'Guide/Principles', 'Screens/Login'])('has no category for a page titled %s', (title) => {
    expect(faultsOfIndex([story, { ...page, title }], expected)).toEqual([expect.stringContaining(`“${title}”`)]);
  });

  describe('of screens', () => {
    const screenStory = (name: string, tags: string[] = []): IndexEntry => ({
      id: `screens-login--${name}`,
      title: 'Screens/Login',
      type: 'story',
      importPath: './apps/web/src/screens/Login.stories.tsx',
      tags,
    });
    const many = (count: number) => Array.from({ length: count }, (_, at) => screenStory(`state-${at}`));
    const faults = (...screens: IndexEntry[]) => {
      const names = screens.flatMap((one) => modeNamesOf(one).map((mode) => screenshotName(one.id, mode)));
      return faultsOfIndex([story, ...screens], { ...expected, baselines: new Set([...expected.baselines, ...names]) });
    };

    test('has one story of each title that is light on a phone', () => {
      expect(faults(screenStory('code', [PHONE_TAG]), screenStory('phone'))).toEqual([]);
      expect(faults(screenStory('code'))).toEqual([expect.stringContaining('0 stories of “Screens/Login”')]);
      expect(faults(screenStory('code', [PHONE_TAG]), screenStory('phone', [PHONE_TAG]))).toEqual([
        expect.stringContaining('2 stories of “Screens/Login”'),
      ]);
    });

    test('has files of at most twelve stories', () => {
      expect(faults(screenStory('first', [PHONE_TAG]), ...many(STORIES_A_SCREEN_FILE))).toEqual([
        './apps/web/src/screens/Login.stories.tsx has 13 stories, more than 12',
      ]);
    });

    test('has no more stories and screenshots than their limits', () => {
      expect(faults(screenStory('first', [PHONE_TAG]), ...many(LIMITS.screens))).toContain(
        '321 stories of screens are more than 320',
      );
      const baselines = new Set(Array.from({ length: LIMITS.screenshots + 1 }, (_, at) => `components-button/${at}`));
      expect(faultsOfIndex([story], { ...expected, baselines })).toContain('2201 screenshots are more than 2200');
    });
  });

  test('accepts the self-test of the accessibility check, which has no category', () => {
    expect(faultsOfIndex([story, { ...story, id: 'canary--unreadable-text', title: 'Canary' }], expected)).toEqual([]);
  });

  test('is checked for every component of the package', () => {
    expect(exportedComponents().length).toBeGreaterThan(50);
  });
});
