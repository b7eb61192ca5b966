import { commonMessages as common } from '@sarraf/forms/common.en';
import { BRAND } from '../../shared/layout/brand.ts';

/** Messages of the second factor (product.md S18). */
export const secondFactorMessages = {
  waiting: 'Waiting for your device...',
  failures: {
    cancelled: 'The request was cancelled or took too long. Please try again.',
    known: 'This device already has one of your passkeys.',
    failed: 'Your device could not do this. Try again, or use another browser.',
    server: 'This did not work. Please try again.',
  },
  unsupported: {
    title: 'This browser cannot use passkeys',
    message: 'Open this page in a current version of Chrome, Edge, Safari or Firefox, on a device with a screen lock.',
  },
  enrol: {
    title: 'Protect the desk with a passkey',
    lead: 'Administrators move money. A code on WhatsApp is not enough for that: you also need a passkey, which opens with your fingerprint, face or screen lock.',
    facts: {
      device: { title: 'Stays with you', text: 'Nothing to remember, and nothing you could read out to a caller.' },
      site: { title: 'Only works here', text: 'A copy of this page cannot steal it.' },
      codes: { title: 'Not lost with the device', text: 'Next you get ten recovery codes.' },
    },
    submit: 'Create a passkey',
  },
  codes: {
    title: 'Keep your recovery codes',
    lead: 'Each code lets you in once, without your passkey. Keep them where your device is not: on paper, or in a password manager.',
    once: 'These codes are shown only now.',
    list: 'Recovery codes',
    copy: 'Copy all',
    copied: common.copied,
    copyFailed: common.copyFailed,
    download: 'Download',
    kept: 'I have kept them',
    fileTitle: `${BRAND.name} recovery codes`,
    fileNote: 'Each code works once.',
  },
  prove: {
    title: 'Confirm that it is you',
    lead: 'The desk, the settings and the statistics open with your passkey.',
    submit: 'Use my passkey',
    recovery: 'Use a recovery code',
    lost: 'Lost your device and your codes? Another administrator can reset your second factor.',
  },
  recovery: { title: 'Use a recovery code', lead: 'Each of your ten codes lets you in once.' },
  codesLeft: ({ n }: { n: number }) => (n === 1 ? '1 recovery code left' : `${n} recovery codes left`),
  own: {
    title: 'Your second factor',
    description: 'Passkeys and recovery codes for your own sign-in.',
    loading: 'Loading your passkeys…',
    failed: 'Your passkeys could not be loaded.',
    retry: common.tryAgain,
    unnamed: 'Passkey',
    added: 'Enrolled',
    lastUsed: 'Last used',
    neverUsed: 'Not used yet',
    add: 'Add a passkey',
    remove: 'Remove',
    removeName: ({ name }: { name: string }) => `Remove passkey ${name}`,
    ask: {
      removeTitle: 'Remove this passkey?',
      removeMessage: 'It no longer lets you in, and you are signed out of the desk in other browsers.',
      renewTitle: 'Make new recovery codes?',
      renewMessage: 'Your old codes stop working.',
      cancel: common.cancel,
    },
    renew: 'New recovery codes',
    fewCodes: 'You have few recovery codes left. Make new ones.',
  },
};
