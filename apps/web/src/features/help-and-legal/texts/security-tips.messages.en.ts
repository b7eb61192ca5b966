import { BRAND } from '../../../shared/layout/brand.ts';
import type { PublicText } from '../public-text.ts';

/** The Security Tips (product.md S6). */
export const securityTips: PublicText = {
  lead: 'A transfer on the blockchain cannot be called back. Half a minute of care before you send is worth more than any support afterwards.',
  sections: [
    {
      id: 'code',
      heading: 'Your code is yours alone',
      body: [
        {
          points: [
            'Never tell anybody a one-time code: not on the phone, not in a chat, not to somebody who says they are from support. We never ask for it.',
            'A code you did not ask for means that somebody typed your number. Do nothing with it.',
            'Lock your phone, and switch on two-step verification in WhatsApp, so that nobody can take over your number there.',
          ],
        },
      ],
    },
    {
      id: 'address',
      heading: 'Check the address and the network',
      body: [
        {
          points: [
            'Copy the address or scan the QR code; never type it. Then compare the first and the last characters with what your wallet shows: there are programs that exchange a copied address for another.',
            'The network in your wallet must be the one named beside the address. USDT sent on another network is lost.',
            'Take the address from the order itself, every time. An address is made for one order; one from an old chat or a screenshot may no longer be watched.',
          ],
        },
      ],
    },
    {
      id: 'account',
      heading: 'Your own account only',
      body: [
        {
          points: [
            'Add only payment accounts that are in your name. Selling for somebody else makes you answerable for where their USDT came from.',
            'Look at the holder’s name and the last digits before you press “Sell Now”.',
          ],
        },
      ],
    },
    {
      id: 'fakes',
      heading: `Is it really ${BRAND.name}?`,
      body: [
        {
          points: [
            'Open the site from your own bookmark, not from a link in a message or an advertisement.',
            'Support answers at the e-mail address and the WhatsApp number named under Help & Support. Any other number is not ours.',
            'We never ask for your wallet’s recovery words, for remote control of your phone, or for USDT “to unlock” a payment.',
          ],
        },
      ],
    },
    {
      id: 'device',
      heading: 'On a shared device',
      body: [
        {
          points: [
            'Log out when you are done; other tabs follow at once.',
            'The browser keeps your login and your choices of language and look, nothing else about you. On a borrowed device use a private window.',
          ],
        },
      ],
    },
    {
      id: 'wrong',
      heading: 'When something is wrong',
      body: [
        'Write to support at once, at any hour, with the order ID. The sooner we know, the more can be done. If your phone was stolen, call your network operator first, so that no code can be read on it.',
      ],
    },
  ],
};
