import type { BankAccount, ProfileStats, ProfileUser, User } from '../contract.ts';

/** A verified seller, with what the test cares about changed. */
export const makeUser = (changes: Partial<User> = {}): User => ({
  _id: '665f1b2c9d3e4a0012ab0001',
  name: 'Ayesha Siddiqui',
  mobile: '+923001234567',
  email: 'ayesha.siddiqui@example.com',
  birthdate: '1994-08-14',
  pincode: '540000',
  photo: null,
  isAdmin: false,
  isKycVerified: true,
  isVerified: true,
  signupJourney: 2,
  wallet_balance: 12.5,
  platform_fee: 0.01,
  platform_fee_discount: 0,
  min_quantity: 100,
  transaction_exp_time: 1_200_000,
  ...changes,
});

/** One person of each kind the guards know. */
export const users = {
  /** Verified, has sold before. */
  seller: makeUser(),
  /** Verified, with a discount on the fee. */
  discounted: makeUser({
    _id: '665f1b2c9d3e4a0012ab0002',
    name: 'Bilal Ahmed',
    mobile: '+923214567890',
    email: 'bilal.ahmed@example.com',
    platform_fee_discount: 0.0025,
    wallet_balance: 0,
  }),
  /** Signed in for the first time: basic details come next. */
  newcomer: makeUser({
    _id: '665f1b2c9d3e4a0012ab0003',
    name: null,
    mobile: '+923335550147',
    email: null,
    birthdate: null,
    pincode: null,
    isKycVerified: false,
    isVerified: false,
    signupJourney: 0,
    wallet_balance: 0,
  }),
  /** Details saved: identity verification comes next. */
  unverified: makeUser({
    _id: '665f1b2c9d3e4a0012ab0004',
    name: 'Muhammad Usman Khan',
    mobile: '+923451112223',
    email: null,
    isKycVerified: false,
    isVerified: false,
    signupJourney: 1,
    wallet_balance: 0,
  }),
  /** Sees statistics and settings, and everybody's history. */
  admin: makeUser({
    _id: '665f1b2c9d3e4a0012ab0005',
    name: 'Fatima Noor',
    mobile: '+923009876543',
    email: 'fatima.noor@example.com',
    isAdmin: true,
    wallet_balance: 0,
  }),
} satisfies Record<string, User>;

/** A NayaPay wallet, with what the test cares about changed. */
export const makeBankAccount = (changes: Partial<BankAccount> = {}): BankAccount => ({
  _id: '665f1b2c9d3e4a0012ab0101',
  name: 'Ayesha Siddiqui',
  method: 'nayapay',
  nayapayId: 'ayesha.siddiqui@nayapay',
  phoneNumber: '03001234567',
  ...changes,
});

const holder = { name: 'Ayesha Siddiqui' };

/** One payment account a method; the IBANs pass the mod-97 check. */
export const bankAccounts = {
  nayapay: makeBankAccount(),
  meezan: {
    ...holder,
    _id: '665f1b2c9d3e4a0012ab0102',
    method: 'bank',
    bankName: 'meezan',
    accountNumber: '02140105678901',
    phoneNumber: '03001234567',
  },
  easypaisa: { ...holder, _id: '665f1b2c9d3e4a0012ab0103', method: 'easypaisa', phoneNumber: '03451112223' },
  sadapay: { ...holder, _id: '665f1b2c9d3e4a0012ab0104', method: 'sadapay', phoneNumber: '03335550147' },
  raast: {
    ...holder,
    _id: '665f1b2c9d3e4a0012ab0105',
    method: 'raast',
    phoneNumber: '03001234567',
    iban: 'PK36SCBL0000001123456702',
  },
  others: {
    ...holder,
    _id: '665f1b2c9d3e4a0012ab0106',
    method: 'others',
    accountNumber: '0912887766554',
    bankName: 'Bank Alfalah',
  },
} satisfies Record<string, BankAccount>;

/** The caller's own figures. */
export const profileStats: ProfileStats = { totalSells: 42, totalVolume: 38650.25, successRate: 95.2 };

/** What a seller sees of somebody else. */
export const otherProfile: { user: ProfileUser; stats: ProfileStats } = {
  user: { name: 'Bilal Ahmed', photo: null, isKycVerified: true, isVerified: true },
  stats: { totalSells: 7, successRate: 100 },
};
