import type { PartialUser, ProfileStats } from '@sarraf/api-client';
import { formatAmount, formatMobile, formatUsdt } from '@sarraf/domain';
import { profileMessages as words } from './profile.messages.ts';

/** The person of a profile, in words. */
export interface PersonView {
  /** The name, or what stands in for it. */
  name: string;
  /** What the placeholder of the photo takes its letters from; empty for somebody without a name. */
  letters: string;
  photo: string | undefined;
  /** As people read it; null when the viewer may not see it. */
  mobile: string | null;
  /** Badges the person has earned (product.md S13). */
  badges: readonly string[];
}

/** One figure of a profile. */
export interface FigureView {
  id: 'sells' | 'volume' | 'success' | 'wallet';
  label: string;
  value: string;
  unit?: string;
}

/** A person as the head of a profile shows them; whatever is absent or blank is left out, the name stood in for. */
export function personView(user: PartialUser): PersonView {
  const name = user.name?.trim() ?? '';
  return {
    name: name || words.anonymous,
    letters: name,
    photo: user.photo?.trim() || undefined,
    mobile: user.mobile ? formatMobile(user.mobile) : null,
    badges: [
      ...(user.isKycVerified ? [words.verifiedAccount] : []),
      ...(user.isVerified ? [words.verifiedMember] : []),
    ],
  };
}

/** The stat cards (product.md S13), without those that the viewer may not see (product.md S13). */
export function figuresOf(user: PartialUser, stats: ProfileStats): FigureView[] {
  const { figures } = words;
  const usdt = (value: number | null | undefined) => (value === null || value === undefined ? null : formatUsdt(value));
  const rows: [FigureView['id'], string | null, string?][] = [
    ['sells', formatAmount(stats.totalSells)],
    ['volume', usdt(stats.totalVolume), words.unit],
    ['success', `${formatAmount(stats.successRate)}%`],
    ['wallet', usdt(user.wallet_balance), words.unit],
  ];
  return rows.flatMap(([id, value, unit]) =>
    value === null ? [] : [{ id, label: figures[id], value, ...(unit !== undefined && { unit }) }],
  );
}
