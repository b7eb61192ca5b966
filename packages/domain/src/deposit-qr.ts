import { type DecimalInput, roundUsdt } from './money.ts';

/**
 * What the QR code of a deposit says (product.md R25): the address with the amount, a payment link in the standard form of its network, or the
 * address alone.
 */
export const QR_MODES = ['amount', 'link', 'address'] as const;
/** One of {@link QR_MODES}. */
export type QrMode = (typeof QR_MODES)[number];

/** Whether a text is one of {@link QR_MODES}. */
export const isQrMode = (text: unknown): text is QrMode => QR_MODES.some((mode) => mode === text);

/** Deposit that a QR code asks for. */
export interface QrDeposit {
  /** `trc20`, `erc20`, `bep20`, or a network that an administrator added. */
  networkId: string;
  address: string;
  /** USDT still to be sent. */
  quantity: DecimalInput;
}

interface EvmUsdt {
  contract: string;
  chainId: number;
  /** What follows a whole number of millionths of a USDT in the units of the contract: it has 6 decimals, or 18. */
  zeros: string;
}
const EVM_USDT = new Map<string, EvmUsdt>([
  ['erc20', { contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7', chainId: 1, zeros: '' }],
  ['bep20', { contract: '0x55d398326f99059fF775485246999027B3197955', chainId: 56, zeros: '0'.repeat(12) }],
]);
const MILLIONTHS = 1_000_000;
const TRON_USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/** Payment link of a deposit: EIP-681 or `tron:` (TIP-17); null for a network that has none. */
function paymentLink({ networkId, address, quantity }: QrDeposit): string | null {
  const amount = roundUsdt(quantity);
  const id = networkId.toLowerCase();
  // TIP-17 does not name tokens; wallets that read `token` choose USDT by it, the others ignore it.
  if (id === 'trc20') return `tron:${address}?amount=${amount.toString()}&token=${TRON_USDT}`;
  const usdt = EVM_USDT.get(id);
  if (!usdt) return null;
  const units = `${amount.times(MILLIONTHS).toString()}${usdt.zeros}`;
  return `ethereum:${usdt.contract}@${usdt.chainId}/transfer?address=${address}&uint256=${units}`;
}

/** Text of a deposit's QR code; null if its network has no such form. */
export function depositQrText(mode: QrMode, deposit: QrDeposit): string | null {
  switch (mode) {
    case 'amount':
      return `${deposit.address}?amount=${roundUsdt(deposit.quantity).toString()}`;
    case 'link':
      return paymentLink(deposit);
    case 'address':
      return deposit.address;
    default:
      return mode satisfies never;
  }
}
