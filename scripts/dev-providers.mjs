/**
 * Starts the app and the API as a production server on this machine, with stand-ins of every service that it needs: a development chain,
 * WhatsApp, SMS, identity and payouts. Messages are printed here. The database is temporary.
 *
 *   npm run dev:providers
 *   npm run dev:providers -- pay <address> <amount>     sends USDT on the running chain
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startProviders } from '../apps/api/src/testing/stand-ins/providers.ts';
import { STAND_IN_CODE } from '../apps/api/src/testing/stand-ins/identity.ts';
import { forgetRunningChain, payOnRunningChain, rememberRunningChain } from './lib/running-chain.mjs';
import { ROOT } from './lib/paths.mjs';

const PRINT_EVERY_MS = 300;

function announce(origin) {
  console.log(`
  A production server with stand-ins of its services: no real money, messages or people.
    App          ${origin}
    Sign in      with any Pakistani mobile number; messages to it are printed here
    Identity     any 12 digits; the code is ${STAND_IN_CODE}
    Accounts     a number ending 0001 is refused, 0005 is paid and returned
    Sell         over BEP20, then: npm run dev:providers -- pay <deposit address> <amount>
`);
}

/** Prints each new message to people, as their phones would show it. */
function printMessages({ whatsapp, messages }) {
  const printed = { whatsapp: 0, sms: 0 };
  return setInterval(() => {
    for (const { to, template, language, parameters } of whatsapp.messages.slice(printed.whatsapp)) {
      console.log(`  WhatsApp to +${to}: ${template} (${language}) ${parameters.join(' · ')}`);
    }
    for (const { to, text } of messages.messages.slice(printed.sms)) console.log(`  SMS to ${to}: ${text}`);
    Object.assign(printed, { whatsapp: whatsapp.messages.length, sms: messages.messages.length });
  }, PRINT_EVERY_MS);
}

async function start() {
  const origin = `http://localhost:${process.env.PORT ?? 3000}`;
  const providers = await startProviders(origin);
  rememberRunningChain(providers.chain);
  announce(origin);
  const printing = printMessages(providers);
  const dataDir = mkdtempSync(join(tmpdir(), 'sarraf-dev-providers-'));
  const env = { ...process.env, LOG_LEVEL: 'warn', ...providers.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const server = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], { cwd: ROOT, stdio: 'inherit', env });
  const stop = () => void server.kill('SIGTERM');
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  server.once('exit', async (code) => {
    clearInterval(printing);
    await providers.close();
    forgetRunningChain();
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(code ?? 0);
  });
}

const [command, to, amount] = process.argv.slice(2);
if (command === undefined) await start();
else await payOnRunningChain('npm run dev:providers', { command, to, amount });
