/** Words of the profile page. */
export const profileMessages = {
  anonymous: 'Anonymous User',
  verifiedAccount: 'Verified Account',
  verifiedMember: 'Verified Member',
  otherTitle: 'Profiles of other users are being built',
  otherMessage: 'You can see your own profile meanwhile.',
  own: 'My profile',
  actions: 'Quick actions',
  help: 'Help & Support',
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
  darkTheme: 'Dark theme',
  logout: 'Logout',
} as const;
