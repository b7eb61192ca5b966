const EXPLORERS = new Map([
  ['trc20', 'https://tronscan.org/#/transaction/'],
  ['bep20', 'https://bscscan.com/tx/'],
  ['erc20', 'https://etherscan.io/tx/'],
]);

/**
 * Address of the transaction in an explorer: the one the operator gave, where it is a page of the web, else that of its network; null for
 * other networks and for what is no hash (product.md R26).
 */
export function explorerLink(
  networkId: string,
  hash: string | null | undefined,
  given: string | null | undefined = null,
): string | null {
  // Whatever else a link may start, `javascript:` above all, is no place to lead somebody to.
  if (given && /^https?:\/\/[^\s]+$/i.test(given)) return given;
  const explorer = EXPLORERS.get(networkId.toLowerCase());
  return explorer !== undefined && hash && /^(0x)?[0-9a-fA-F]{64}$/.test(hash) ? `${explorer}${hash}` : null;
}
