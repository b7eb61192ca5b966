import { BRAND, OPERATOR } from '../../../shared/layout/brand.ts';
import { publicTextMessages } from '../../../shared/public-texts/public-texts.messages.en.ts';
import type { PublicText } from '../public-text.ts';

/** The Terms & Conditions in full (product.md S6). */
export const termsAndConditions: PublicText = {
  lead: `The agreement between you and ${OPERATOR}. It is meant to be read: short sentences, nothing hidden.`,
  dated: publicTextMessages.legalDate,
  sections: [
    {
      id: 'service',
      heading: '1. The service',
      body: [
        `${BRAND.name} buys USDT from verified users and pays Pakistani rupees into the account they choose. It is not a bank, a wallet or an exchange between users, and it gives no advice on whether to sell.`,
        'You may use it if you are of age, act for yourself, and have verified your identity.',
      ],
    },
    {
      id: 'account',
      heading: '2. Your account',
      body: [
        {
          points: [
            'One person, one account. Your details must be true and stay so.',
            'Whoever holds your phone and your codes can act for you. Keep both to yourself, and tell us at once when you lose them.',
            'We may close or suspend an account that is used against these terms or the law.',
          ],
        },
      ],
    },
    {
      id: 'price',
      heading: '3. Price and fee',
      body: [
        'The price depends on the quantity. Price, platform fee and the amount you receive are shown before you agree, and are fixed for the order when it is made.',
        'What your wallet or the network charges for sending is yours to pay.',
      ],
    },
    {
      id: 'orders',
      heading: '4. Transaction guidelines',
      body: [
        {
          points: [
            'Send the exact amount, on the network named in the order, to the address of the order, before its time runs out.',
            'You can have one order in progress. It can be cancelled as long as no deposit has been seen.',
            'A deposit counts once the network has confirmed it, with the time of the transfer on the blockchain.',
            'Too little: what has arrived when the time ends is sold at the price for that quantity.',
            'Too much, or too late: what was not sold is credited to your wallet balance.',
            'USDT sent on another network, or another coin sent to the address, does not reach us. We owe nothing for it.',
          ],
        },
      ],
    },
    {
      id: 'payment',
      heading: '5. Payment',
      body: [
        'After the confirmed deposit, funds should reflect within few minutes. Bank transfers may take up to 2 hours, and banks have hours and holidays of their own. Contact support if funds do not arrive within 24 hours.',
        'We pay into the account you chose. If your bank refuses the payment, the USDT is credited to your wallet balance.',
      ],
    },
    {
      id: 'duties',
      heading: '6. User responsibilities',
      body: [
        {
          points: [
            'Sell only USDT that is yours and comes from a lawful source.',
            'Add only payment accounts that are in your own name.',
            'Pay the taxes that selling brings with it where you live.',
            'Do not disturb the service, try to get round its limits, or use it under a false name.',
          ],
        },
      ],
    },
    {
      id: 'review',
      heading: '7. Checks',
      body: [
        'The law may oblige us to hold an order back, to ask you where USDT came from, or to report it. We will tell you as much as we are allowed to.',
      ],
    },
    {
      id: 'liability',
      heading: '8. Liability',
      body: [
        'We answer for what we do wrong on purpose or through carelessness. We do not answer for faults of networks, wallets and banks, for addresses or accounts that were given wrongly, or for profit you might have made at another price.',
      ],
    },
    {
      id: 'disputes',
      heading: '9. When we disagree',
      body: [
        'Write to support first, with the order ID; a person looks at it. These terms are under the law of Pakistan, and its courts decide what we cannot settle between us.',
      ],
    },
    {
      id: 'changes',
      heading: '10. Changes',
      body: [
        'New terms stand here with their date and apply to orders made after it. An order is always under the terms it was made with.',
      ],
    },
  ],
};
