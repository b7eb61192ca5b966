import type { PartialUser, ProfileStats } from '@sarraf/api-client';
import { formatAmount, formatMobile, formatUsdt } from '@sarraf/domain';
import { profileMessages } from './profile.messages.ts';

/** Texts of a profile's header. Absent or blank fields are left out; a missing name gets a default. */
export function personView(user: PartialUser) {
  const name = user.name?.trim() ?? '';
  return {
    name: name || profileMessages.current.anonymous,
    /** Name for the initials in the photo placeholder; empty if the user has no name. */
    letters: name,
    photo: user.photo?.trim() || undefined,
    mobile: user.mobile ? formatMobile(user.mobile) : null,
    badges: [
      ...(user.isKycVerified ? [profileMessages.current.verifiedAccount] : []),
      ...(user.isVerified ? [profileMessages.current.verifiedMember] : []),
      ...(user.nameVerified && name ? [profileMessages.current.nameConfirmed] : []),
    ],
  };
}

/** Figures of the stat cards (product.md S13); null for one that the viewer may not see. */
export function figuresOf(user: PartialUser, stats: ProfileStats) {
  const usdt = (value: number | null | undefined) => (value === null || value === undefined ? null : formatUsdt(value));
  return {
    sells: formatAmount(stats.totalSells),
    volume: usdt(stats.totalVolume),
    success: `${formatAmount(stats.successRate)}%`,
    wallet: usdt(user.wallet_balance),
  };
}
