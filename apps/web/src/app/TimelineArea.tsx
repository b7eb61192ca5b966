import { loadDictionary } from '@sarraf/forms/language';
import { Skeleton } from '@sarraf/ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, type ContextType, type ReactNode } from 'react';
import { loadComponent } from '../shared/lazy/lazy-component.tsx';
import { TimelineContext } from '../shared/orders/timeline-slot.ts';
import { watchedOrders } from '../shared/queries/watched-orders.ts';
import { timelineDictionary } from './dictionaries/index.ts';

// Lazy, with messages of their own: the way to a sale shows no timeline, and does not wait for the switch.
const withMessages = async <Loaded,>(load: Promise<Loaded>) =>
  (await Promise.all([load, loadDictionary(timelineDictionary)]))[0];
const loadTimeline = async () =>
  (await withMessages(import('../features/timeline/TimelineSection.tsx'))).TimelineSection;
const loadSwitch = async () => (await withMessages(import('../features/timeline/NewsSwitch.tsx'))).NewsSwitch;
const TimelineSection = lazy(async () => ({ default: await loadComponent(loadTimeline) }));
const NewsSwitch = lazy(async () => ({ default: await loadComponent(loadSwitch) }));

const PARTS: ContextType<typeof TimelineContext> = {
  renderTimeline: (props) => (
    <Suspense fallback={<Skeleton shape="block" className="h-40 w-full" />}>
      <TimelineSection {...props} />
    </Suspense>
  ),
  renderNewsSwitch: () => (
    <Suspense>
      <NewsSwitch />
    </Suspense>
  ),
};

/** Provides the timeline of orders to the pages of all features, and tells news about orders while the page is in the background. */
export function TimelineArea({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  useEffect(() => {
    const onChange = () => {
      const polls = watchedOrders(queries);
      // Code that cannot be loaded is no news.
      if (document.hidden && polls.length > 0)
        import('./tell-news.ts').then(({ tellWhileHidden }) => tellWhileHidden(queries, polls)).catch(() => {});
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [queries]);
  return <TimelineContext value={PARTS}>{children}</TimelineContext>;
}
