import { commonMessages as common } from '@sarraf/forms/common.en';

/** Messages of the dialog with the link to a proof of payment (product.md R56). */
export const proofMessages = {
  open: 'Proof of payment',
  title: 'Proof of payment',
  description: 'A page for your bank. It says who paid you, how much and for what, and opens without a login.',
  close: common.close,
  making: 'Making the link…',
  failed: { title: 'The link could not be made. Please try again.', retry: common.tryAgain },
  link: 'Link for your bank',
  validUntil: ({ date }: { date: string }) =>
    `Whoever has this link can read the page, until ${date}. Give it to your bank only.`,
  share: 'Share link',
  shareFailed: 'The link could not be shared. Copy it instead.',
  copy: common.copy,
  copyLink: 'Copy link',
  copied: common.copied,
  copyFailed: common.copyFailed,
  whatsApp: 'WhatsApp',
  opensWhatsApp: common.opensWhatsApp,
  whatsAppText: ({ brand, url }: { brand: string; url: string }) =>
    `This page of ${brand} shows where my money came from: ${url}`,
  view: 'View page',
  revoke: 'Turn off the link',
  confirmRevoke: {
    title: 'Turn off this link?',
    message: 'Whoever has it can no longer open the page, your bank included. You can make a new link at any time.',
    yes: 'Turn off',
    no: 'Keep it',
    busy: 'Turning off…',
    failed: 'The link could not be turned off. Please try again.',
  },
  revoked: {
    title: 'The link is off',
    detail: 'Nobody can open the page with it any more.',
    again: 'Make a new link',
  },
  returned: {
    title: 'There is no proof of this payment',
    detail:
      'The bank returned these rupees, and the link no longer works. You can make a new one once they are paid again.',
  },
};
