import { EmptyState } from '@sarraf/ui';
import { Settings } from 'lucide-react';
import { appSettingsMessages as words } from './app-settings.messages.ts';

/** App Settings (spec §2), for admins. */
export function AppSettingsPage() {
  return <EmptyState icon={<Settings />} title={words.soonTitle} message={words.soonMessage} />;
}
