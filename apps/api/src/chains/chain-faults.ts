import { accountOf, addressOf } from '@sarraf/domain';

type Path = readonly unknown[];

/** Path in the list of chains, as in an error message: `CHAINS[1].otherTokens[0].contract`. */
export const pathOf = (keys: Path): string =>
  `CHAINS${keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function contractFault(kind: unknown, contract: string): string | undefined {
  const account = accountOf(contract);
  if (kind === 'tron' && !(account && contract.startsWith('T'))) {
    return 'must be a TRON address, T and 33 characters, as the explorer shows it';
  }
  // An address in upper case only has no checksum.
  if (kind === 'evm' && !(account && [`0x${account}`, addressOf('evm', account)].includes(contract))) {
    return 'must be 0x and 40 hex digits, in lower case or with a right checksum';
  }
  return undefined;
}

/** Fault of a value that occurred before; undefined for its first occurrence. */
function repeated(seen: Map<string, string>, value: string, path: string): string | undefined {
  const before = seen.get(value);
  if (before === undefined) seen.set(value, path);
  return before && `is the same as ${before}`;
}

function tokenFaults(chain: Record<string, unknown>, at: number): string[] {
  const faults: string[] = [];
  const contracts = new Map<string, string>();
  const symbols = new Map([['USDT', 'the token of the chain itself']]);
  const check = (token: unknown, path: Path): void => {
    if (!isRecord(token)) return;
    if (typeof token['contract'] === 'string') {
      const place = pathOf([...path, 'contract']);
      const account = accountOf(token['contract']);
      const fault = contractFault(chain['kind'], token['contract']) ?? (account && repeated(contracts, account, place));
      if (fault) faults.push(`${place}: ${fault}`);
    }
    if (typeof token['symbol'] === 'string' && path.length > 1) {
      const place = pathOf([...path, 'symbol']);
      const fault = repeated(symbols, token['symbol'].toUpperCase(), place);
      if (fault) faults.push(`${place}: ${fault}`);
    }
  };
  check(chain, [at]);
  for (const [place, token] of itemsOf(chain['otherTokens']).entries()) check(token, [at, 'otherTokens', place]);
  return faults;
}

/**
 * Faults between the fields of a list of chains: a contract of another kind of chain, a repeated id, contract or symbol. Also checks
 * lists with invalid fields, so that all faults are reported together.
 */
export function faultsBetween(chains: readonly unknown[]): string[] {
  const ids = new Map<string, string>();
  return chains.flatMap((chain, at) => {
    if (!isRecord(chain)) return [];
    const place = pathOf([at, 'id']);
    const fault = typeof chain['id'] === 'string' ? repeated(ids, chain['id'], place) : undefined;
    return [...(fault ? [`${place}: ${fault}`] : []), ...tokenFaults(chain, at)];
  });
}
