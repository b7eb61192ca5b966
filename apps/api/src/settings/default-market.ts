import type { NewNetwork, NewPriceRange } from '@sarraf/api-client/contract';

/** Default price ranges: larger sells get a better price, and 500 USDT is just below a step. */
export const DEFAULT_PRICE_RANGES: NewPriceRange[] = [
  { min: 1, max: 249.999999, price: 279.9 },
  { min: 250, max: 511.999999, price: 280.7 },
  { min: 512, max: 4999.999999, price: 281.2 },
  { min: 5000, max: 24_999.999999, price: 282.1 },
  { min: 25_000, max: null, price: 282.9 },
];

/** Default networks. */
export const DEFAULT_NETWORKS = [
  {
    id: 'trc20',
    name: 'TRON · TRC20',
    logo: '/networks/trc20.svg',
    minAmount: 10,
    maxAmount: 50_000,
    pausedReason: null,
  },
  {
    id: 'bep20',
    name: 'BNB Smart Chain · BEP20',
    logo: '/networks/bep20.svg',
    minAmount: 50,
    maxAmount: 1_000_000,
    pausedReason: null,
  },
  {
    id: 'erc20',
    name: 'Ethereum · ERC20',
    logo: '/networks/erc20.svg',
    minAmount: 1000,
    maxAmount: 1_000_000,
    pausedReason: null,
  },
] satisfies NewNetwork[];
