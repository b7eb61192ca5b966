/**
 * Starts the app and the API with a development chain: one block a second and a token like USDT, which the API reads as bep20. The database is
 * temporary, because the chain starts empty every time.
 *
 *   npm run dev:chain
 *   npm run dev:chain -- pay <address> <amount>     sends USDT on the running chain
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { HOLDER, HOLDER_KEY, startDevChain } from '../apps/api/src/testing/dev-chain.ts';
import { forgetRunningChain, payOnRunningChain, rememberRunningChain } from './lib/running-chain.mjs';
import { ROOT } from './lib/paths.mjs';

const RPC_PORT = 8545;
const CHAIN_ID = 31_337;
const DECIMALS = 18;

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
  rememberRunningChain(chain);
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
    forgetRunningChain();
    if (!process.env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    process.exit(code ?? 0);
  });
}

const [command, to, amount] = process.argv.slice(2);
if (command === undefined) await start();
else await payOnRunningChain('npm run dev:chain', { command, to, amount });
