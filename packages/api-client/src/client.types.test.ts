import { expectTypeOf, test } from 'vitest';
import type { ClientOf } from './client.ts';
import type { Order } from './contract.ts';
import type { operations } from './operations.ts';

type Api = ClientOf<typeof operations>;

// Never called, only type-checked. Each illegal call follows the legal one.
const calls = async (api: Api) => {
  await api.sendOtp({ mobile: '+923001234567' });
  // @ts-expect-error a field of the body is missing
  await api.sendOtp();
  // @ts-expect-error the mobile is a string
  await api.sendOtp({ mobile: 3001234567 });
  // @ts-expect-error the contract knows no such field
  await api.sendOtp({ mobile: '+923001234567', carrier: 'x' });

  await api.getBanks();
  await api.getBanks({ signal: new AbortController().signal, timeoutMs: 5000 });
  await api.checkLogin();
  // @ts-expect-error the call has no fields
  await api.checkLogin({ token: 'x' });

  await api.getHistory({ page: 1, limit: '10' });
  // @ts-expect-error a page has a size
  await api.getHistory({ page: 1 });

  await api.createOrder({ amount: 500, networkId: 'trc20', bankAccountId: 'b', idempotencyKey: 'uuid' });
  // @ts-expect-error moving money without a key
  await api.createOrder({ amount: 500, networkId: 'trc20', bankAccountId: 'b' });

  await api.paySandboxDeposit({ id: 'o' });
  await api.paySandboxDeposit({ id: 'o', amount: 12 });
  // @ts-expect-error which order
  await api.paySandboxDeposit();

  await api.getStats({ dateFilter: 'all' });
  // @ts-expect-error no such filter
  await api.getStats({ dateFilter: 'day' });

  await api.updateSetting({ key: 'price_ranges', value: [{ min: 100, max: null, price: 278.5 }] });
  // @ts-expect-error infinity is null on the wire
  await api.updateSetting({ key: 'price_ranges', value: [{ min: 100, price: 278.5 }] });
  await api.updateSetting({ key: 'min_quantity', value: 150, version: 3 });
  // @ts-expect-error versions are counted
  await api.updateSetting({ key: 'min_quantity', value: 150, version: '3' });

  await api.getAudit();
  await api.getAudit({ before: '42', limit: 20 });
  // @ts-expect-error the page begins after a row, it has no number
  await api.getAudit({ page: 2 });
};

test('the methods take what the contract takes and give what its replies hold', () => {
  expectTypeOf(calls).returns.resolves.toBeVoid();
  expectTypeOf<Awaited<ReturnType<Api['getOrder']>>['data']>().toExtend<Order>();
  expectTypeOf<Awaited<ReturnType<Api['getActiveOrder']>>['data']>().toExtend<Order | null>();
  expectTypeOf<Awaited<ReturnType<Api['sendOtp']>>['allowResendOtpAfterSeconds']>().toBeNumber();
  expectTypeOf<Awaited<ReturnType<Api['createOrder']>>['expiresIn']>().toBeNumber();
  expectTypeOf<Awaited<ReturnType<Api['updateSetting']>>['data']['version']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Awaited<ReturnType<Api['getAudit']>>['data'][number]['oldValue']>().toBeUnknown();
});
