import type { AuditEntry } from '@sarraf/api-client';
import { settingTitle } from '@sarraf/forms';
import { appSettingsMessages } from './app-settings.messages.ts';

/** What was done, in words; an act no build has heard of in its own. */
export function actText({ action, key }: Pick<AuditEntry, 'action' | 'key'>): string {
  if (action === 'setting_changed' && key)
    return appSettingsMessages.current.audit.changed({ name: settingTitle(key) });
  return action === 'admin_signed_in' ? appSettingsMessages.current.audit.signedIn : action.replaceAll('_', ' ');
}
