import { accountOf, isUnspendable } from '@sarraf/domain';
import type { Config } from '../config.ts';

/**
 * Whether USDT sent to an account (40 hex digits) would be lost: nobody has its key, or it is a contract of a configured chain, which
 * keeps what is sent to it (product.md R45).
 */
export const isLostAt = ({ chains }: Pick<Config, 'chains'>, account: string): boolean =>
  isUnspendable(account) ||
  chains.some(({ contract, otherTokens }) =>
    [contract, ...otherTokens.map((token) => token.contract)].some((address) => accountOf(address) === account),
  );
