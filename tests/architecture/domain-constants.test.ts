import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { vCreateOrderBody, vNewBankAccount } from '@sarraf/api-client/contract';
import { BANKS, MAX_SELL_USDT, METHODS, ORDER_STATUSES, visibleFields } from '@sarraf/domain';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const METHOD_IDS = METHODS.map(({ id }) => id);
const BANK_IDS = BANKS.map(({ id }) => id);
const sorted = (words: readonly string[]) => words.toSorted();

// The contract and the migrations cannot import the domain, so this test compares them with it.

describe('the contract agrees with the domain', () => {
  test('about the payment methods', () => {
    expect(sorted(vNewBankAccount.entries.method.options)).toEqual(sorted(METHOD_IDS));
  });

  test('about the fields of an account', () => {
    const { name: _name, method: _method, ...fields } = vNewBankAccount.entries;
    const known = METHOD_IDS.flatMap((method) => ['', ...BANK_IDS].flatMap((bank) => visibleFields(method, bank)));
    expect(sorted(Object.keys(fields))).toEqual(sorted([...new Set(known)]));
  });

  test('about the largest amount of one order', () => {
    const isAccepted = (amount: number) => {
      const body = { amount, networkId: 'trc20', bankAccountId: 'b' };
      return !('issues' in vCreateOrderBody['~standard'].validate(body));
    };
    expect([isAccepted(MAX_SELL_USDT), isAccepted(MAX_SELL_USDT + 0.000001)]).toEqual([true, false]);
  });

  test('about the statuses of an order', () => {
    const [, list = ''] =
      /description: '((?:`\w+`, )+)in any letter case/.exec(read('packages/api-client/openapi.yaml')) ?? [];
    expect(sorted(list.match(/\w+/g) ?? [])).toEqual(sorted(ORDER_STATUSES));
  });
});

test('the database accepts the order statuses of the domain, and no others', () => {
  const [, list = ''] =
    /status text not null check \(status in \(([^)]*'in_process'[^)]*)\)/.exec(
      read('apps/api/src/db/migrations/0001-initial.ts'),
    ) ?? [];
  expect(sorted(list.match(/\w+/g) ?? [])).toEqual(sorted(ORDER_STATUSES));
});

/** Lists that the domain defines; all other code derives from them. */
const LISTS: Record<string, readonly string[]> = {
  'order statuses': ORDER_STATUSES,
  'payment methods': METHOD_IDS,
  banks: BANK_IDS,
};

/** Innermost brackets that contain three words of a list: a copy of it, or the beginning of one. */
const copiesIn = (text: string, words: readonly string[]): string[] =>
  (text.match(/[[({][^[\](){}]*[\])}]/g) ?? []).filter(
    (bracket) => words.filter((word) => bracket.includes(`'${word}'`)).length > 2,
  );

describe.each(Object.entries(LISTS))('a list of %s', (_, words) => {
  test('is found in a sample', () => {
    const copy = `'${words.slice(0, 3).join("', '")}'`;
    expect(copiesIn(`const COPY = [${copy}]; sql\`status in (${copy})\``, words)).toHaveLength(2);
  });

  test('is in the domain only', () => {
    const files = globSync(
      ['packages/{ui,forms,api-client,fake-server}/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'],
      {
        cwd: ROOT,
      },
    ).filter((path) => !/\.(?:test|stories)\.tsx?$|\/(?:gen|tests|testing|fixtures|migrations|seed)\//.test(path));
    expect(files.flatMap((path) => copiesIn(read(path), words).map((copy) => `${path}: ${copy}`))).toEqual([]);
  });
});
