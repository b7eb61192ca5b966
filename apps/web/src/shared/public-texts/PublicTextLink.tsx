import { useMessages } from '@sarraf/forms/language';
import { TextLink } from '@sarraf/ui';
import type { ReactNode } from 'react';
import { PUBLIC_TEXT_PATHS, type PublicTextId } from './public-texts.ts';
import { publicTextMessages } from './public-texts.messages.ts';

export interface PublicTextLinkProps {
  /** The public text that the link opens. */
  to: PublicTextId;
  /** Id of a section or question to open the text at. */
  anchor?: string;
  /** Outside a paragraph, with a larger target. */
  standalone?: boolean;
  className?: string;
  /** Text of the link; by default the title of the public text. */
  children?: ReactNode;
}

/** Link to a public text. Opens a new tab, so that the page with the user's work stays open. */
export function PublicTextLink({ to, anchor, children, ...rest }: PublicTextLinkProps) {
  const messages = useMessages(publicTextMessages);
  return (
    <TextLink
      {...rest}
      href={anchor ? `${PUBLIC_TEXT_PATHS[to]}#${anchor}` : PUBLIC_TEXT_PATHS[to]}
      newTabLabel={messages.newTab}
    >
      {children ?? messages.titles[to]}
    </TextLink>
  );
}
