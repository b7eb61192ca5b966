import { useMessages } from '@sarraf/forms/language';
import { TextLink } from '@sarraf/ui';
import type { ReactNode } from 'react';
import { READING_PATHS, type ReadingPageId } from './public-texts.ts';
import { readingMessages } from './public-texts.messages.ts';

export interface ReadingLinkProps {
  /** Where it leads. */
  to: ReadingPageId;
  /** Stands on its own rather than in a sentence. */
  standalone?: boolean;
  className?: string;
  /** Its words; the name of the page unless told. */
  children?: ReactNode;
}

/** A link to a public page. In a new tab: whoever reads is in the middle of something that must still be there afterwards. */
export function ReadingLink({ to, children, ...rest }: ReadingLinkProps) {
  const words = useMessages(readingMessages);
  return (
    <TextLink {...rest} href={READING_PATHS[to]} newTabLabel={words.newTab}>
      {children ?? words.titles[to]}
    </TextLink>
  );
}
