import type { AuditEntry } from '@sarraf/api-client';
import { settingFacts } from '@sarraf/forms';
import { appSettingsMessages } from './app-settings.messages.ts';

const { audit: words } = appSettingsMessages;

/** What was done, in words; an act no build has heard of in its own. */
export function actText({ action, key }: Pick<AuditEntry, 'action' | 'key'>): string {
  if (action === 'setting_changed' && key) return words.changed({ name: settingFacts(key).title });
  return action === 'admin_signed_in' ? words.signedIn : action.replaceAll('_', ' ');
}
