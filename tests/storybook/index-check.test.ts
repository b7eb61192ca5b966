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
const wanted = {
  components: [['Button', 'packages/ui/src/button']] as const,
  baselines: new Set(modeNamesOf(story.id).map((mode) => screenshotName(story.id, mode))),
  hasReason: () => false,
};

describe('the index of the Storybook', () => {
  test('is in order when every component has stories, every story its baselines and every title its place', () => {
    expect(faultsOfIndex([story, page], wanted)).toEqual([]);
  });

  test('lacks the stories of a component that is handed out', () => {
    expect(faultsOfIndex([page], { ...wanted, baselines: new Set() })).toEqual([
      'Button is handed out and has no story',
    ]);
  });

  test.each(modeNamesOf(story.id))('lacks the baseline of a story in the mode %s', (mode) => {
    const baselines = new Set(wanted.baselines);
    baselines.delete(screenshotName(story.id, mode));
    expect(faultsOfIndex([story], { ...wanted, baselines })).toEqual([
      expect.stringContaining(screenshotName(story.id, mode)),
    ]);
  });

  test('leaves stories to their visit whose file says why they have no screenshots', () => {
    expect(faultsOfIndex([story], { ...wanted, baselines: new Set(), hasReason: () => true })).toEqual([]);
  });

  test('has no story for a baseline that was left behind', () => {
    const baselines = new Set([...wanted.baselines, 'components-button/gone.light-laptop']);
    expect(faultsOfIndex([story], { ...wanted, baselines })).toEqual([expect.stringContaining('gone.light-laptop')]);
  });

  test.each(['Inputs/Button', 'Button', 'Components', 'Foundations/Button'])(
    'has no place for stories titled %s',
    (title) => {
      expect(faultsOfIndex([{ ...story, title }], wanted)).toEqual([expect.stringContaining(`“${title}”`)]);
    },
  );

  test.each(['Notes', 'Guide/Principles', 'Screens/Login'])('has no place for a page titled %s', (title) => {
    expect(faultsOfIndex([story, { ...page, title }], wanted)).toEqual([expect.stringContaining(`“${title}”`)]);
  });

  test('lets the planted fault of the accessibility check stand outside', () => {
    expect(faultsOfIndex([story, { ...story, id: 'canary--unreadable-text', title: 'Canary' }], wanted)).toEqual([]);
  });

  test('is asked for every component of the package', () => {
    expect(exportedComponents().length).toBeGreaterThan(50);
  });
});
