const EXPLORERS = new Map([
  ['trc20', 'https://tronscan.org/#/transaction/'],
  ['bep20', 'https://bscscan.com/tx/'],
  ['erc20', 'https://etherscan.io/tx/'],
]);

/** Address of the transaction in its network's explorer; null for other networks and for what is no hash (product.md R26). */
export function explorerLink(networkId: string, hash: string | null | undefined): string | null {
  const explorer = EXPLORERS.get(networkId.toLowerCase());
  return explorer !== undefined && hash && /^(0x)?[0-9a-fA-F]{64}$/.test(hash) ? `${explorer}${hash}` : null;
}
