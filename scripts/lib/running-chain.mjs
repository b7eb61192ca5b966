/** The development chain that runs on this machine, so that another process can pay on it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { accountOf } from '../../packages/domain/src/index.ts';
import { payFromWallet } from '../../apps/api/src/testing/dev-wallet.ts';
import { ROOT } from './paths.mjs';

const RUNNING = join(ROOT, 'node_modules/.cache/sarraf-dev-chain.json');
const DECIMALS = 18;

function fail(message) {
  console.error(message);
  process.exit(1);
}

export function rememberRunningChain({ url, contract }) {
  mkdirSync(dirname(RUNNING), { recursive: true });
  writeFileSync(RUNNING, JSON.stringify({ url, contract }));
}

export const forgetRunningChain = () => rmSync(RUNNING, { force: true });

/** Converts a decimal amount to base units; null for invalid text and for more decimals than the token has. */
function unitsOf(amount) {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,18}))?$/.exec(amount ?? '') ?? [];
  return whole === undefined ? null : BigInt(whole + fraction.padEnd(DECIMALS, '0'));
}

/** Runs `pay <address> <amount>` of the command `script`; ends the process with a message when that is not possible. */
export async function payOnRunningChain(script, { command, to, amount }) {
  if (command !== 'pay') fail('Give no argument to start the chain, or: pay <address> <amount>');
  const units = unitsOf(amount);
  if (!to || accountOf(to) === null || units === null) {
    fail(`Give an address and an amount: ${script} -- pay 0x… 100.5`);
  }
  let running;
  try {
    running = JSON.parse(readFileSync(RUNNING, 'utf8'));
  } catch {
    fail(`No development chain runs here. Start one with \`${script}\`.`);
  }
  try {
    console.log(`Sent ${amount} USDT to ${to}: ${await payFromWallet(running, to, units)}`);
  } catch {
    fail(`The development chain does not answer. Start it with \`${script}\`.`);
  }
}
