import { useMessages } from '@sarraf/forms/language';
import { Button } from '@sarraf/ui';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { canNotify, mayNotify, orderNews } from './news-preference.ts';
import { timelineMessages } from './timeline.messages.ts';

/** Switches notifications about orders on and off. Asks for the permission on a press only; renders nothing where notifications are missing or denied. */
export function NewsSwitch() {
  const { news } = useMessages(timelineMessages);
  const [, choose] = orderNews.use();
  const [isOffered, setOffered] = useState(canNotify);
  if (!isOffered) return null;
  const turnOn = async () => {
    const permission = await Notification.requestPermission();
    if (permission === 'granted') choose(true);
    setOffered(permission !== 'denied');
  };
  return (
    <div data-part="news" className="flex flex-col items-start gap-2 text-sm text-ink-2 print:hidden">
      {mayNotify() ? (
        <>
          <p role="status">{news.on}</p>
          <Button size="sm" variant="secondary" onClick={() => choose(false)}>
            {news.off}
          </Button>
        </>
      ) : (
        <>
          <Button size="sm" variant="secondary" onClick={() => void turnOn()}>
            <Bell aria-hidden="true" className="size-4" />
            {news.offer}
          </Button>
          <p>{news.explain}</p>
        </>
      )}
    </div>
  );
}
