/** How many characters at either end people compare. */
const STRESSED = 6;

/** A run of characters shown together. */
export interface AddressGroup {
  text: string;
  /** One of the two ends that people check. */
  stressed: boolean;
}

/** Cuts an address or hash into its first six, fours between, and its last six. Joined, the groups are the address again. */
export function addressGroups(address: string): AddressGroup[] {
  if (address.length <= STRESSED * 2) return address === '' ? [] : [{ text: address, stressed: true }];
  const fours = address.slice(STRESSED, -STRESSED).match(/.{1,4}/gs) ?? [];
  return [
    { text: address.slice(0, STRESSED), stressed: true },
    ...fours.map((text) => ({ text, stressed: false })),
    { text: address.slice(-STRESSED), stressed: true },
  ];
}

/** The two ends with an ellipsis between, as groups, so that the ends can be stressed. */
export function shortGroups(address: string): AddressGroup[] {
  if (address.length <= STRESSED * 2 + 1) return [{ text: address, stressed: true }];
  return [
    { text: address.slice(0, STRESSED), stressed: true },
    { text: '…', stressed: false },
    { text: address.slice(-STRESSED), stressed: true },
  ];
}

/** The two ends with an ellipsis between, for tight rows: `TXk9Qp…F3jT7w`. */
export const shortAddress = (address: string): string =>
  shortGroups(address)
    .map(({ text }) => text)
    .join('');
