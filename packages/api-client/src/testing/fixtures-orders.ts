import type { Order } from '../contract.ts';
import { payoutOf } from './exact.ts';
import { bankAccounts } from './fixtures-people.ts';

/** The moment the fixtures are told from; give it to the clock of a picture or a test. */
export const FIXTURE_NOW = '2025-06-02T09:41:00Z';

/** Deposit addresses in each network's real format, checksums included; nobody holds their keys. */
export const addresses = {
  trc20: [
    'TMMBgtNcDWUN5ARHBnQLQNfUq7zWEx95Fu',
    'TNnuJe7iTwHHtFGEmC21mEU6vQ9Szht2os',
    'TAEoKdypbmfmmyVd6YRzHwgWekHeoAGpfu',
    'TB7F2BKs13iPL3HC2oAzyyzipnd7KRbFit',
  ],
  bep20: [
    '0x0495a510aA556dF7416BCcd7AB62A927D4bb5571',
    '0x3Aeb14844F41E9D95bea044824C0c66A516A986C',
    '0x4beca18EbE44cA95199d87574A9dC2aBf56d56B6',
    '0xF7D6CB50B5D68C451bF3d5A1a116324071BB7c5e',
  ],
  erc20: [
    '0x5137Cc02F780A0DDb6c053dc9574Bb6e35a8Fa1f',
    '0xA85e537CE46826a741AAcF2C53D2651bFcB92b3F',
    '0xfF6DF90a4307bd0520BFDda229968646902eDaE9',
    '0x200572B8CCCB274f9c30747cf097d45904225b82',
  ],
} as const;

/** Transaction hashes as a chain writes them: bare on Tron, with `0x` on the others. */
export const hashes = {
  trc20: '1000a24c1ade083c8fa277e4b138a783fc170e2999d0918c67157188970e15b1',
  bep20: '0x56aa6d032674b64cd62c80832387a696b9812afdec1d10350e6dbcb8ccb9df9e',
  erc20: '0x9bf3895031dda4f302e55b9285e7e6c6a1484a6f7cfd19fbcb222523edd3c3b5',
} as const;

const order = (id: string, changes: Partial<Order> = {}): Order => ({
  _id: `665f1b2c9d3e4a0012ab02${id}`,
  status: 'completed',
  created_ts: '2025-05-30T14:05:31Z',
  type: 'sell',
  network: 'bep20',
  address: addresses.bep20[0],
  hash: hashes.bep20,
  quantity: 1500,
  price: 279.25,
  net_amount: 414686.25,
  platform_fee: 4188.75,
  transfer_status: 'completed',
  transfer_ref: 'UTR2505301408117',
  bank_id: bankAccounts.nayapay,
  user_id: { _id: '665f1b2c9d3e4a0012ab0001', name: 'Ayesha Siddiqui', mobile: '+923001234567' },
  deleted: false,
  ...changes,
});

const unpaid: Partial<Order> = {
  network: 'trc20',
  hash: null,
  quantity: 500,
  price: 278.5,
  net_amount: 137857.5,
  platform_fee: 1392.5,
  transfer_status: null,
  transfer_ref: null,
};

/** A sell of 500 USDT on Tron that waits for its deposit, with what the test cares about changed. */
export const makeOrder = (changes: Partial<Order> = {}): Order =>
  order('01', {
    ...unpaid,
    status: 'pending',
    created_ts: '2025-06-02T09:40:02Z',
    address: addresses.trc20[0],
    expiresIn: 1142,
    receivedAmount: 0,
    exception: null,
    ...changes,
  });

/** One order a status and kind, newest first as the history shows them. */
export const orders = {
  pending: makeOrder(),
  inProcess: order('02', {
    ...unpaid,
    status: 'in_process',
    created_ts: '2025-06-02T08:58:40Z',
    address: addresses.trc20[1],
    hash: hashes.trc20,
    receivedAmount: 500,
    exception: null,
    confirmations: { have: 7, need: 19 },
  }),
  completed: order('03', { receivedAmount: 1500, confirmations: { have: 15, need: 15 } }),
  success: order('04', {
    status: 'success',
    created_ts: '2025-05-28T18:20:09Z',
    network: 'erc20',
    address: addresses.erc20[0],
    hash: hashes.erc20,
    quantity: 12000,
    price: 280.1,
    net_amount: 3327588,
    platform_fee: 33612,
    bank_id: bankAccounts.raast,
    transfer_ref: 'UTR2505281831904',
  }),
  cancelled: order('05', {
    ...unpaid,
    status: 'cancelled',
    created_ts: '2025-05-27T11:02:55Z',
    address: addresses.trc20[2],
    bank_id: bankAccounts.meezan,
  }),
  timeout: order('06', {
    ...unpaid,
    status: 'timeout',
    created_ts: '2025-05-21T06:44:10Z',
    address: addresses.trc20[3],
    transfer_status: 'timeout',
    bank_id: bankAccounts.easypaisa,
  }),
  failed: order('07', {
    ...unpaid,
    status: 'failed',
    created_ts: '2025-05-12T20:15:27Z',
    network: 'bep20',
    address: addresses.bep20[1],
    bank_id: bankAccounts.sadapay,
  }),
  received: order('08', {
    status: 'success',
    created_ts: '2025-05-09T07:12:44Z',
    type: 'receive',
    network: 'erc20',
    address: addresses.erc20[1],
    hash: hashes.erc20,
    quantity: 12.5,
    price: 0,
    net_amount: 0,
    platform_fee: 0,
    transfer_status: null,
    transfer_ref: null,
    bank_id: null,
    exception: 'late',
  }),
  /** A status no build has heard of. */
  unknown: order('09', {
    ...unpaid,
    status: 'on_hold',
    created_ts: '2025-05-03T05:31:00Z',
    address: addresses.trc20[1],
    transfer_status: 'awaiting_bank_reply',
    bank_id: bankAccounts.others,
  }),
  /** Withdrawn from the books: administrators alone see it. */
  deleted: order('10', {
    created_ts: '2025-04-30T10:10:10Z',
    quantity: 300,
    price: 278.5,
    net_amount: 82714.5,
    platform_fee: 835.5,
    deleted: true,
  }),
} satisfies Record<string, Order>;

const STEP_MS = 97 * 60_000;
const QUANTITIES = [500, 120, 2000, 150, 400, 1512.5, 300, 5000];
const LIVED: Order[] = [
  orders.completed,
  orders.cancelled,
  orders.completed,
  orders.success,
  orders.timeout,
  orders.completed,
  orders.received,
  orders.inProcess,
];

/** A long history, newest first: every ending in turn, some fifteen orders a day, the same ones every time. */
export const makeHistory = (count: number, newest = FIXTURE_NOW): Order[] =>
  Array.from({ length: count }, (_, index) => {
    const lived = LIVED[index % LIVED.length] ?? orders.completed;
    const quantity = QUANTITIES[(index * 5) % QUANTITIES.length] ?? 500;
    const { net, fee } = payoutOf(quantity, lived.price, 0.01, 0);
    return {
      ...lived,
      _id: `665f1b2c9d3e4a01${index.toString(16).padStart(8, '0')}`,
      created_ts: new Date(Date.parse(newest) - (index + 1) * STEP_MS).toISOString(),
      quantity,
      net_amount: net,
      platform_fee: fee,
      ...(lived.receivedAmount === undefined ? {} : { receivedAmount: quantity }),
    };
  });
