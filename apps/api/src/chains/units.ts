const USDT_DECIMALS = 6;

/** USDT of base units (units ÷ 10^decimals), as decimal text with at most six decimals; further ones are cut, never rounded. */
export function amountOf(units: bigint, decimals: number): string {
  const millionths =
    decimals > USDT_DECIMALS
      ? units / 10n ** BigInt(decimals - USDT_DECIMALS)
      : units * 10n ** BigInt(USDT_DECIMALS - decimals);
  const digits = millionths.toString().padStart(USDT_DECIMALS + 1, '0');
  const fraction = digits.slice(-USDT_DECIMALS).replace(/0+$/, '');
  const whole = digits.slice(0, -USDT_DECIMALS);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** Base units of an amount, which is decimal text with at most six decimals. */
export function unitsOf(amount: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals));
}
