import { commonMessages as common } from '@sarraf/forms/common.en';
import { BRAND } from '../../shared/layout/brand.ts';
import type { PublicTextId } from '../../shared/public-texts/public-texts.ts';
import { publicTextMessages } from '../../shared/public-texts/public-texts.messages.en.ts';

/** Section of a summary. */
export interface TextSection {
  heading: string;
  points: readonly string[];
  /** Link to the full text. */
  more?: { page: PublicTextId; label: string };
}

const support = {
  title: common.help,
  description: 'We are here 24/7. Tell us your order ID when your question is about an order.',
  whatsApp: 'Chat on WhatsApp',
  email: 'Write an e-mail',
  newTab: publicTextMessages.newTab,
  sections: [
    {
      heading: publicTextMessages.titles.faqs,
      points: [
        'How long does it take? Funds should reflect within few minutes. Bank transfers may take up to 2 hours.',
        'The rupees are not there after 24 hours? Contact support with the order ID; every deposit is recorded.',
        'Sent after the time ran out? A transfer already sent is still tracked. Contact support with the order ID.',
      ],
      more: { page: 'faqs', label: 'All FAQs' },
    },
    {
      heading: publicTextMessages.titles.guide,
      points: [
        'Enter how much USDT you want to sell and choose the account that should receive the rupees.',
        'Choose a network. Your wallet must send on exactly that network.',
        'Send the exact amount to the address shown before the time runs out. The page shows every step from there.',
      ],
      more: { page: 'guide', label: 'The whole User Guide' },
    },
    {
      heading: publicTextMessages.titles.security,
      points: [
        'Never share your one-time password. Nobody from support will ask for it.',
        'Compare the first and last characters of the deposit address with what your wallet shows.',
        'USDT sent on another network is lost. Check the network twice.',
      ],
      more: { page: 'security', label: 'All Security Tips' },
    },
  ] satisfies TextSection[],
};

const privacy = {
  title: publicTextMessages.titles.privacy,
  full: 'Read the full Privacy Policy',
  description: `Summary, dated ${publicTextMessages.legalDate}`,
  sections: [
    {
      heading: 'Data collection',
      points: [
        'Your mobile number, your name and, if you give them, your e-mail address, date of birth and postal code.',
        'Your identity is verified once with your Aadhaar number and a one-time password.',
        'The payment accounts you add and the orders you make.',
      ],
    },
    {
      heading: 'Data usage',
      points: [
        'To log you in, to verify your identity, to pay your rupees into the account you chose, and to answer you.',
        'Administrators see the name and mobile number of the seller beside an order.',
      ],
    },
    {
      heading: 'Data security',
      points: [
        'The browser keeps only your login and your choice of theme.',
        'Account numbers are shown with their last four characters only.',
      ],
    },
  ],
};

const terms = {
  title: publicTextMessages.titles.terms,
  full: 'Read the full Terms & Conditions',
  description: `Summary, dated ${publicTextMessages.legalDate}`,
  sections: [
    {
      heading: 'Service terms',
      points: [
        `${BRAND.name} buys USDT from verified users and pays Pakistani rupees into the account they choose.`,
        'The price depends on the quantity. Price, fee and the amount you receive are shown before you confirm.',
      ],
    },
    {
      heading: 'Transaction guidelines',
      points: [
        'Send the exact amount, on the network you chose, before the time shown runs out.',
        'An order can be cancelled while no deposit has been seen.',
        'Funds should reflect within few minutes. Bank transfers may take up to 2 hours.',
      ],
    },
    {
      heading: 'User responsibilities',
      points: [
        'Give correct details, and only payment accounts that are your own.',
        'Keep your phone and your one-time passwords to yourself.',
        common.contactSupport,
      ],
    },
  ],
};

/** Messages of the frame around the public texts. */
const publicText = {
  back: `Go to ${BRAND.name}`,
  darkTheme: common.darkTheme,
  contents: 'On this page',
  more: 'Help and legal',
  ask: 'Ask a person, 24/7',
  dated: ({ date }: { date: string }) => `Dated ${date}`,
};

/** Messages of the three dialogs (product.md S6) and of the frame around the public texts. */
export const helpAndLegalMessages = { support, privacy, terms, publicText, close: common.close };
