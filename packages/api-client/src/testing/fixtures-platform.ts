import type { AuditEntry, Network, PriceRange, Setting, Stats } from '../contract.ts';
import { FIXTURE_NOW } from './fixtures-orders.ts';
import { users } from './fixtures-people.ts';

/** Three ranges, the last one unbounded. */
export const priceRanges: PriceRange[] = [
  { min: 100, max: 999.999999, price: 278.5 },
  { min: 1000, max: 9999.999999, price: 279.25 },
  { min: 10000, max: null, price: 280.1 },
];

/** The three networks, with limits that some amounts miss on either side. */
export const networks: Network[] = [
  { id: 'trc20', name: 'Tron (TRC20)', logo: null, minAmount: 100, maxAmount: 1_000_000 },
  { id: 'bep20', name: 'BNB Smart Chain (BEP20)', logo: null, minAmount: 100, maxAmount: 50_000 },
  { id: 'erc20', name: 'Ethereum (ERC20)', logo: null, minAmount: 500, maxAmount: 100_000 },
];

const numberSetting = (
  key: string,
  description: string,
  value: number,
  minValue: number,
  maxValue: number,
  version = 0,
): Setting => ({
  key,
  description,
  value,
  dataType: 'NUMBER',
  minValue,
  maxValue,
  version,
});

/** Every setting of decisions §3, and one of a data type no build has heard of. */
export const settings: Setting[] = [
  {
    key: 'price_ranges',
    description: 'Price per USDT by quantity',
    value: priceRanges,
    dataType: 'PRICE_RANGES',
    version: 1,
  },
  {
    key: 'networks',
    description: 'Networks a deposit may come over',
    value: networks,
    dataType: 'NETWORKS',
    version: 1,
  },
  numberSetting('platform_fee', 'Platform fee', 0.01, 0, 1, 1),
  numberSetting('platform_fee_discount', 'Discount on the platform fee', 0, 0, 1),
  numberSetting('min_quantity', 'Smallest sell in USDT', 100, 1, 100_000),
  numberSetting('transaction_exp_time', 'Time to pay, in milliseconds', 1_200_000, 60_000, 7_200_000),
  numberSetting('otp_resend_seconds', 'Seconds until a code may be sent again', 60, 5, 600),
  { key: 'opening_hours', description: 'Opening hours', value: { from: '09:00', to: '21:00' }, dataType: 'SCHEDULE' },
];

/** A week of the platform. */
export const stats: Stats = {
  metrics: {
    totalUsers: 128,
    verifiedUsers: 96,
    totalReceived: 184250.5,
    totalReceivedUsers: 74,
    totalSell: 179900,
    totalSellUsers: 71,
    totalDeleted: { inr: 83550, usdt: 300 },
  },
  chartData: [
    { date: '2025-05-27', transactions: 14, users: 9 },
    { date: '2025-05-28', transactions: 17, users: 11 },
    { date: '2025-05-29', transactions: 0, users: 0 },
    { date: '2025-05-30', transactions: 22, users: 15 },
    { date: '2025-05-31', transactions: 9, users: 8 },
    { date: '2025-06-01', transactions: 12, users: 10 },
    { date: '2025-06-02', transactions: 6, users: 5 },
  ],
  activities: [
    { user: 'Ayesha Siddiqui', action: 'sell', amount: 500, date: '2025-06-02T09:40:02Z', status: 'pending' },
    { user: 'Bilal Ahmed', action: 'sell', amount: 1500, date: '2025-06-02T08:02:11Z', status: 'completed' },
    { user: 'Zainab Hussain', action: 'receive', amount: 12.5, date: '2025-06-01T19:26:48Z', status: 'received' },
    { user: 'Hamza Malik', action: 'sell', amount: 240, date: '2025-06-01T16:07:30Z', status: 'timeout' },
  ],
};

const administrator = { _id: users.admin._id ?? '', name: users.admin.name, mobile: users.admin.mobile };
const colleague = { _id: '665f1b2c9d3e4a0012ab0006', name: 'Omar Sheikh', mobile: '+923115550123' };

/** What the administrators did lately, newest first: every kind of row, and one of a kind no build has heard of. */
export const auditEntries: AuditEntry[] = [
  {
    _id: '6',
    at: '2025-06-02T09:31:40Z',
    action: 'setting_changed',
    user: administrator,
    key: 'price_ranges',
    oldValue: [
      { min: 100, max: 999.999999, price: 277 },
      { min: 1000, max: null, price: 278.75 },
    ],
    newValue: priceRanges,
  },
  { _id: '5', at: '2025-06-02T09:28:05Z', action: 'admin_signed_in', user: administrator },
  {
    _id: '4',
    at: '2025-06-01T14:10:22Z',
    action: 'setting_changed',
    user: colleague,
    key: 'networks',
    oldValue: [...networks, { id: 'polygon', name: 'Polygon', logo: null, minAmount: 50, maxAmount: 20_000 }],
    newValue: networks,
  },
  {
    _id: '3',
    at: '2025-06-01T14:02:59Z',
    action: 'setting_changed',
    user: colleague,
    key: 'platform_fee',
    oldValue: 0.0125,
    newValue: 0.01,
  },
  { _id: '2', at: '2025-06-01T14:01:13Z', action: 'report_exported', user: { ...colleague, name: null } },
  { _id: '1', at: '2025-06-01T14:00:48Z', action: 'admin_signed_in', user: colleague },
];

/** So many rows of the record, newest first: a sell's smallest amount going up and down, every half hour. */
export const makeAudit = (count: number): AuditEntry[] =>
  Array.from({ length: count }, (_, at) => {
    const number = count - at;
    const amounts = [100, 150];
    return {
      _id: String(number),
      at: new Date(Date.parse(FIXTURE_NOW) - at * 1_800_000).toISOString(),
      action: 'setting_changed',
      user: at % 3 === 0 ? colleague : administrator,
      key: 'min_quantity',
      oldValue: amounts[(number + 1) % 2],
      newValue: amounts[number % 2],
    };
  });
