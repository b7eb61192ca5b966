// This package may use no other workspace, and money takes no float: whole millionths in BigInt do for a pretended server.

const MILLION = 1_000_000n;

/** A wire number of at most 6 decimals in whole millionths; further decimals are dropped. */
export function toMicro(value: number): bigint {
  const [whole = '0', fraction = ''] = String(value).split('.');
  if (!/^-?\d+$/.test(whole) || !/^\d*$/.test(fraction)) return 0n;
  const micro = BigInt(whole.replace('-', '')) * MILLION + BigInt(fraction.padEnd(6, '0').slice(0, 6));
  return whole.startsWith('-') ? -micro : micro;
}

/** Whole millionths, zero or more, as the nearest number for the wire. */
export const fromMicro = (micro: bigint): number =>
  Number(`${micro / MILLION}.${String(micro % MILLION).padStart(6, '0')}`);

/** Sum of wire numbers, exact to the millionth. */
export const sum = (values: number[]): number => fromMicro(values.reduce((total, value) => total + toMicro(value), 0n));

const halfUp = (value: bigint, unit: bigint) => (value + unit / 2n) / unit;

/** What a sell pays: net and fee in rupees, rounded half up to the paisa once each, adding up to the gross (decisions §4). */
export function payoutOf(quantity: number, price: number, feeRate: number, discountRate: number) {
  const difference = toMicro(feeRate) - toMicro(discountRate);
  const rate = difference < 0n ? 0n : difference > MILLION ? MILLION : difference;
  const gross = toMicro(quantity) * toMicro(price);
  const net = halfUp(gross * (MILLION - rate), MILLION * MILLION * 10_000n);
  const fee = halfUp(gross, MILLION * 10_000n) - net;
  return { net: fromMicro(net * 10_000n), fee: fromMicro(fee * 10_000n) };
}
