import { BRAND, OPERATOR } from '../../../shared/layout/brand.ts';
import { publicTextMessages } from '../../../shared/public-texts/public-texts.messages.en.ts';
import type { PublicText } from '../public-text.ts';

/** The Privacy Policy in full (product.md S6). */
export const privacyPolicy: PublicText = {
  lead: `What ${OPERATOR} knows about you, why, who else sees it, and what you can ask of us.`,
  dated: publicTextMessages.legalDate,
  sections: [
    {
      id: 'collection',
      heading: '1. What we collect',
      body: [
        {
          points: [
            'Your mobile number, which is your login.',
            'Your full name and, if you choose to give them, your e-mail address, date of birth and postal code.',
            'For the identity check: your Aadhaar number. We keep a scrambled form of it and its last four digits, not the number itself.',
            'The payment accounts you add: holder’s name, account or wallet number, IBAN, bank.',
            'Your orders: amounts, prices, fees, deposit addresses, transactions on the blockchain, transfers to your account.',
            'Technical records of our servers, such as the time of a call and the network address it came from, to keep the service safe.',
          ],
        },
      ],
    },
    {
      id: 'usage',
      heading: '2. What we use it for',
      body: [
        {
          points: [
            'To log you in and to know that it is you.',
            'To buy your USDT and to pay your rupees into the account you chose.',
            'To answer you when you write to support.',
            'To prevent fraud, and to meet the duties the law gives to those who move money.',
          ],
        },
        'We do not sell your data, and we do not use it for the advertising of others.',
      ],
    },
    {
      id: 'browser',
      heading: '3. What stays in your browser',
      body: [
        'Your login and your choices of language and look. Logging out removes the login. We set no cookies of our own.',
        'If a page-view counter is in use, it learns the path of the page you opened and nothing else about you, and it is never loaded on the pages where you give your details or verify your identity.',
      ],
    },
    {
      id: 'sharing',
      heading: '4. Who else sees it',
      body: [
        {
          points: [
            'The service that verifies identities, the one that delivers messages over WhatsApp or SMS, and the bank or wallet that makes the transfer: each only what its task needs.',
            `Administrators of ${BRAND.name} see your name and mobile number beside your orders.`,
            'Other users who open your profile see your name, photo, badges, the number of your sales and their success rate. They never see your number, your accounts or your amounts.',
            'Authorities, where the law obliges us.',
          ],
        },
        'Transactions on a blockchain are public by nature. Anybody can see them there, though not your name.',
      ],
    },
    {
      id: 'security',
      heading: '5. How we protect it',
      body: [
        {
          points: [
            'Every connection is encrypted.',
            'One-time codes live for minutes, work once, and are kept only in a scrambled form.',
            'Account numbers are shown with their last four characters only.',
            'Only people who need your data for their work can reach it.',
          ],
        },
      ],
    },
    {
      id: 'retention',
      heading: '6. How long we keep it',
      body: [
        'Your details for as long as you have an account. Records of orders and payments for as long as the law requires them, also after that. Codes and technical records only for as long as they are needed.',
      ],
    },
    {
      id: 'rights',
      heading: '7. What you can ask of us',
      body: [
        'You can ask what we hold about you, have mistakes corrected, and have your account deleted. Orders that the law makes us keep remain, cut off from everything else. Write to support; we may ask for a code to know that it is you.',
      ],
    },
    {
      id: 'changes',
      heading: '8. Changes',
      body: ['When this policy changes, the new text stands here with its date.'],
    },
  ],
};
