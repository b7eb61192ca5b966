import type { Network, PriceRange, Setting, Stats } from '../contract.ts';

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
): Setting => ({
  key,
  description,
  value,
  dataType: 'NUMBER',
  minValue,
  maxValue,
});

/** Every setting of decisions §3, and one of a data type no build has heard of. */
export const settings: Setting[] = [
  { key: 'price_ranges', description: 'Price per USDT by quantity', value: priceRanges, dataType: 'PRICE_RANGES' },
  { key: 'networks', description: 'Networks a deposit may come over', value: networks, dataType: 'NETWORKS' },
  numberSetting('platform_fee', 'Platform fee', 0.01, 0, 1),
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
