/** Accounts shown on the sandbox's first page. Two administrators, since actions above a limit need a second one's approval. */
export const SANDBOX_ACCOUNTS = [
  { mobile: '+923009876543', name: 'Bilal Ahmed', role: 'administrator' },
  { mobile: '+923008765432', name: 'Nadia Hussain', role: 'second administrator, to approve' },
  { mobile: '+923001234567', name: 'Ayesha Khan', role: 'verified seller with a year of orders' },
] as const;

/** Other users, for the statistics; one is verified without a verified name, and the last ones never finished signing up. */
export const OTHER_PEOPLE: readonly { name: string; verified: boolean; isNameVerified?: boolean }[] = [
  { name: 'Hamza Malik', verified: true, isNameVerified: true },
  { name: 'Fatima Noor', verified: true, isNameVerified: true },
  { name: 'Usman Tariq', verified: true, isNameVerified: true },
  { name: 'Zainab Raza', verified: true, isNameVerified: true },
  { name: 'Imran Qureshi', verified: true, isNameVerified: true },
  { name: 'Sana Iqbal', verified: true, isNameVerified: true },
  { name: 'محمد علی', verified: true, isNameVerified: true },
  { name: 'Mariam Sheikh', verified: true, isNameVerified: true },
  { name: 'Danish Butt', verified: true },
  { name: 'Hira Javed', verified: true, isNameVerified: true },
  { name: 'Saad Farooq', verified: false },
  { name: 'Nida Aslam', verified: false },
  { name: 'Kamran Yousaf', verified: false },
];
