import { BRAND } from '../../../shared/layout/brand.ts';
import type { PublicText } from '../public-text.ts';

/** The FAQs (product.md S6), including the claims of product.md R40. */
export const faqs: PublicText = {
  lead: 'What sellers ask us most, answered in the order in which a sale goes.',
  sections: [
    {
      id: 'before',
      heading: 'Before you sell',
      body: [
        {
          questions: [
            [
              `What does ${BRAND.name} do?`,
              'You send USDT to an address made for your order, and we pay Pakistani rupees into your bank or wallet account. Over 10,000 satisfied customers have done so.',
            ],
            [
              'What does it cost?',
              'A platform fee, shown on the slip before you agree. If you have a discount, the usual fee stands struck through beside yours. What your wallet charges for sending is not part of it.',
            ],
            [
              'Which price do I get?',
              'The price depends on the quantity: larger amounts get a better one. The price of your order is fixed when you press “Sell Now”. If it has changed since you typed the amount, we show both and ask.',
            ],
            [
              'How little and how much can I sell?',
              'The limits for you stand under the amount. Each network has limits of its own, shown beside its name. 1,00,000 USDT is the most for one order.',
            ],
            [
              'Why do you verify my identity?',
              'Because we move money. Verification keeps accounts from being opened in somebody else’s name. You do it once.',
            ],
          ],
        },
      ],
    },
    {
      id: 'code',
      heading: 'Logging in',
      body: [
        {
          questions: [
            [
              'The code does not arrive.',
              'Check that WhatsApp runs on the number you typed and has a connection. After 20 seconds the page may offer to send the same code by SMS. When the countdown has ended, ask for a new code; the old one then no longer works.',
            ],
            [
              'I was logged out.',
              'A login ends after a while, or when you log out in another tab. Log in again: you come back to the page you were on, and an order in progress is still there.',
            ],
          ],
        },
      ],
    },
    {
      id: 'sending',
      heading: 'Sending the USDT',
      body: [
        {
          questions: [
            [
              'I sent on the wrong network.',
              'USDT sent on another network than the one named on the slip does not reach us and is usually lost. Write to support with the order ID and the transaction hash; we will tell you honestly whether anything can be done.',
            ],
            [
              'I sent too little.',
              'Send the rest to the same address before the time runs out. After that we sell what arrived, at the price for that quantity.',
            ],
            ['I sent too much.', 'The order is paid out as agreed, and the rest is credited to your wallet balance.'],
            [
              'The time ran out, but I had already sent.',
              'What counts is the time of your transfer on the blockchain. If it was in time, the order is completed. If it came later, the USDT is credited to your wallet balance. Nothing you sent to your address is forgotten.',
            ],
            ['Can I cancel?', 'Yes, as long as no deposit has been seen. If you have already sent, do not cancel.'],
            [
              'May I close the page?',
              'Yes. The order goes on without it. Come back on any device: you find the same address and the time that is left.',
            ],
          ],
        },
      ],
    },
    {
      id: 'rupees',
      heading: 'Receiving the rupees',
      body: [
        {
          questions: [
            [
              'How long does it take?',
              'Funds should reflect within few minutes of the confirmed deposit. Bank transfers may take up to 2 hours.',
            ],
            [
              'The rupees are still not there.',
              'First check the account named on the slip and its UTR number with your bank. Contact support if funds do not arrive within 24 hours, with the order ID.',
            ],
            [
              'What is the UTR number?',
              'The number under which the bank made the transfer. With it your bank finds the payment.',
            ],
            [
              'What is the wallet balance?',
              'USDT of yours that was not sold: what came too late or was too much. It is shown on your profile. Write to support to have it sold or sent back.',
            ],
          ],
        },
      ],
    },
  ],
};
