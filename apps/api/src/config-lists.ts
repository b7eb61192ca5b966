import { isNetworkId } from '@sarraf/domain';
import { ConfigError } from './config-error.ts';

/** Reads `CONFIRMATIONS`, such as `trc20=19,bep20=15`, on top of the defaults. */
export function readConfirmations(items: string[], fallback: Record<string, number>): Record<string, number> {
  const needed = { ...fallback };
  for (const item of items) {
    const [network, count] = item.split('=');
    const value = Number(count);
    if (!network || !Number.isInteger(value) || value < 1) {
      throw new ConfigError('CONFIRMATIONS reads like trc20=19,bep20=15: a network and a whole number from 1.');
    }
    needed[network] = value;
  }
  return needed;
}

/** Reads `EXPLORERS`: the address of a block explorer by network. */
export const readExplorers = (items: string[]): Record<string, string> =>
  Object.fromEntries(
    items.map((item) => {
      const at = item.indexOf('=');
      const [network, prefix] = [item.slice(0, at), item.slice(at + 1)];
      if (!isNetworkId(network) || !/^https?:/.test(prefix) || !URL.canParse(prefix)) {
        throw new ConfigError(
          'EXPLORERS reads like bep20=https://testnet.bscscan.com/tx/: a network and the address its hashes are appended to.',
        );
      }
      return [network, prefix];
    }),
  );
