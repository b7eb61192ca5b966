import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ConfigError } from '../config-error.ts';
import { readChains } from './chains-config.ts';

const SECRET = 'https://node.example/v2/s3cr3t';
const BSC_USDT = '0x55d398326f99059fF775485246999027B3197955';
const BSC_USDC = '0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d';
const TRON_USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

const evm = {
  id: 'bep20',
  kind: 'evm',
  rpc: [SECRET, 'http://127.0.0.1:8545'],
  contract: BSC_USDT,
  decimals: 18,
  confirmations: 15,
};
const tron = { ...evm, id: 'trc20', kind: 'tron', contract: TRON_USDT, decimals: 6, confirmations: 19 };

/** The faults of a list, without the line above them; empty where it is fine. */
function faultsOf(chains: unknown): string[] {
  try {
    readChains({ CHAINS: JSON.stringify(chains) });
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    expect(error.message).not.toMatch(/node\.example|s3cr3t/);
    return error.message.split('\n').slice(1);
  }
}

let folder: string | undefined;
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true });
  folder = undefined;
});
function fileOf(text: string): string {
  folder = mkdtempSync(join(tmpdir(), 'sarraf-chains-'));
  const path = join(folder, 'chains.json');
  writeFileSync(path, text);
  return path;
}

describe('a right list', () => {
  test('needs no confirmations on TRON, where 19 are the default', () => {
    const { confirmations: _, ...bare } = tron;
    expect(readChains({ CHAINS: JSON.stringify([bare]) })).toMatchObject([{ confirmations: [{ from: 0, need: 19 }] }]);
  });

  test('has its defaults filled in, and one number of confirmations as a rule', () => {
    expect(readChains({ CHAINS: JSON.stringify([evm]) })).toEqual([
      { ...evm, confirmations: [{ from: 0, need: 15 }], maxBlocks: 500, pollMs: 3000, otherTokens: [] },
    ]);
  });

  test('may say everything', () => {
    const whole = {
      ...tron,
      confirmations: [
        { from: 0, need: 15 },
        { from: 10000.5, need: 60 },
      ],
      chainId: 728126428,
      startBlock: 0,
      maxBlocks: 1,
      pollMs: 1000,
      otherTokens: [{ symbol: 'USDC', contract: 'TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8', decimals: 6 }],
    };
    expect(readChains({ CHAINS: JSON.stringify([evm, whole]) })[1]).toEqual(whole);
  });

  test('may carry headers, and passwords in its addresses', () => {
    const headers = { 'TRON-PRO-API-KEY': 's3cr3t', 'x-two': 'b' };
    const rpc = ['https://:s3cr3t@node.example', 'https://anna:s3cr3t@node.example'];
    expect(readChains({ CHAINS: JSON.stringify([{ ...evm, headers, rpc }]) })).toMatchObject([{ headers, rpc }]);
  });

  test.each([
    ['a text', 's3cr3t'],
    ['a list', ['s3cr3t']],
    ['null', null],
    ['a number as a value', { 'x-key': 5 }],
    ['a name with a blank', { 's3cr3t key': 'a' }],
    ['a value with a new line', { 'x-key': 's3cr3t\ns3cr3t' }],
    ['one name twice', { 'x-key': 'a', 'X-Key': 's3cr3t' }],
    ['headers of the HTTP client', { 'Content-Length': '5' }],
  ])('with headers that are %s is refused without quoting them', (_, headers) => {
    expect(faultsOf([{ ...evm, headers }])).toEqual([
      'CHAINS[0].headers: must be names and texts, such as {"TRON-PRO-API-KEY": "…"}',
    ]);
  });

  test('may be in a file', () => {
    expect(readChains({ CHAINS_FILE: fileOf(JSON.stringify([evm, tron])) }).map(({ id }) => id)).toEqual([
      'bep20',
      'trc20',
    ]);
  });

  test('is empty if nothing is set', () => {
    expect(readChains({})).toEqual([]);
  });

  test.each([
    ['lower case', BSC_USDT.toLowerCase()],
    ['a checksum', BSC_USDT],
  ])('takes a contract in %s', (_, contract) => {
    expect(faultsOf([{ ...evm, contract }])).toEqual([]);
  });
});

