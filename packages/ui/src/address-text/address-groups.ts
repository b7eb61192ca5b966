/** Number of characters at each end that users compare. */
const STRESSED = 6;

/** Consecutive characters of an address that are shown together. */
export interface AddressGroup {
  text: string;
  /** True for the first and the last group, which users compare. */
  stressed: boolean;
}

/** Splits an address or hash into its first six characters, groups of four, and its last six. Joined, the groups give the address. */
export function addressGroups(address: string): AddressGroup[] {
  if (address.length <= STRESSED * 2) return address === '' ? [] : [{ text: address, stressed: true }];
  const fours = address.slice(STRESSED, -STRESSED).match(/.{1,4}/gs) ?? [];
  return [
    { text: address.slice(0, STRESSED), stressed: true },
    ...fours.map((text) => ({ text, stressed: false })),
    { text: address.slice(-STRESSED), stressed: true },
  ];
}

/** First and last characters as two highlighted groups with an ellipsis between. */
export function shortGroups(address: string): AddressGroup[] {
  if (address.length <= STRESSED * 2 + 1) return [{ text: address, stressed: true }];
  return [
    { text: address.slice(0, STRESSED), stressed: true },
    { text: '…', stressed: false },
    { text: address.slice(-STRESSED), stressed: true },
  ];
}

/** First and last characters with an ellipsis between, for narrow rows: `TXk9Qp…F3jT7w`. */
export const shortAddress = (address: string): string =>
  shortGroups(address)
    .map(({ text }) => text)
    .join('');
