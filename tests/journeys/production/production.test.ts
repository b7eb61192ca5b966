import { addressText, slip } from '@sarraf/ui/testing';
import { expect, test } from 'vitest';
import { payFromWallet } from '../../../apps/api/src/testing/dev-wallet.ts';
import { STAND_IN_CODE } from '../../../apps/api/src/testing/stand-ins/identity.ts';
import type { Providers } from '../../../apps/api/src/testing/stand-ins/providers.ts';
import { addNayaPay, completeSignup, createOrder, signIn, waitForResult } from '../seller.ts';
import { PHONE, type Visit } from '../test-environment.ts';
import { joinEnvironment, providers } from './environment.ts';

const NATIONAL = '3021987654';
const IDENTITY_NUMBER = '123412341234';
const ONE_USDT = 10n ** 18n;

const environment = joinEnvironment({});

/** Every WhatsApp message to the seller, by template. */
const whatsappTo = ({ whatsapp }: Providers, template: string) =>
  whatsapp.messages.filter((message) => message.to === `92${NATIONAL}` && message.template === template);

const loginCode = async (): Promise<string> => {
  const [code = ''] = whatsappTo(await providers, 'sarraf_code').at(-1)?.parameters ?? [];
  return code;
};

/** Records the body of every reply of the API. */
function recordReplies({ page }: Visit): () => Promise<{ path: string; body: string }[]> {
  const replies: Promise<{ path: string; body: string }>[] = [];
  page.on('response', (reply) => {
    const path = new URL(reply.url()).pathname;
    if (!path.startsWith('/api/')) return;
    // A reply has no body if the page was left before it arrived.
    replies.push(
      reply.text().then(
        (body) => ({ path, body }),
        () => ({ path, body: '' }),
      ),
    );
  });
  return () => Promise.all(replies);
}

test('a new number sells USDT on a production server with every service connected, and nothing secret is written down', async () => {
  const visit = await environment.visit(PHONE);
  const { page, origin } = visit;
  const services = await providers;
  const replies = recordReplies(visit);
  await page.goto(`${origin}/login`);
  await signIn(visit, NATIONAL, loginCode);
  await completeSignup(visit, NATIONAL, async () => STAND_IN_CODE);
  await addNayaPay(visit);
  await createOrder(visit, '500', 'BEP20');
  const net = await slip(page).value("You'll Receive");
  const address = await addressText(page).value();
  await payFromWallet(services.chain, address, 500n * ONE_USDT);
  await waitForResult(page, 'Transaction Completed');
  expect(await slip(page).value('Amount')).toBe(net);

  // The service paid once, and the seller got one message about each event.
  const payments = [...services.payouts.payments.values()];
  expect(payments.map(({ status }) => status)).toEqual(['completed']);
  expect(await slip(page).value('UTR number')).toBe(payments[0]?.utr);
  await expect.poll(() => whatsappTo(services, 'sarraf_paid').length).toBe(1);
  expect(whatsappTo(services, 'sarraf_deposit_seen')).toHaveLength(1);
  expect(whatsappTo(services, 'sarraf_paid')[0]?.parameters.join(' ')).toContain(payments[0]?.utr);
  visit.expectNoErrors();

  const code = await loginCode();
  const token = String(await page.evaluate(() => localStorage.getItem('token')));
  expect(code).toMatch(/^\d{6}$/);
  const log = environment.server.output();
  expect(log).toContain('/api/auth/verify-otp');
  for (const secret of [...services.secrets, code, STAND_IN_CODE, token, IDENTITY_NUMBER, NATIONAL]) {
    expect(log.includes(secret), `the log contains ${secret}`).toBe(false);
  }
  for (const { path, body } of await replies()) {
    for (const secret of [...services.secrets, code, STAND_IN_CODE, IDENTITY_NUMBER]) {
      expect(body.includes(secret), `the reply of ${path} contains ${secret}`).toBe(false);
    }
    if (path !== '/api/auth/verify-otp')
      expect(body.includes(token), `the reply of ${path} contains the token`).toBe(false);
  }
});
