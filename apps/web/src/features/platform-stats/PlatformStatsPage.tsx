import { EmptyState } from '@sarraf/ui';
import { ChartLine } from 'lucide-react';
import { platformStatsMessages as words } from './platform-stats.messages.ts';

/** Platform Statistics (spec §2), for admins. */
export function PlatformStatsPage() {
  return (
    <>
      <h2 className="mb-4 text-xl font-bold tracking-tight">{words.title}</h2>
      <EmptyState icon={<ChartLine />} title={words.soonTitle} message={words.soonMessage} />
    </>
  );
}
