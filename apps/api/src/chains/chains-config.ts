import { readFileSync } from 'node:fs';
import { isNetworkId, type ChainKind } from '@sarraf/domain';
import * as v from 'valibot';
import { ConfigError } from '../config-error.ts';
import { faultsBetween, pathOf } from './chain-faults.ts';

/** Token of a chain. */
export interface TokenConfig {
  symbol: string;
  /** As configured: `0x…` or `T…`. */
  contract: string;
  decimals: number;
}

/** Network that the server reads, as configured in `CHAINS`. */
export interface ChainConfig {
  /** Id of the network in the settings. */
  id: string;
  kind: ChainKind;
  /** Addresses of the nodes, in order of preference. Secret, since they may contain a key. */
  rpc: string[];
  /** Headers of every call to the nodes. Secret too. */
  headers?: Record<string, string> | undefined;
  /** Contract of USDT, as configured: `0x…` or `T…`. */
  contract: string;
  /** Decimals of USDT on this network. */
  decimals: number;
  /** Confirmations needed, by amount in USDT; `from` begins at 0 and rises. */
  confirmations: { from: number; need: number }[];
  /** Expected reply to `eth_chainId`; without it the first reply decides. */
  chainId?: number | undefined;
  /** First block to read, on a database that never read this network. */
  startBlock?: number | undefined;
  /** Largest number of blocks in one request. */
  maxBlocks: number;
  /** Milliseconds between two rounds. */
  pollMs: number;
  /** Tokens that sellers send by mistake. */
  otherTokens: TokenConfig[];
}

/** Configured chain of a network; undefined if no node is configured for it. */
export const chainOf = (chains: readonly ChainConfig[], networkId: string): ChainConfig | undefined =>
  chains.find(({ id }) => id === networkId);

const DAY_MS = 86_400_000;
const TRON_CONFIRMATIONS = 19;

const text = v.string('must be a text');
const whole = (min: number, max: number = Number.MAX_SAFE_INTEGER) => {
  const message = `must be a whole number from ${min}${max === Number.MAX_SAFE_INTEGER ? '' : ` to ${max}`}`;
  return v.pipe(v.number(message), v.safeInteger(message), v.minValue(min, message), v.maxValue(max, message));
};
const objectMessage = (issue: { expected: string | null }): string =>
  issue.expected === 'Object' ? 'must be an object' : 'is missing';
/** Unlike Valibot's strict object, reports every unknown field and not only the first. */
const strict = <const TEntries extends v.ObjectEntries>(entries: TEntries) =>
  v.objectWithRest(entries, v.never('is not a field that is known here'), objectMessage);
const list = <const TItem extends v.GenericSchema>(item: TItem) => v.array(item, 'must be a list');

const isWebAddress = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
};

const amount = v.pipe(
  v.number('must be an amount of USDT'),
  v.finite('must be an amount of USDT'),
  v.minValue(0, 'must be an amount of USDT'),
);
const rules = v.pipe(
  list(strict({ from: amount, need: whole(1) })),
  v.nonEmpty('must hold at least one rule'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const rows = dataset.value;
    for (const [at, row] of rows.entries()) {
      const before = rows[at - 1]?.from;
      const isRising = before === undefined ? row.from === 0 : row.from > before;
      if (isRising) continue;
      addIssue({
        message: before === undefined ? 'must be 0 in the first rule' : 'must be more than in the rule before',
        path: [
          { type: 'array', origin: 'value', input: rows, key: at, value: row },
          { type: 'object', origin: 'value', input: { ...row }, key: 'from', value: row.from },
        ],
      });
    }
  }),
);
const oneCount = v.pipe(
  whole(1),
  v.transform((need) => [{ from: 0, need }]),
);

/** Headers that the HTTP client sets by itself. */
const OWN_HEADERS = /^(connection|content-(length|type)|expect|host|keep-alive|transfer-encoding|upgrade)$/i;

const isHeaders = (named: unknown): boolean => {
  if (typeof named !== 'object' || named === null || Array.isArray(named)) return false;
  const all = Object.entries(named);
  if (!all.every(([name, value]) => typeof value === 'string' && !OWN_HEADERS.test(name))) return false;
  try {
    return [...new Headers(all)].length === all.length;
  } catch {
    return false;
  }
};
/** One fault for all headers, which quotes none of them: a key may be on the wrong side of the colon. */
const headers = v.custom<Record<string, string>>(
  isHeaders,
  'must be names and texts, such as {"TRON-PRO-API-KEY": "…"}',
);

const decimals = whole(0, 36);
const chains = list(
  strict({
    id: v.pipe(text, v.check(isNetworkId, 'must be the id of a network: lower-case letters, digits, - and _')),
    kind: v.picklist(['evm', 'tron'], 'must be evm or tron'),
    rpc: v.pipe(
      list(v.pipe(text, v.check(isWebAddress, 'must be an http or https address'))),
      v.nonEmpty('must hold at least one address'),
    ),
    headers: v.optional(headers),
    contract: text,
    decimals,
    confirmations: v.lazy((input) => (Array.isArray(input) ? rules : oneCount)),
    chainId: v.optional(whole(1)),
    startBlock: v.optional(whole(0)),
    maxBlocks: v.optional(whole(1), 500),
    pollMs: v.optional(whole(1, DAY_MS), 3000),
    otherTokens: v.optional(
      list(
        strict({
          symbol: v.pipe(text, v.regex(/^\S{1,32}$/, 'must be 1 to 32 characters without blanks')),
          contract: text,
          decimals,
        }),
      ),
      [],
    ),
  }),
);

function refuse(faults: string[]): never {
  throw new ConfigError(`The list of chains is not usable:\n${faults.join('\n')}`);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return refuse([`CHAINS_FILE: the file cannot be read${code}`]);
  }
}

function parse(name: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // The parser's own message quotes the text, which may contain a key.
    return refuse([`${name}: is not JSON`]);
  }
}

/** Adds the default number of confirmations on TRON, where it is used only for nodes that do not know the tag `finalized`. */
const withDefaults = (chain: unknown): unknown =>
  typeof chain === 'object' && chain && 'kind' in chain && chain.kind === 'tron'
    ? { confirmations: TRON_CONFIRMATIONS, ...chain }
    : chain;

/**
 * Reads the chains of `CHAINS`, or of the file that `CHAINS_FILE` names; none if neither is set. Throws a {@link ConfigError} with one line
 * for each fault, which never contains the address of a node.
 */
export function readChains(env: { CHAINS?: string | undefined; CHAINS_FILE?: string | undefined }): ChainConfig[] {
  if (env.CHAINS && env.CHAINS_FILE) refuse(['CHAINS_FILE: is set beside CHAINS; set one of them']);
  const name = env.CHAINS_FILE ? 'CHAINS_FILE' : 'CHAINS';
  const json = env.CHAINS_FILE ? textOf(env.CHAINS_FILE) : env.CHAINS || undefined;
  if (json === undefined) return [];
  const raw = parse(name, json);
  if (!Array.isArray(raw)) refuse([`${name}: must be a list`]);
  const parsed = v.safeParse(chains, raw.map(withDefaults));
  const faults = (parsed.issues ?? []).map(
    ({ path, message }) => `${pathOf((path ?? []).map(({ key }) => key))}: ${message}`,
  );
  faults.push(...faultsBetween(raw));
  if (!parsed.success || faults.length > 0) refuse([...new Set(faults)]);
  return parsed.output;
}
