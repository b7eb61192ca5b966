import { useMessages } from '@sarraf/forms/language';
import { Button } from '@sarraf/ui';
import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import { followPreferences } from '../../shared/preferences/define-preference.ts';
import { canNotify, isPermitted, orderNews } from './news-preference.ts';
import { timelineMessages } from './timeline.messages.ts';

// The other preferences are followed from the start; this module is loaded later.
followPreferences([orderNews]);

/**
 * Switches notifications about orders on and off. Asks for the permission on a press only, and says so if it is denied. Renders nothing where
 * notifications are missing or were denied before.
 */
export function NewsSwitch() {
  const { news } = useMessages(timelineMessages);
  const [isWanted, choose] = orderNews.use();
  const [isOffered] = useState(canNotify);
  const [isDenied, setDenied] = useState(false);
  if (!isOffered) return null;
  const isOn = isWanted && isPermitted();
  const turnOn = async () => {
    const permission = await Notification.requestPermission();
    if (permission === 'granted') choose(true);
    setDenied(permission === 'denied');
  };
  const Icon = isOn ? BellOff : Bell;
  return (
    <div data-part="news" className="flex flex-col items-start gap-2 text-sm text-ink-2 print:hidden">
      <Button size="sm" variant="secondary" onClick={() => (isOn ? choose(false) : void turnOn())}>
        <Icon aria-hidden="true" className="size-4" />
        <span>{isOn ? news.off : news.offer}</span>
      </Button>
      {/* The live region is always rendered: screen readers announce only text added to an existing one. */}
      <p role="status">{isOn ? news.on : isDenied ? news.denied : null}</p>
      {!isOn && !isDenied && <p>{news.explain}</p>}
    </div>
  );
}
