import type { PartialUser, ProfileStats } from '@sarraf/api-client';
import { formatAmount, formatMobile, formatUsdt } from '@sarraf/domain';
import { profileMessages } from './profile.messages.ts';

/** A person as the head of a profile shows them; whatever is absent or blank is left out, the name stood in for. */
export function personView(user: PartialUser) {
  const name = user.name?.trim() ?? '';
  return {
    name: name || profileMessages.current.anonymous,
    /** What the placeholder of the photo takes its letters from; empty for somebody without a name. */
    letters: name,
    photo: user.photo?.trim() || undefined,
    mobile: user.mobile ? formatMobile(user.mobile) : null,
    badges: [
      ...(user.isKycVerified ? [profileMessages.current.verifiedAccount] : []),
      ...(user.isVerified ? [profileMessages.current.verifiedMember] : []),
    ],
  };
}

/** The figures of the stat cards (product.md S13), null where the viewer may not see one. */
export function figuresOf(user: PartialUser, stats: ProfileStats) {
  const usdt = (value: number | null | undefined) => (value === null || value === undefined ? null : formatUsdt(value));
  return {
    sells: formatAmount(stats.totalSells),
    volume: usdt(stats.totalVolume),
    success: `${formatAmount(stats.successRate)}%`,
    wallet: usdt(user.wallet_balance),
  };
}
