import type { AuditEntry } from '@sarraf/api-client';
import {
  formatMobile,
  formatRupees,
  formatUsdt,
  isolate,
  isPauseKey,
  pauseIn,
  shortOrderId,
  statusLabel,
} from '@sarraf/domain';
import { settingTitle } from '@sarraf/forms';
import { deskSearch } from '../../shared/desk/desk-address.ts';
import type { ActFacts } from './app-settings.messages.en.ts';
import { appSettingsMessages } from './app-settings.messages.ts';

type About = NonNullable<AuditEntry['about']>;
type ActText = (facts: ActFacts) => string;

/** Amount of an action with its unit; undefined if the entry has none. */
export function amountText({ amount, unit }: Pick<About, 'amount' | 'unit'>): string | undefined {
  if (!amount) return undefined;
  return unit === 'PKR' ? formatRupees(amount) : `${formatUsdt(amount)} ${unit ?? ''}`.trim();
}

/** Facts of an entry that its sentence may contain. */
function factsOf({ about }: Pick<AuditEntry, 'about'>): ActFacts {
  if (!about) return {};
  const { orderId, person } = about;
  const name = person?.name?.trim() || (person?.mobile && formatMobile(person.mobile));
  return {
    amount: amountText(about),
    order: orderId ? shortOrderId(orderId) : undefined,
    person: name ? isolate(name) : undefined,
  };
}

const ownText = (texts: Readonly<Record<string, ActText>>, action: string): ActText | undefined =>
  Object.hasOwn(texts, action) ? texts[action] : undefined;

const nameIn = (value: unknown): string | undefined => (typeof value === 'string' ? isolate(value) : undefined);

/** Sentence of a change of a passkey, whose names are the two values. */
function passkeyText({ action, oldValue, newValue }: Pick<AuditEntry, 'action' | 'oldValue' | 'newValue'>): string {
  const { passkeys } = appSettingsMessages.current.audit;
  const [before, after] = [nameIn(oldValue), nameIn(newValue)];
  if (action === 'passkey_added') return passkeys.added({ name: after });
  return action === 'passkey_removed' ? passkeys.removed({ name: before }) : passkeys.renamed({ name: after });
}

/** Sentence of a change of a pause: its beginning, its end, or another reason. Undefined for a change of another setting. */
function pauseText({ key, oldValue, newValue }: Pick<AuditEntry, 'key' | 'oldValue' | 'newValue'>): string | undefined {
  const [before, after] = [pauseIn(oldValue), pauseIn(newValue)];
  if (!key || !isPauseKey(key) || !after) return undefined;
  const texts = appSettingsMessages.current.audit.pauses[key];
  if (before?.paused === after.paused) return texts.reason;
  return after.paused ? texts.paused : texts.resumed;
}

/** Sentence of an audit entry: what was done to what. An unknown action is shown by its own name. */
export function entryText(
  entry: Pick<AuditEntry, 'action' | 'key' | 'about' | 'awaitsApproval' | 'oldValue' | 'newValue'>,
): string {
  const { action, key, awaitsApproval } = entry;
  const { audit } = appSettingsMessages.current;
  if (action === 'setting_changed' && key) return pauseText(entry) ?? audit.changed({ name: settingTitle(key) });
  if (action === 'admin_signed_in') return audit.signedIn;
  if (key === 'passkey') return passkeyText(entry);
  const text = (awaitsApproval && ownText(audit.requests, action)) || ownText(audit.acts, action);
  return text ? text(factsOf(entry)) : statusLabel(action);
}

/** Address of the record that an action was about; null for an unknown kind of record. */
export function recordAddress({ type, id }: Pick<About, 'type' | 'id'>): string | null {
  const desk = (search: Parameters<typeof deskSearch>[0]) => `/dashboard/desk${deskSearch(search)}`;
  switch (type) {
    case 'payout':
      return desk({ status: null, order: id });
    case 'exception':
      return desk({ tab: 'exceptions', open: false });
    case 'withdrawal':
      return desk({ tab: 'withdrawals' });
    case 'user':
      return `/dashboard/profile/${encodeURIComponent(id)}`;
    case 'sweep':
      return desk({ tab: 'reconciliation' });
    case 'bank-statement':
      return desk({ tab: 'reconciliation', books: 'rupees', lines: null });
    default:
      return null;
  }
}
