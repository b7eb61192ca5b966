import { describe, expect, test } from 'vitest';

import { modeNamesOf } from '../../.storybook/modes.ts';
import { screenshotName } from '../visual/baselines.ts';
import { faultsOfIndex, exportedComponents } from './index-check.ts';
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
  baselines: new Set(modeNamesOf(story.id).map((mode) => screenshotName(story.id, mode))),
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

  test.each(modeNamesOf(story.id))('lacks the baseline of a story in the mode %s', (mode) => {
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

  test('accepts the self-test of the accessibility check, which has no category', () => {
    expect(faultsOfIndex([story, { ...story, id: 'canary--unreadable-text', title: 'Canary' }], expected)).toEqual([]);
  });

  test('is checked for every component of the package', () => {
    expect(exportedComponents().length).toBeGreaterThan(50);
  });
});
