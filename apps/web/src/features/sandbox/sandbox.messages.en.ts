import { commonMessages as common } from '@sarraf/forms/common.en';

/** English messages of the Sandbox phone. */
export const sandboxMessages = {
  name: 'Sandbox phone',
  note: 'Nothing here is real money.',
  open: 'Show messages',
  close: 'Hide',
  messagesFor: ({ mobile }: { mobile: string }) => `Messages to ${mobile}`,
  noNumber: 'Enter a mobile number; the messages sent to it appear here.',
  none: 'No messages yet.',
  failed: 'The messages could not be read. Trying again...',
  copy: common.copy,
  copyCode: ({ code }: { code: string }) => `Copy code ${code}`,
  copied: common.copied,
  copyFailed: common.copyFailed,
  deposit: {
    open: 'Pay the deposit',
    label: 'USDT to send',
    pay: 'Pay deposit',
    paying: 'Paying...',
    paid: ({ amount }: { amount: string }) => `${amount} USDT sent on the simulated chain.`,
    failed: 'The deposit could not be paid. Please try again.',
  },
};
