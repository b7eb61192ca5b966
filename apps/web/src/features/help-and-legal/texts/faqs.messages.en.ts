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
            {
              id: 'what-it-does',
              question: `What does ${BRAND.name} do?`,
              answer:
                'You send USDT to an address made for your order, and we pay Pakistani rupees into your bank or wallet account. Over 10,000 satisfied customers have done so.',
            },
            {
              id: 'fee',
              question: 'What does it cost?',
              answer:
                'A platform fee, shown on the slip before you agree. If you have a discount, the usual fee stands struck through beside yours. What your wallet charges for sending is not part of it.',
            },
            {
              id: 'price',
              question: 'Which price do I get?',
              answer:
                'The price depends on the quantity: larger amounts get a better one. The price of your order is fixed when you press “Sell Now”. If it has changed since you typed the amount, we show both and ask.',
            },
            {
              id: 'limits',
              question: 'How little and how much can I sell?',
              answer:
                'The limits for you stand under the amount. Each network has limits of its own, shown beside its name. 1,00,000 USDT is the most for one order.',
            },
            {
              id: 'identity',
              question: 'Why do you verify my identity?',
              answer:
                'Because we move money. Verification keeps accounts from being opened in somebody else’s name. You do it once.',
            },
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
            {
              id: 'code-missing',
              question: 'The code does not arrive.',
              answer:
                'Check that WhatsApp runs on the number you typed and has a connection. After 20 seconds the page may offer to send the same code by SMS. When the countdown has ended, ask for a new code; the old one then no longer works.',
            },
            {
              id: 'logged-out',
              question: 'I was logged out.',
              answer:
                'A login ends after a while, or when you log out in another tab. Log in again: you come back to the page you were on, and an order in progress is still there.',
            },
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
            {
              id: 'wrong-network',
              question: 'I sent on the wrong network.',
              answer:
                'Write to support with the order ID and the transaction hash. USDT sent to your deposit address on another network of our list is seen by us: it is no part of the order, and support credits it to your wallet balance. On a network that is not in our list it does not reach us and is usually lost; we will tell you honestly whether anything can be done.',
            },
            {
              id: 'paid-short',
              question: 'I sent too little.',
              answer:
                'Send the rest to the same address before the time runs out. After that we sell what arrived, at the price for that quantity.',
            },
            {
              id: 'paid-too-much',
              question: 'I sent too much.',
              answer: 'The order is paid out as agreed, and the rest is credited to your wallet balance.',
            },
            {
              id: 'late-transfer',
              question: 'The time ran out, but I had already sent.',
              answer:
                'What counts is the time of your transfer on the blockchain. If it was in time, the order is completed. If it came later, the USDT is credited to your wallet balance. Nothing you sent to your address is forgotten.',
            },
            {
              id: 'transfer-gone',
              question: 'My transfer disappeared.',
              answer:
                'Rarely a network takes a transfer out again before it counts. Look into your wallet: if it shows as sent, wait, and do not send again. If the transfer is back before the time of your order runs out, it counts; later, the USDT are credited to your wallet balance. If it failed, the USDT never left your wallet, and you can send again while there is time.',
            },
            {
              id: 'timed-out',
              question: 'My order ended before I sent anything.',
              answer:
                'Nothing is lost. Do not send to the old address any more: start a new order, which has its own price and time. If you send all the same, the USDT are credited to your wallet balance.',
            },
            {
              id: 'cancel',
              question: 'Can I cancel?',
              answer: 'Yes, as long as no deposit has been seen. If you have already sent, do not cancel.',
            },
            {
              id: 'close-page',
              question: 'May I close the page?',
              answer:
                'Yes. The order goes on without it. Come back on any device: you find the same address and the time that is left.',
            },
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
            {
              id: 'how-long',
              question: 'How long does it take?',
              answer:
                'Funds should reflect within few minutes of the confirmed deposit. Bank transfers may take up to 2 hours.',
            },
            {
              id: 'in-review',
              question: 'My order is being looked at.',
              answer:
                'Some orders are checked by a person before the rupees are sent. Your USDT are safe, the order’s time does not run on, and there is nothing for you to do. If we need something from you, we write to you. We never ask for a code or a password.',
            },
            {
              id: 'payout-refused',
              question: 'The bank refused my account.',
              answer:
                'The number may be wrong, or the account closed, full or blocked. Your USDT are safe and nothing was paid. Choose another account on the page of the order: the same order is paid there, once.',
            },
            {
              id: 'payout-returned',
              question: 'The bank sent my rupees back.',
              answer:
                'A bank can return a payment days later, for example because the account is closed or its name differs. The rupees are still yours. Open the order and choose another account, and they are paid there, once; or ask support for the USDT back in your wallet.',
            },
            {
              id: 'not-arrived',
              question: 'The rupees are still not there.',
              answer:
                'First check the account named on the slip and its UTR number with your bank. Contact support if funds do not arrive within 24 hours, with the order ID.',
            },
            {
              id: 'utr',
              question: 'What is the UTR number?',
              answer: 'The number under which the bank made the transfer. With it your bank finds the payment.',
            },
            {
              id: 'wallet-balance',
              question: 'What is the wallet balance?',
              answer:
                'USDT of yours that was not sold: what came too late, was too much, or was put back because the rupees could not be paid. It is shown on your profile. You can sell it in step 1 of a sale, or withdraw it to your own wallet on your profile.',
            },
          ],
        },
      ],
    },
  ],
};
