/** Every sentence of the profile; a second language is a second table. */
export const profileMessages = {
  anonymous: 'Anonymous User',
  verifiedAccount: 'Verified Account',
  verifiedMember: 'Verified Member',
  loading: 'Loading the profile…',
  loadingFigure: 'Loading…',
  failed: {
    title: 'Failed to load profile data',
    message: 'Failed to fetch profile',
    retry: 'Retry',
  },
  figures: {
    sells: 'Total Sells',
    volume: 'Total Volume',
    success: 'Success Rate',
    wallet: 'Wallet Balance',
  },
  unit: 'USDT',
  actions: 'Quick actions',
  help: 'Help & Support',
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
  darkTheme: 'Dark theme',
  logout: 'Logout',
  trust: {
    title: 'Over 10,000 satisfied customers',
    points: [
      'Funds should reflect within few minutes.',
      'Bank transfers may take up to 2 hours.',
      'Contact support if funds do not arrive within 24 hours.',
    ],
  },
};