describe('a wrong list is refused with the path of the fault', () => {
  const other = { symbol: 'USDC', contract: BSC_USDC, decimals: 18 };
  const without = (field: string) => Object.fromEntries(Object.entries(evm).filter(([name]) => name !== field));

  test.each<[string, unknown, RegExp]>([
    ['an unknown field', { ...evm, poll: 1 }, /^CHAINS\[0\]\.poll: is not a field/],
    ['a missing field', without('decimals'), /^CHAINS\[0\]\.decimals: is missing$/],
    ['no confirmations', without('confirmations'), /^CHAINS\[0\]\.confirmations: is missing$/],
    ['a chain that is no object', 'bep20', /^CHAINS\[0\]: must be an object$/],
    ['an id that is none', { ...evm, id: 'BEP 20' }, /^CHAINS\[0\]\.id: must be the id of a network/],
    ['a kind that is none', { ...evm, kind: 'solana' }, /^CHAINS\[0\]\.kind: must be evm or tron$/],
    ['no nodes', { ...evm, rpc: [] }, /^CHAINS\[0\]\.rpc: must hold at least one address$/],
    ['one node that is no list', { ...evm, rpc: SECRET }, /^CHAINS\[0\]\.rpc: must be a list$/],
    [
      'a node by WebSocket',
      { ...evm, rpc: [SECRET, 'wss://node.example/s3cr3t'] },
      /^CHAINS\[0\]\.rpc\[1\]: must be an http/,
    ],
    [
      'a wrong checksum',
      { ...evm, contract: BSC_USDT.replace('99059f', '99059F') },
      /^CHAINS\[0\]\.contract: must be 0x/,
    ],
    ['upper case', { ...evm, contract: `0x${BSC_USDC.slice(2).toUpperCase()}` }, /^CHAINS\[0\]\.contract: must be 0x/],
    ['TRON’s contract on Ethereum’s kind', { ...evm, contract: TRON_USDT }, /^CHAINS\[0\]\.contract: must be 0x/],
    ['Ethereum’s contract on TRON', { ...tron, contract: BSC_USDT }, /^CHAINS\[0\]\.contract: must be a TRON address/],
    [
      'a mistyped TRON contract',
      { ...tron, contract: TRON_USDT.replace('q8', 'q9') },
      /^CHAINS\[0\]\.contract: must be a TRON/,
    ],
    ['too many decimals', { ...evm, decimals: 37 }, /^CHAINS\[0\]\.decimals: must be a whole number from 0 to 36$/],
    ['decimals as text', { ...evm, decimals: '18' }, /^CHAINS\[0\]\.decimals: must be a whole number/],
    ['no confirmation', { ...evm, confirmations: 0 }, /^CHAINS\[0\]\.confirmations: must be a whole number from 1$/],
    ['half a confirmation', { ...evm, confirmations: 1.5 }, /^CHAINS\[0\]\.confirmations: must be a whole number/],
    ['rules without one', { ...evm, confirmations: [] }, /^CHAINS\[0\]\.confirmations: must hold at least one rule$/],
    [
      'rules that begin late',
      { ...evm, confirmations: [{ from: 1, need: 1 }] },
      /^CHAINS\[0\]\.confirmations\[0\]\.from: must be 0/,
    ],
    [
      'rules that do not rise',
      { ...evm, confirmations: [0, 500, 500].map((from) => ({ from, need: 1 })) },
      /^CHAINS\[0\]\.confirmations\[2\]\.from: must be more/,
    ],
    [
      'a rule without a count',
      { ...evm, confirmations: [{ from: 0 }] },
      /^CHAINS\[0\]\.confirmations\[0\]\.need: is missing$/,
    ],
    ['no blocks at once', { ...evm, maxBlocks: 0 }, /^CHAINS\[0\]\.maxBlocks: must be a whole number from 1$/],
    [
      'a start below the first block',
      { ...evm, startBlock: -1 },
      /^CHAINS\[0\]\.startBlock: must be a whole number from 0$/,
    ],
    ['no pause', { ...evm, pollMs: 0 }, /^CHAINS\[0\]\.pollMs: must be/],
    [
      'another token that is this one',
      { ...evm, otherTokens: [{ ...other, contract: BSC_USDT.toLowerCase() }] },
      /^CHAINS\[0\]\.otherTokens\[0\]\.contract: is the same as CHAINS\[0\]\.contract$/,
    ],
    [
      'two tokens of one symbol',
      { ...evm, otherTokens: [other, { ...other, contract: `0x${'1'.repeat(40)}` }] },
      /^CHAINS\[0\]\.otherTokens\[1\]\.symbol: is the same as CHAINS\[0\]\.otherTokens\[0\]\.symbol$/,
    ],
    [
      'another USDT',
      { ...evm, otherTokens: [{ ...other, symbol: 'usdt' }] },
      /^CHAINS\[0\]\.otherTokens\[0\]\.symbol: is the same/,
    ],
    [
      'another token with an address that is none',
      { ...evm, otherTokens: [{ ...other, contract: '0x12' }] },
      /^CHAINS\[0\]\.otherTokens\[0\]\.contract: must be 0x/,
    ],
    [
      'an unknown field of a token',
      { ...evm, otherTokens: [{ ...other, name: 'x' }] },
      /^CHAINS\[0\]\.otherTokens\[0\]\.name: is not a field/,
    ],
  ])('%s', (_, chain, fault) => {
    const faults = faultsOf([chain]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
  });

  test('two chains with one id', () => {
    expect(faultsOf([evm, { ...tron, id: 'bep20' }])).toEqual(['CHAINS[1].id: is the same as CHAINS[0].id']);
  });

  test('all faults are reported at once, one line each', () => {
    const faults = faultsOf([
      { ...evm, a: 1, b: 2, rpc: ['ftp://node.example'], contract: '0x', decimals: -1 },
      { ...tron, id: 'bep20', otherTokens: [{ symbol: '', contract: 'T', decimals: 6 }] },
    ]);
    expect(faults.map((line) => line.split(':')[0]).toSorted()).toEqual([
      'CHAINS[0].a',
      'CHAINS[0].b',
      'CHAINS[0].contract',
      'CHAINS[0].decimals',
      'CHAINS[0].rpc[0]',
      'CHAINS[1].id',
      'CHAINS[1].otherTokens[0].contract',
      'CHAINS[1].otherTokens[0].symbol',
    ]);
  });
});

describe('a text that is no list', () => {
  test.each<[string, () => Parameters<typeof readChains>[0], RegExp]>([
    ['both variables', () => ({ CHAINS: '[]', CHAINS_FILE: '/x' }), /^CHAINS_FILE: is set beside CHAINS/m],
    [
      'a file that is missing',
      () => ({ CHAINS_FILE: '/nowhere/chains.json' }),
      /^CHAINS_FILE: .*cannot be read \(ENOENT\)$/m,
    ],
    ['a file that is empty', () => ({ CHAINS_FILE: fileOf('') }), /^CHAINS_FILE: is not JSON$/m],
    ['a text that is not JSON', () => ({ CHAINS: `[${SECRET}` }), /^CHAINS: is not JSON$/m],
    ['one chain without a list', () => ({ CHAINS: JSON.stringify(evm) }), /^CHAINS: must be a list$/m],
  ])('is refused: %s', (_, env, fault) => {
    expect(() => readChains(env())).toThrow(ConfigError);
    expect(() => readChains(env())).toThrow(fault);
    expect(() => readChains(env())).not.toThrow(/s3cr3t/);
  });
});
