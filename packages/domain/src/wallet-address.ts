import { accountOf, kindOfNetwork } from './account-address.ts';
import { withoutBlanks } from './text.ts';

/** Why an address cannot be paid: not the format of its network, a wrong checksum (mistyped character), or nobody can spend from it. */
export type AddressFault = 'form' | 'checksum' | 'unspendable';

const FORMS = { evm: /^0x[0-9a-fA-F]{40}$/, tron: /^T[1-9A-HJ-NP-Za-km-z]{33}$/ };

/**
 * Accounts (the 20 bytes of an address) that nobody can spend from: burn addresses, and the USDT contracts, which keep USDT sent to
 * themselves. Such accounts of the operator's own chains are known only to the server.
 */
const UNSPENDABLE = new Set(
  [
    // Burn addresses of EVM networks, as their explorers label them; 0x…dEaD is below 2^16.
    '0xdEAD000000000000000042069420694206942069',
    '0xdead000000000000000000000000000000000000',
    // TRON's black hole; its zero address has the account 0.
    'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy',
    // USDT on TRON, BNB Smart Chain and Ethereum.
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    '0x55d398326f99059fF775485246999027B3197955',
    '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  ].map((address) => accountOf(address) ?? ''),
);

/** Accounts below 2^16: the zero address and the precompiled contracts of a network. */
const BELOW_2_16 = /^0{36}/;

/** Whether nobody can spend from an account, given as 40 lower-case hex digits (product.md R45). */
export const isUnspendable = (account: string): boolean => BELOW_2_16.test(account) || UNSPENDABLE.has(account);

/** Address as it is stored and checked: without spaces (wallets may show groups of four) and invisible marks, `0x` in lower case. */
export const normaliseAddress = (input: string): string => withoutBlanks(input).replace(/^0X/, '0x');

/**
 * Why USDT cannot be sent to an address over a network (product.md R45); null when they can. For a network this build does not know either
 * format passes, and the server decides.
 */
export function addressFault(networkId: string, input: string): AddressFault | null {
  const address = normaliseAddress(input);
  const kind = kindOfNetwork(networkId);
  const forms = kind ? [FORMS[kind]] : Object.values(FORMS);
  if (!forms.some((form) => form.test(address))) return 'form';
  const account = accountOf(address);
  if (account === null) return 'checksum';
  return isUnspendable(account) ? 'unspendable' : null;
}
