/** How many characters at either end people compare. */
const STRESSED = 6;
const GROUP = 4;

/** A run of characters shown together. */
export interface AddressGroup {
  text: string;
  /** One of the two ends that people check. */
  stressed: boolean;
}

/** Cuts an address or hash into its first six, fours between, and its last six. Joined, the groups are the address again. */
export function addressGroups(address: string): AddressGroup[] {
  if (address.length <= STRESSED * 2) return address === '' ? [] : [{ text: address, stressed: true }];
  const middle = address.slice(STRESSED, -STRESSED);
  const groups: AddressGroup[] = [{ text: address.slice(0, STRESSED), stressed: true }];
  for (let at = 0; at < middle.length; at += GROUP) {
    groups.push({ text: middle.slice(at, at + GROUP), stressed: false });
  }
  groups.push({ text: address.slice(-STRESSED), stressed: true });
  return groups;
}

/** The two ends with an ellipsis between, for tight rows: `TXk9Qp…F3jT7w`. */
export function shortAddress(address: string): string {
  if (address.length <= STRESSED * 2 + 1) return address;
  return `${address.slice(0, STRESSED)}…${address.slice(-STRESSED)}`;
}

/** The two ends with an ellipsis between, as groups, so that the ends can be stressed. */
export function shortGroups(address: string): AddressGroup[] {
  const [first, ...rest] = addressGroups(address);
  const last = rest.at(-1);
  if (!first || !last || shortAddress(address) === address) return [{ text: address, stressed: true }];
  return [first, { text: '…', stressed: false }, last];
}
