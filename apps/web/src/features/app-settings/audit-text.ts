import type { AuditEntry } from '@sarraf/api-client';
import { formatRupees, formatUsdt } from '@sarraf/domain';
import { settingTitle } from '@sarraf/forms';
import { deskSearch } from '../../shared/desk/desk-address.ts';
import { appSettingsMessages } from './app-settings.messages.ts';

type About = NonNullable<AuditEntry['about']>;

/** What was done, in words; an act no build has heard of in its own. */
export function actText({ action, key }: Pick<AuditEntry, 'action' | 'key'>): string {
  const words = appSettingsMessages.current.audit;
  const acts: Readonly<Record<string, string>> = words.acts;
  if (action === 'setting_changed' && key) return words.changed({ name: settingTitle(key) });
  if (action === 'admin_signed_in') return words.signedIn;
  return (Object.hasOwn(acts, action) ? acts[action] : undefined) ?? action.replaceAll('_', ' ');
}

/** How much it was about, with its unit; null where that is not told. */
export function amountText({ amount, unit }: Pick<About, 'amount' | 'unit'>): string | null {
  if (!amount) return null;
  return unit === 'PKR' ? formatRupees(amount) : `${formatUsdt(amount)} ${unit ?? ''}`.trim();
}

/** Where what it was about is looked at, and the word for that; null for a kind that no build has heard of. */
export function placeOf({ type, id }: Pick<About, 'type' | 'id'>): { to: string; label: string } | null {
  const { open } = appSettingsMessages.current.audit;
  const desk = (search: Parameters<typeof deskSearch>[0]) => `/dashboard/desk${deskSearch(search)}`;
  switch (type) {
    case 'payout':
      return { to: desk({ status: null, order: id }), label: open.payout };
    case 'exception':
      return { to: desk({ tab: 'exceptions', open: false }), label: open.exception };
    case 'withdrawal':
      return { to: desk({ tab: 'withdrawals' }), label: open.withdrawal };
    case 'user':
      return { to: `/dashboard/profile/${encodeURIComponent(id)}`, label: open.user };
    case 'sweep':
      return { to: desk({ tab: 'reconciliation' }), label: open.sweep };
    default:
      return null;
  }
}
