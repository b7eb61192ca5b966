import { describe, expect, test } from 'vitest';

import { modeNamesOf } from '../../.storybook/modes.ts';
import { pictureName } from '../visual/baselines.ts';
import { faultsOfIndex, handedOut } from './index-check.ts';
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
  pictures: new Set(modeNamesOf(story.id).map((mode) => pictureName(story.id, mode))),
  hasReason: () => false,
};

describe('the index of the Storybook', () => {
  test('is in order when every component has stories, every story its pictures and every title its place', () => {
    expect(faultsOfIndex([story, page], wanted)).toEqual([]);
  });

  test('lacks the stories of a component that is handed out', () => {
    expect(faultsOfIndex([page], wanted)).toEqual(['Button is handed out and has no story']);
  });

  test.each(modeNamesOf(story.id))('lacks the picture of a story in the mode %s', (mode) => {
    const pictures = new Set(wanted.pictures);
    pictures.delete(pictureName(story.id, mode));
    expect(faultsOfIndex([story], { ...wanted, pictures })).toEqual([
      expect.stringContaining(pictureName(story.id, mode)),
    ]);
  });

  test('leaves stories to the pictures themselves whose file says why they have none', () => {
    expect(faultsOfIndex([story], { ...wanted, pictures: new Set(), hasReason: () => true })).toEqual([]);
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
    expect(handedOut().length).toBeGreaterThan(50);
  });
});
