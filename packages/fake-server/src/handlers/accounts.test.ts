import { openOrderIdOf } from '@sarraf/api-client';
import { describe, expect, it } from 'vitest';
import { bankAccounts, orders } from '../fixtures/index.ts';
import { scenarios } from '../scenarios.ts';
import { failure, emptyNetwork } from '../testing/network.ts';

const { open } = emptyNetwork();
const { nayapay, meezan, raast } = bankAccounts;
const easypaisa = { name: 'Ayesha Siddiqui', method: 'easypaisa', phoneNumber: '03451112224' } as const;

it('a changed account is a new one in the place of the old one, and stays the default', async () => {
  const api = open(scenarios.seller());
  await api.makeDefaultBank({ id: meezan._id });
  const { banks } = await api.updateBank({ id: meezan._id, ...easypaisa });
  expect(banks[1]).toMatchObject({ ...easypaisa, isDefault: true, title: 'AYESHA SIDDIQUI', titleCheck: 'match' });
  expect(banks[1]?._id).not.toBe(meezan._id);
});

it('an account is deleted unless an order is still to be paid to it', async () => {
  const server = scenarios.seller();
  const api = open(server);
  server.orders.unshift({ ...orders.pending, bank_id: nayapay });
  expect(openOrderIdOf(await failure(api.deleteBank({ id: nayapay._id })))).toBe(orders.pending._id);
  const { banks } = await api.deleteBank({ id: raast._id });
  expect(banks.map(({ _id }) => _id)).not.toContain(raast._id);
});

describe('the title check', () => {
  it('compares the title with the verified name', async () => {
    const server = scenarios.seller();
    const { banks } = await open(server).addBank({ ...easypaisa, phoneNumber: '03451110007' });
    expect(banks.at(-1)).toMatchObject({ title: 'TARIQ MEHMOOD', titleCheck: 'mismatch' });
  });

  it('refuses another name if the setting says so', async () => {
    const server = scenarios.seller();
    for (const setting of server.settings) if (setting.key === 'title_check') setting.value = 2;
    const error = await failure(open(server).addBank({ ...easypaisa, phoneNumber: '03451110007' }));
    expect(error).toMatchObject({ status: 400, errors: { name: expect.stringContaining('TARIQ MEHMOOD') } });
  });
});
