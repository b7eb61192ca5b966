import { BRAND } from './brand.ts';
import { deskMessages } from './desk-messages.en.ts';
import { bankStatementMessages } from './bank-statement-messages.en.ts';
import { statusMessages } from './status-messages.en.ts';
import { identityMessages } from './identity-messages.en.ts';
import { proofMessages } from './proof-messages.en.ts';
import { plurals } from './plurals.ts';

/** Duration in words: `9 minutes`. */
interface Wait {
  wait: string;
}

interface Count {
  count: number;
}

const plural = plurals('en');
const invalidPhone = 'Phone number is not valid.';

/** English messages: every text of a reply that a person reads, and the texts of one-time codes. Every other language has the same keys. */
export const en = {
  ...deskMessages,
  ...bankStatementMessages,
  ...statusMessages,
  ...identityMessages,
  ...proofMessages,
  request: {
    invalid: 'The request is not valid',
    invalidField: ({ field }: { field: string }) => `${field} is not valid`,
    notJson: 'The request body is not JSON',
    wrongType: 'Send JSON, with the header Content-Type: application/json',
    tooLarge: 'The request is too large: at most 16 kB',
    notFound: 'Not found',
    fault: 'Something went wrong, please try again!',
    away: `${BRAND.name} cannot be reached right now. Nothing is lost: please try again in a moment.`,
    notReady: 'The service is not ready',
  },
  wait: {
    seconds: ({ count }: Count) => `${count} ${plural(count, { one: 'second', other: 'seconds' })}`,
    minutes: ({ count }: Count) => `${count} ${plural(count, { one: 'minute', other: 'minutes' })}`,
    hours: ({ count }: Count) => `${count} ${plural(count, { one: 'hour', other: 'hours' })}`,
  },
  access: {
    signIn: 'Please sign in again',
    verifyFirst: 'Please complete your verification first',
    forbidden: 'You may not do this',
    notSigned: 'The signature is not of this body',
    blocked: ({ support }: { support: string }) => `Your account cannot sell at the moment. Write to ${support}.`,
  },
  codes: {
    sent: 'Code sent on WhatsApp',
    sentBySms: 'Code sent by SMS',
    onItsWay: 'Your code is on its way. It may take a minute.',
    sentToRegistered: 'Code sent to the registered mobile',
    stillValid: 'The code sent a moment ago is still valid',
    resendTooSoon: ({ wait }: Wait) => `Please wait ${wait} before asking for another code.`,
    tooManyForNumber: ({ wait }: Wait) => `Too many codes were sent to this number. Please wait ${wait}.`,
    tooManyAskedFor: ({ wait }: Wait) => `Too many codes were asked for. Please wait ${wait}.`,
    tooManyWrongToday: ({ wait }: Wait) => `Too many wrong codes were entered. Please wait ${wait}.`,
    tooManyWrong: ({ wait }: Wait) => `Too many wrong codes. Please ask for a new code in ${wait}.`,
    wrong: 'Invalid OTP. Please try again.',
    loginText: ({ code, minutes }: { code: string; minutes: number }) =>
      `${code} is your ${BRAND.name} code. It works for ${minutes} minutes. Do not share it.`,
    kycText: ({ code, minutes }: { code: string; minutes: number }) =>
      `${code} is your Aadhaar verification code. It works for ${minutes} minutes.`,
  },
  login: {
    fields: { mobile: invalidPhone, otp: 'OTP must be 6 digits long.' },
    signedIn: 'Signed in',
  },
  secondFactor: {
    required: 'Confirm your second factor first',
    off: 'This server does not use a second factor',
    noAddress: 'Passkeys need the address of the app. The operator sets it as PUBLIC_URL.',
    noPasskey: 'You have no passkey yet',
    notAccepted: 'The passkey was not accepted. Please try again.',
    wrongCode: 'This recovery code is wrong or was used before',
    tooManyTries: ({ wait }: Wait) => `Too many tries. Please wait ${wait}.`,
    tooManyPasskeys: 'You can have at most 10 passkeys',
    lastPasskey: 'Your last passkey cannot be removed. Add another one first.',
    proven: 'Second factor confirmed',
    enrolled: 'Passkey added',
    reset: 'Second factor reset',
    notYourOwn: 'Another administrator must reset your second factor',
    nothingToReset: 'This user has no second factor',
    fields: {
      code: 'Enter a recovery code',
      name: 'Enter a name of at most 60 characters',
      credential: 'The passkey was not accepted. Please try again.',
    },
  },
  details: {
    fields: {
      fullName: { max_length: 'Full name is too long', other: 'Full name is required' },
      email: 'Enter a valid email address',
      birthdate: 'Enter a valid date of birth',
      pincode: 'Pincode must be 6 digits',
    },
    saved: 'Details saved',
    notifications: 'Message settings saved',
  },
  bank: {
    required: {
      name: 'Account holder name is required',
      phoneNumber: 'Phone number is required',
      accountNumber: 'Account number is required',
      nayapayId: 'NayaPay ID is required',
      iban: 'IBAN is required',
      bankName: 'Bank selection is required',
    },
    fields: {
      name: { max_length: 'Account holder name is too long', other: 'Account holder name is required' },
      method: 'Choose a payment method',
      phoneNumber: invalidPhone,
      accountNumber: 'Account number is not valid',
      nayapayId: 'NayaPay ID is not valid',
      iban: 'IBAN is not valid',
      bankName: 'Bank selection is not valid',
    },
    unknownBank: ({ banks }: { banks: string }) => `Choose one of ${banks}`,
    tooMany: ({ limit }: { limit: number }) => `You can save at most ${limit} accounts`,
    notFound: 'The bank does not know this account. Please check the number.',
    tooManyChanges: ({ wait }: { wait: string }) => `You have changed many accounts today. Try again in ${wait}.`,
    tooManyTitles: ({ wait }: { wait: string }) =>
      `You have added many accounts today, and the bank cannot be asked about more. Try again in ${wait}.`,
    noTitle: 'The bank did not say in whose name this account is. Please try again in a few minutes.',
    otherTitle: ({ title, name }: { title: string; name: string }) =>
      `At the bank this account is in the name of ${title}. Your verified name is ${name}. Use an account in your own name.`,
    otherName: ({ name }: { name: string }) =>
      `This is not your verified name, ${name}. Use an account in your own name.`,
    inUse: 'An order is still to be paid to this account. You can delete it once that order is finished.',
    added: 'Payout account added',
    changed: 'Account saved',
    removed: 'Account deleted',
    madeDefault: 'Default account saved',
  },
  sell: {
    aboveMax: ({ max }: { max: number }) => `Maximum amount is ${max} USDT`,
    belowMin: ({ min }: { min: number }) => `Minimum amount is ${min} USDT`,
    fields: {
      amount: 'Enter the amount to sell',
      networkId: 'Select a network',
      bankAccountId: 'Select a bank account',
    },
    invalidKey: ({ header }: { header: string }) => `${header} must be a UUID`,
    tooManyDecimals: 'Amount can have at most 6 decimals',
    unknownNetwork: 'This network is not offered',
    belowNetworkMin: ({ network, min }: { network: string; min: string }) => `${network} takes at least ${min} USDT`,
    aboveNetworkMax: ({ network, max }: { network: string; max: string }) => `${network} takes at most ${max} USDT`,
    noAddress: ({ network }: { network: string }) => `Deposits over ${network} are not set up yet`,
    unknownAccount: 'This payment account was not found',
    /** Names of accounts whose method is not a brand, in the two sentences below. */
    methods: { bank: 'A bank account', others: 'This account' },
    aboveTransfer: ({ name, max }: { name: string; max: string }) =>
      `${name} carries at most Rs. ${max} in one transfer. Choose another account or sell less.`,
    accountAboveTransfer: ({ name, max }: { name: string; max: string }) =>
      `${name} carries at most Rs. ${max} in one transfer. Choose another account.`,
    noPrice: 'No price is set for this amount at the moment',
    keyReused: 'This request was already used for another order',
    pendingOrder: 'You already have an order in progress',
    noNetwork: 'A sale from the wallet has no network',
    paused: ({ reason }: { reason: string }) => `Sales are paused at the moment. ${reason}`,
    tooLittle: 'This is less than can be paid out',
    aboveDaily: ({ left }: { left: string }) => `This is above your limit of a day. Left for today: Rs. ${left}`,
    aboveMonthly: ({ left }: { left: string }) =>
      `This is above your limit of a month. Left for this month: Rs. ${left}`,
    created: 'Order created',
    cancelled: 'Order cancelled',
    paidAlready: 'A deposit has arrived, so this order can no longer be cancelled',
    tooLateToCancel: 'This order can no longer be cancelled',
  },
  wallet: {
    requested: 'Withdrawal requested',
    amount: 'Enter an amount above 0, with at most 6 decimals',
    wrongAddress: 'This is not an address of this network',
    unspendable: 'USDT sent to this address are lost: nobody can spend them. Enter an address of your own wallet',
    ownAddress: 'This is a deposit address of ours. Enter an address of your own wallet',
    fields: {
      networkId: 'Select a network',
      address: 'Enter the address of your wallet',
      amount: 'Enter the amount to send',
    },
    tooLittle: ({ balance }: { balance: string }) => `Your wallet has ${balance} USDT`,
  },
  history: {
    fields: {
      page: 'page is a number from 1',
      limit: 'limit is a number from 1 to 100',
      status: 'status is not valid',
      from: 'Enter a day such as 2026-06-30',
      to: 'Enter a day such as 2026-06-30',
      search: 'Search for at most 100 characters',
    },
    reversed: 'The last day is before the first one',
    tooLong: ({ max }: { max: number }) => `A statement has at most ${max} days`,
  },
  settings: {
    fields: { value: 'The value is not valid', version: 'The version is a whole number' },
    changedMeanwhile: 'Somebody else changed this setting. Look at the newer value first.',
    saved: 'Setting saved',
    pauseAfterRestore: 'We are comparing our records with the bank’s. Your money is safe.',
    numberBetween: ({ min, max }: { min: number; max: number }) => `Enter a number from ${min} to ${max}`,
    wholeNumber: 'Enter a whole number',
    mostDecimals: ({ places }: { places: number }) => `Use at most ${places} decimals`,
    noRanges: 'Give at least one price range',
    noNetworks: 'Give at least one network',
    networkId: 'A network id is lower-case letters, digits, - and _',
    networkName: 'A network needs a name',
    networkLimits: 'The smallest amount is above the largest',
    networkLogo: 'A logo is a path such as /networks/trc20.svg or a data: picture',
    sameNetwork: 'Two networks have the same id',
    pauseReason: 'Give the reason in English and in Urdu, each with at most 300 characters',
    columns: {
      heading: 'A heading has at most 80 characters',
      date: 'Name the column with the date',
      reference: 'Name the column with the reference',
      amounts: 'Name the columns for debit and credit, or one column for the amount',
      'amounts-twice': 'Name either debit and credit, or one amount',
      direction: 'A column for the direction belongs to one amount, not to debit and credit',
      'same-heading': 'Two columns have the same heading',
    },
    descriptions: {
      statement_columns: "Columns of the payout bank's statement",
      sales_paused: 'While it is on, no new order can be made. Open orders still count when they are paid.',
      payouts_paused: 'While it is on, no payout begins. Payouts that were sent are followed to their end.',
      price_ranges: 'Price of one USDT by quantity',
      networks: 'Networks a deposit may come over',
      platform_fee: 'Share of each sale that the platform keeps',
      platform_fee_discount: 'Deducted from the platform fee',
      min_quantity: 'Smallest amount a seller can sell',
      min_deposit: 'Smallest transfer that counts as a deposit',
      title_check:
        'What happens when an account has another name than its owner: 0 nothing, 1 a warning, 2 it is refused',
      approve_above: 'Payouts and refunds above this amount need two administrators; 0 turns it off',
      daily_limit: 'Most a seller can sell in a day; 0 means no limit',
      monthly_limit: 'Most a seller can sell in a calendar month; 0 means no limit',
      transaction_exp_time: 'How long an order waits for its deposit',
      otp_resend_seconds: 'Wait before another code can be requested',
      max_per_transfer_nayapay: 'Most that one transfer to a NayaPay account can carry; 0 means no limit',
      max_per_transfer_sadapay: 'Most that one transfer to a SadaPay account can carry; 0 means no limit',
      max_per_transfer_easypaisa: 'Most that one transfer to an Easypaisa account can carry; 0 means no limit',
      max_per_transfer_raast: 'Most that one transfer to a Raast ID or IBAN can carry; 0 means no limit',
      max_per_transfer_bank: 'Most that one transfer to a bank account can carry; 0 means no limit',
      max_per_transfer_others: 'Most that one transfer to any other account can carry; 0 means no limit',
    },
  },
  audit: { fields: { before: 'before is the id of an entry', limit: 'limit is a number from 1 to 50' } },
  stats: {
    fields: { dateFilter: 'dateFilter is all, week, month or year', search: 'Search for at most 100 characters' },
  },
  sandbox: {
    fields: {
      mobile: invalidPhone,
      amount: 'Enter an amount up to 1000000 USDT, with at most 6 decimals',
      networkId: 'This network is not simulated: pay from a wallet',
      token: 'Enter the symbol of a token',
      times: 'Enter a whole number from 1 to 20',
      units: 'Enter a whole number of base units',
    },
  },
  providers: {
    noMessenger: 'Codes cannot be sent at the moment. Please try again later.',
    noIdentity: 'Identity verification is not available at the moment.',
    noChain: 'No chain is connected.',
  },
};

/** Messages of one language, with the keys and values of the English ones. */
export type Messages = typeof en;
