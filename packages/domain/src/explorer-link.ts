const EXPLORERS = new Map([
  ['trc20', 'https://tronscan.org/#/transaction/'],
  ['bep20', 'https://bscscan.com/tx/'],
  ['erc20', 'https://etherscan.io/tx/'],
]);

/**
 * URL of a transaction in a block explorer: the operator's (`given`) if it is an http(s) URL, else that of the network's explorer; null for
 * other networks and for text that is not a hash (product.md R26).
 */
export function explorerLink(
  networkId: string,
  hash: string | null | undefined,
  given: string | null | undefined = null,
): string | null {
  // No other scheme may become a link, above all not `javascript:`.
  if (given && /^https?:\/\/[^\s]+$/i.test(given)) return given;
  const explorer = EXPLORERS.get(networkId.toLowerCase());
  return explorer !== undefined && hash && /^(0x)?[0-9a-fA-F]{64}$/.test(hash) ? `${explorer}${hash}` : null;
}
