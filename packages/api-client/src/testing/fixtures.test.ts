import { array, type GenericSchema, parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import * as v from '../gen/valibot.gen.ts';
import * as fixtures from './fixtures.ts';
import { payoutOf } from './exact.ts';

const { users, bankAccounts, orders } = fixtures;

const rows: [string, GenericSchema, unknown][] = [
  ...Object.entries(users).map(([name, user]): [string, GenericSchema, unknown] => [`users.${name}`, v.vUser, user]),
  ...Object.entries(bankAccounts).map(([name, account]): [string, GenericSchema, unknown] => [
    `bankAccounts.${name}`,
    v.vBankAccount,
    account,
  ]),
  ...Object.entries(orders).map(([name, order]): [string, GenericSchema, unknown] => [
    `orders.${name}`,
    v.vOrder,
    order,
  ]),
  ['priceRanges', array(v.vPriceRange), fixtures.priceRanges],
  ['networks', array(v.vNetwork), fixtures.networks],
  ['profileStats', v.vProfileStats, fixtures.profileStats],
  ['otherProfile.user', v.vProfileUser, fixtures.otherProfile.user],
  ['otherProfile.stats', v.vProfileStats, fixtures.otherProfile.stats],
  ['settings', array(v.vSetting), fixtures.settings],
  ['stats', v.vStats, fixtures.stats],
  ['auditEntries', array(v.vAuditEntry), fixtures.auditEntries],
];

describe('fixtures', () => {
  it.each(rows)('%s is what its schema says, and nothing is lost in it', (_name, schema, value) => {
    expect(safeParse(schema, value).issues).toBeUndefined();
    expect(parse(schema, value)).toEqual(value);
  });

  it.each(Object.values(orders).filter(({ type, deleted }) => type === 'sell' && !deleted))(
    'the amounts of order $_id add up',
    ({ quantity, price, net_amount, platform_fee }) => {
      expect(payoutOf(quantity, price, 0.01, 0)).toEqual({ net: net_amount, fee: platform_fee });
    },
  );

  it('have ids of their own', () => {
    const ids = [...Object.values(users), ...Object.values(bankAccounts), ...Object.values(orders)].map(
      ({ _id }) => _id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('make a long history newest first, with amounts that add up', () => {
    const history = fixtures.makeHistory(300);
    expect(parse(array(v.vOrder), history)).toEqual(history);
    expect(new Set(history.map(({ _id }) => _id)).size).toBe(300);
    const times = history.map(({ created_ts }) => created_ts);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const { quantity, price, net_amount, platform_fee } of history) {
      expect(payoutOf(quantity, price, 0.01, 0)).toEqual({ net: net_amount, fee: platform_fee });
    }
  });

  it('make a long record newest first, each change beginning where the one before ended', () => {
    const record = fixtures.makeAudit(45);
    expect(parse(array(v.vAuditEntry), record)).toEqual(record);
    expect(new Set(record.map(({ _id }) => _id)).size).toBe(45);
    const times = record.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(record.slice(0, -1).map(({ oldValue }) => oldValue)).toEqual(
      record.slice(1).map(({ newValue }) => newValue),
    );
  });

  it('make records that differ where asked', () => {
    expect(fixtures.makeUser({ name: null }).name).toBeNull();
    expect(fixtures.makeOrder({ status: 'failed' })).toMatchObject({ status: 'failed', quantity: 500 });
    expect(fixtures.makeBankAccount({ method: 'raast' }).method).toBe('raast');
  });
});
