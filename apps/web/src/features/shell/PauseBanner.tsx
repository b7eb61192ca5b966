import { useMessages } from '@sarraf/forms/language';
import { PauseNotices } from '../../shared/pauses/PauseNotices.tsx';
import { shellMessages } from './shell.messages.ts';

/** Banner for sellers while the operator has paused sales or payouts: what it means for their money, and the reason (product.md S5). */
export const PauseBanner = () => (
  <PauseNotices messages={useMessages(shellMessages).pauses} className="not-empty:mt-3" />
);
