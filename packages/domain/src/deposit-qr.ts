import { type DecimalInput, roundUsdt } from './money.ts';

/**
 * What the QR code of a deposit says (product.md R25): the address with the amount, a payment link in the form that wallets of its network read, or
 * the address alone.
 */
export const QR_MODES = ['amount', 'link', 'address'] as const;
/** One of {@link QR_MODES}. */
export type QrMode = (typeof QR_MODES)[number];

/** Whether a text is one of {@link QR_MODES}. */
export const isQrMode = (text: unknown): text is QrMode => QR_MODES.some((mode) => mode === text);

/** USDT on the network of a deposit, as a payment link names it. */
export interface DepositToken {
  contract: string;
  decimals: number;
  /** EIP-155 id of the chain; none on TRON. */
  chainId?: number | null | undefined;
}

/** Deposit that a QR code asks for. */
export interface QrDeposit {
  address: string;
  /** USDT still to be sent. */
  quantity: DecimalInput;
  /** Null for a network without payment links. */
  token: DepositToken | null;
}

/** One form of a deposit's QR code. */
export interface DepositQrForm {
  mode: QrMode;
  /** Text of the code. */
  text: string;
}

/** Whether a token is on TRON, whose payment links are no standard: some wallets read the token in them, others offer TRX. */
export const isTronToken = ({ chainId }: DepositToken): boolean => (chainId ?? null) === null;

/** Payment link: EIP-681, on TRON the `tron:` form that some wallets read. */
function paymentLink({ address, quantity }: QrDeposit, token: DepositToken): string {
  const { contract, decimals, chainId } = token;
  const amount = roundUsdt(quantity).toString();
  if (isTronToken(token)) return `tron:${address}?amount=${amount}&token=${contract}`;
  const [whole = '', fraction = ''] = amount.split('.');
  // Digits are moved, since a decimal this long would be written with an exponent.
  const units = BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals));
  return `ethereum:${contract}@${chainId}/transfer?address=${address}&uint256=${units}`;
}

/** Forms of a deposit's QR code, the usual one first. A network without payment links has no `link`. */
export function depositQrForms(deposit: QrDeposit): [DepositQrForm, ...DepositQrForm[]] {
  const { address, quantity, token } = deposit;
  return [
    { mode: 'amount', text: `${address}?amount=${roundUsdt(quantity).toString()}` },
    ...(token ? [{ mode: 'link' as const, text: paymentLink(deposit, token) }] : []),
    { mode: 'address', text: address },
  ];
}
