import { useOf } from '@storybook/addon-docs/blocks';
import type { Ref } from 'react';

import { SANDBOX } from '../SideBySide.tsx';
import { useDocsLanguage, useToolbarTheme } from './toolbar.ts';

/** Module of a story file. */
export type StoryModule = Readonly<Record<string, object>> & {
  readonly default: { readonly parameters?: { readonly docs?: { readonly story?: { readonly height?: string } } } };
};

/** Height of the frame for stories that cover the window, such as dialogs; undefined for all others, which are rendered in the page. */
export const frameHeight = (stories: StoryModule): string | undefined =>
  stories.default.parameters?.docs?.story?.height;

interface StoryFrameProps {
  story: object | undefined;
  height: string;
  ref?: Ref<HTMLIFrameElement>;
  /** Called once the page in the frame is loaded. */
  onLoad?: () => void;
}

/** A story in a frame, in the theme and direction of the toolbar. Storybook's own frame is always light. */
export function StoryFrame({ story, height, ...rest }: StoryFrameProps) {
  const { id, name } = useOf(story, ['story']).story;
  const { language, direction } = useDocsLanguage();
  const globals = `theme:${useToolbarTheme()};language:${language};direction:${direction}`;
  return (
    <iframe
      {...rest}
      title={name}
      sandbox={SANDBOX}
      src={`iframe.html?viewMode=story&id=${id}&globals=${globals}`}
      style={{ height }}
      className="block w-full rounded-card border border-line bg-paper"
    />
  );
}
