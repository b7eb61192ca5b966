import type { RefusalRule } from '../messenger.ts';

/** Rule for error codes of the WhatsApp Cloud API. */
export interface ErrorRule extends RefusalRule {
  /** Codes; a pair is a range, both ends included. */
  codes: readonly (number | readonly [from: number, to: number])[];
  /** What the code means, for the operator. */
  says: string;
}

const alarm = { refusal: 'configuration', retry: false, otherChannel: true } as const;
const account = { ...alarm, isAccount: true } as const;
const nextChannel = { refusal: 'recipient', retry: false, otherChannel: true } as const;

/**
 * What follows from an error of the WhatsApp Cloud API, by its code: never by its title or the HTTP status. `configuration` is an alarm for the
 * operator. A code (OTP) that met a limit is not sent again over the channel, see `message-rows.ts`.
 */
export const ERROR_RULES: readonly ErrorRule[] = [
  { codes: [0, 190], says: 'the access token is invalid or has expired', ...account },
  { codes: [3, 10, [200, 299]], says: 'a permission is missing', ...account },
  {
    codes: [1, 2, 131000, 131016, 131057, 133016],
    says: 'the service is down or the number is in maintenance',
    refusal: 'unavailable',
    retry: true,
    otherChannel: true,
  },
  {
    codes: [4, 80007, 130429],
    says: 'the limit of calls or messages is reached',
    refusal: 'rate',
    retry: true,
    otherChannel: true,
  },
  {
    codes: [131048, 131056],
    says: 'too many messages to this person, or too many of ours are reported as spam',
    refusal: 'rate',
    retry: true,
    otherChannel: false,
  },
  {
    codes: [100, 131008, 131009, 132000, 132012, 132018],
    says: 'a parameter is missing or wrong, or the template was changed',
    ...alarm,
  },
  {
    codes: [132001, 132005, 132007, 132015, 132016],
    says: 'the template does not exist in this language, is paused or disabled',
    ...alarm,
  },
  {
    codes: [131021, 131030],
    says: 'the recipient is the sender, or is not in the list of test numbers',
    refusal: 'recipient',
    retry: false,
    otherChannel: false,
  },
  { codes: [131026], says: 'the number is not on WhatsApp, or its client is too old', ...nextChannel },
  { codes: [131047], says: 'only templates may be sent after 24 hours', ...alarm },
  {
    codes: [131049, 131050],
    says: 'WhatsApp held the message back, or the person stopped such messages',
    ...nextChannel,
  },
  { codes: [131062], says: 'codes must go to a phone number', ...alarm },
  {
    codes: [131042, 131045, 131064, 130497, 368, 131031],
    says: 'the account is restricted, locked, or not paid',
    ...account,
  },
];

/** Rule of an error code; undefined for one that is not in the table. */
export const ruleOf = (code: number): ErrorRule | undefined =>
  ERROR_RULES.find(({ codes }) =>
    codes.some((each) => (typeof each === 'number' ? each === code : code >= each[0] && code <= each[1])),
  );

/** Rule for a refusal with an unknown code: the message was not sent, and the next channel may take it. */
export const UNKNOWN_CODE: RefusalRule & { says: string } = {
  ...alarm,
  says: 'an error code that is not in our table',
};
