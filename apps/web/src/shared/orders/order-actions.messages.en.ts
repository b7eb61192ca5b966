import { commonMessages as common } from '@sarraf/forms/common.en';

/** Messages of what can be done about an order wherever it is shown. */
export const orderActionsMessages = {
  help: {
    support: common.support,
    ask: 'Help with this order',
    email: 'E-mail',
    opensWhatsApp: common.opensWhatsApp,
    subject: common.supportText,
    text: ({ orderId, state }: { orderId: string; state: string }) =>
      `Hello, I need help with this order.\nOrder ID: ${orderId}\nState: ${state}`,
    /** States of an order in the message to support. */
    states: {
      sending: 'waiting for my USDT',
      vanished: 'my transfer is no longer on the network',
      'paid-short': 'too little has arrived',
      confirming: 'my USDT are being confirmed',
      'in-review': 'in review',
      'being-paid': 'waiting for the rupees',
      'payout-refused': 'the bank refused the account',
      'payout-returned': 'the bank sent the rupees back',
      paid: 'paid',
      'late-transfer': 'my USDT arrived after the order had ended',
      'timed-out': 'timed out',
      cancelled: 'cancelled',
      failed: 'failed',
      credited: 'credited to the wallet',
      unknown: 'not known yet',
    },
    /** Links to the FAQs, by their anchors. */
    faqs: {
      'wrong-network': 'Sent on the wrong network?',
      'transfer-gone': 'Where is my transfer?',
      'paid-short': 'Sent too little?',
      'how-long': 'How long does this take?',
      'in-review': 'Why is my order being checked?',
      'payout-refused': 'Why did the bank refuse?',
      'payout-returned': 'Why did the rupees come back?',
      'not-arrived': 'Rupees not there yet?',
      'late-transfer': 'Sent after the time ran out?',
      'timed-out': 'What happens after the time?',
      cancel: 'When can an order be cancelled?',
      'wallet-balance': 'What is the wallet balance for?',
    },
  },
};
