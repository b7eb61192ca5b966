import { commonMessages as common } from '@sarraf/forms/common.en';
import { publicTextMessages } from '../../shared/public-texts/public-texts.messages.en.ts';

/** Messages of the profile. */
export const profileMessages = {
  anonymous: common.anonymous,
  verifiedAccount: 'Verified Account',
  verifiedMember: 'Verified Member',
  /** The identity provider gave this name; without the badge the user did. */
  nameConfirmed: 'Name Confirmed',
  loading: 'Loading the profile…',
  loadingFigure: common.loading,
  failed: {
    title: 'Failed to load profile data',
    message: 'Failed to fetch profile',
    retry: common.retry,
  },
  figures: {
    sells: 'Total Sells',
    volume: 'Total Volume',
    success: 'Success Rate',
    wallet: 'Wallet Balance',
  },
  unit: common.unit,
  actions: 'Quick actions',
  accounts: common.payoutAccounts,
  help: common.help,
  privacy: publicTextMessages.titles.privacy,
  terms: publicTextMessages.titles.terms,
  darkTheme: common.darkTheme,
  orderMessages: {
    label: 'Messages about my orders',
    help: 'WhatsApp or SMS: deposit seen, rupees paid, payout problem, rupees returned, time over. Codes are always sent.',
    failed: 'The switch could not be saved. Please try again.',
  },
  logout: common.logout,
  trust: {
    title: 'Over 10,000 satisfied customers',
    points: ['Funds should reflect within few minutes.', common.bankTransfers, common.contactSupport],
  },
};
