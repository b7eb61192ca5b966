import { loadDictionary } from '@sarraf/forms/language';
import { Skeleton } from '@sarraf/ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { loadComponent } from '../shared/lazy/lazy-component.tsx';
import { TimelineContext, type TimelineSlotProps } from '../shared/orders/timeline-slot.ts';
import { timelineDictionary } from './dictionaries/index.ts';

// Lazy, with messages of its own: the way to a sale shows no timeline.
const load = async () => {
  const [{ TimelineSection }] = await Promise.all([
    import('../features/timeline/TimelineSection.tsx'),
    loadDictionary(timelineDictionary),
  ]);
  return TimelineSection;
};
const TimelineSection = lazy(async () => ({ default: await loadComponent(load) }));

const renderTimeline = (props: TimelineSlotProps) => (
  <Suspense fallback={<Skeleton shape="block" className="h-40 w-full" />}>
    <TimelineSection {...props} />
  </Suspense>
);

/** Provides the timeline of orders to the pages of all features, and tells news about orders while the page is in the background. */
export function TimelineArea({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  useEffect(() => {
    const onChange = () => {
      const polls = queries.getQueriesData({ queryKey: ['sell', 'order'] });
      // Code that cannot be loaded is no news.
      if (document.hidden && polls.length > 0)
        import('./tell-news.ts').then(({ tellWhileHidden }) => tellWhileHidden(queries, polls)).catch(() => {});
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [queries]);
  return <TimelineContext value={renderTimeline}>{children}</TimelineContext>;
}
