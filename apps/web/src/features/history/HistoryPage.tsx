import { EmptyState } from '@sarraf/ui';
import { History } from 'lucide-react';
import { historyMessages as words } from './history.messages.ts';

/** Transaction history (spec §2). */
export function HistoryPage() {
  return <EmptyState icon={<History />} title={words.soonTitle} message={words.soonMessage} />;
}
