/** English messages of proofs of payment: replies about their links, and the page behind a link (product.md R56). */
export const proofMessages = {
  proof: {
    ready: 'The link is ready',
    revoked: 'The link no longer works',
    notCompleted: 'A proof can be made once the rupees are paid',
    returned: 'The bank returned these rupees, so there is no proof of them',
    tooMany: ({ wait }: { wait: string }) => `Too many wrong links were opened here. Please wait ${wait}.`,
  },
  proofPage: {
    brand: 'Sarraf',
    title: 'Proof of payment',
    sandbox: 'This is a demonstration. No money was paid.',
    amount: 'Amount paid',
    sentence: ({ payer, person, usdt }: { payer: string; person: string; usdt: string }) =>
      `${payer} paid this amount to ${person}, who sold ${usdt} for it.`,
    aboutUsdt: 'USDT (Tether) is a digital currency that follows the US dollar.',
    rows: {
      payer: 'Paid by',
      seller: 'Paid to (verified name)',
      sellerClaimed: 'Paid to (name not verified)',
      account: 'Into the account',
      utr: 'Bank reference (UTR)',
      usdt: 'Paid for',
      hash: 'USDT transaction',
    },
    methods: { bank: 'Bank account', others: 'Account' },
    momentsTitle: 'When it happened',
    moments: {
      created: 'Sale agreed',
      'deposit-seen': 'USDT arrived',
      confirmed: 'USDT confirmed',
      completed: 'Rupees paid',
    },
    zone: 'Pakistan time',
    vouchTitle: 'What Sarraf confirms',
    vouch:
      'Sarraf vouches for this payment. It bought the USDT named here from this person and paid the rupees for them into this account. This page says what the books of Sarraf say at the moment it is opened:',
    bankTitle: 'Questions from a bank',
    bank: 'Please write to us and name the bank reference (UTR).',
    email: 'Email',
    whatsApp: 'WhatsApp',
    gone: {
      title: 'There is no proof here',
      detail:
        'The link is wrong, was withdrawn, or has expired. Please ask the person who gave it to you for a new one.',
    },
    trouble: 'This page cannot be shown right now',
  },
};
