import { BRAND } from './brand.ts';

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
    brand: BRAND.name,
    /** Stands for the legal name of the operator where it is not set. */
    operator: `The operator of ${BRAND.name}`,
    title: 'Proof of payment',
    sandbox: 'This is a demonstration. No money was paid.',
    amount: 'Amount paid',
    sentence: ({ payer, person, usdt }: { payer: string; person: string; usdt: string }) =>
      `${payer} bought ${usdt} from ${person} and paid this amount for them.`,
    /** Without the name, which nobody verified: whatever it says would read as ours. */
    sentenceClaimed: ({ payer, usdt }: { payer: string; usdt: string }) =>
      `${payer} bought ${usdt} and paid this amount for them to its customer.`,
    aboutUsdt: 'USDT (Tether) is a digital currency that follows the US dollar.',
    rows: {
      payer: 'Paid by',
      seller: 'Sold by (verified name)',
      sellerClaimed: 'Sold by (name given by the seller)',
      account: 'Into the account',
      bank: 'Bank (name given by the seller)',
      holder: 'Account of (name told by the bank)',
      holderClaimed: 'Account of (name given by the seller)',
      utr: 'Bank reference (UTR)',
      reference: 'Payment reference',
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
    vouchTitle: `What ${BRAND.name} confirms`,
    service: ({ payer }: { payer: string }) => `${BRAND.name} is a service of ${payer}.`,
    vouch: ({ payer }: { payer: string }) =>
      `${payer} bought the USDT named here from this person and paid the rupees for them into this account.`,
    vouchClaimed: ({ payer }: { payer: string }) =>
      `${payer} bought the USDT named here from its customer and paid the rupees for them into this account. The name of the customer was not verified.`,
    books: `This page says what the books of ${BRAND.name} say at the moment it is opened:`,
    address: 'The page can be opened and checked at:',
    bankTitle: 'Questions from a bank',
    bank: 'Please write to us and name the reference of the payment.',
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
