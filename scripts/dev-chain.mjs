/**
 * Starts the app and the API with a development chain: one block a second and a token like USDT, which the API reads as bep20. The database is
 * temporary, because the chain starts empty every time.
 *
 *   npm run dev:chain
 *   npm run dev:chain -- pay <address> <amount>     sends USDT on the running chain
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { accountOf } from '../packages/domain/src/index.ts';
import { HOLDER, HOLDER_KEY, pay, startDevChain } from '../apps/api/src/testing/dev-chain.ts';
import { ROOT } from './lib/paths.mjs';

const RUNNING = join(ROOT, 'node_modules/.cache/sarraf-dev-chain.json');
const RPC_PORT = 8545;
const CHAIN_ID = 31_337;
const DECIMALS = 18;

function fail(message) {
  console.error(message);
  process.exit(1);
}

function readRunning() {
  try {
    return JSON.parse(readFileSync(RUNNING, 'utf8'));
  } catch {
    return fail('No development chain runs here. Start one with `npm run dev:chain`.');
  }
}

/** Converts a decimal amount to base units; null for invalid text and for more decimals than the token has. */
function unitsOf(amount) {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,18}))?$/.exec(amount ?? '') ?? [];
  return whole === undefined ? null : BigInt(whole + fraction.padEnd(DECIMALS, '0'));
}

async function payOnce(to, amount) {
  const units = unitsOf(amount);
  if (!to || accountOf(to) === null || units === null) {
    fail('Give an address and an amount: npm run dev:chain -- pay 0x… 100.5');
  }
  const { url, contract } = readRunning();
  try {
    console.log(`Sent ${amount} USDT to ${to}: ${await pay(url, contract, { to, units })}`);
  } catch {
    fail('The development chain does not answer. Start it with `npm run dev:chain`.');
  }
}

function announce({ url, contract, chainId }, port) {
  console.log(`
  A development chain is running: no real money.
    App             http://localhost:${port}
    RPC             ${url} (chain id ${chainId})
    USDT (bep20)    ${contract}, ${DECIMALS} decimals, 3 confirmations
    Wallet          ${HOLDER}
    Its key         ${HOLDER_KEY}
                    known to everybody: never send anything real to it

  Sell over BEP20 in the app, then: npm run dev:chain -- pay <deposit address> <amount>
`);
}

async function start() {
  const chain = await startDevChain({ blockTime: 1, port: RPC_PORT, chainId: CHAIN_ID, decimals: DECIMALS });
  const dataDir = process.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'sarraf-dev-chain-'));
  mkdirSync(dirname(RUNNING), { recursive: true });
  writeFileSync(RUNNING, JSON.stringify({ url: chain.url, contract: chain.contract }));
  announce(chain, process.env.PORT ?? 3000);

  const { url, contract, decimals, otherToken } = chain;
  const bep20 = { id: 'bep20', kind: 'evm', rpc: [url], contract, decimals, confirmations: 3, chainId: CHAIN_ID };
  const CHAINS = JSON.stringify([{ ...bep20, pollMs: 1000, startBlock: 0, otherTokens: [otherToken] }]);
  // The API treats an empty variable as unset.
  const env = { ...process.env, SARRAF_MODE: 'sandbox', DATA_DIR: dataDir, CHAINS, CHAINS_FILE: '' };
  const server = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], { cwd: ROOT, stdio: 'inherit', env });
  const stop = () => void server.kill('SIGTERM');
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  server.once('exit', async (code) => {
    await chain.stop();
    rmSync(RUNNING, { force: true });
    if (!process.env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    process.exit(code ?? 0);
  });
}

const { positionals } = parseArgs({ allowPositionals: true });
const [command, to, amount] = positionals;
if (command === 'pay') await payOnce(to, amount);
else if (command === undefined) await start();
else fail('Give no argument to start the chain, or: pay <address> <amount>');
