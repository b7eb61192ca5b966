import { currentStatementEntryOf, statementFaultsOf } from '@sarraf/api-client/admin';
import { decimal } from '@sarraf/domain';
import { describe, expect, it } from 'vitest';
import {
  evenImport,
  FIXTURE_NOW,
  oddImport,
  oddStatement,
  paidPayouts,
  statementColumns,
  users,
} from '../fixtures/index.ts';
import { scenarios } from '../scenarios.ts';
import { createFakeServer, type FakeServerOptions } from '../server.ts';
import { emptyNetwork, failure, refusedWith } from '../testing/network.ts';

const { open } = emptyNetwork();

/** Administrator of a server with these imports. */
function desk(options: FakeServerOptions = {}) {
  const server = createFakeServer({
    now: () => Date.parse(FIXTURE_NOW),
    people: [{ user: users.admin }],
    signedIn: users.admin,
    payouts: Object.values(paidPayouts),
    statementColumns,
    ...options,
  });
  return { server, api: open(server) };
}
const both = { statements: [evenImport, oddImport] };

describe('the bank statement', () => {
  it('has no rupees before the first import', async () => {
    const { api } = desk();
    expect((await api.getReconciliation()).data.rupees).toEqual({});
    expect(await api.getBankStatement()).toMatchObject({ data: [], kinds: [], coverage: null, statements: [] });
  });

  it('agrees with the payouts', async () => {
    const { api } = desk({ statements: [evenImport] });
    const { rupees } = (await api.getReconciliation()).data;
    expect(rupees).toMatchObject({ paid: '192256.5', statement: '192256.5', difference: '0', open: 0, fees: '250' });
    expect(rupees).toMatchObject({ float: '1807493.5', floatDay: '2025-05-31', from: '2025-05-30' });
  });

  it('has an entry of each kind, and their differences are the difference', async () => {
    const { api } = desk(both);
    const { data, kinds } = await api.getBankStatement();
    const waiting = data.filter((entry) => entry.open).map(({ kind, amount }) => `${kind} ${amount}`);
    expect(waiting.toSorted()).toEqual([
      'missing 69875',
      'twice 27950',
      'unknown-credit 41925',
      'unknown-credit 500000',
      'unknown-debit 25000',
    ]);
    expect(Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))).toMatchObject({ matched: 4, fee: 1 });
    const { rupees } = (await api.getReconciliation()).data;
    const sum = data.reduce((total, { difference }) => total.plus(difference), decimal(0));
    expect(rupees?.difference).toBe(sum.toString());
    expect(rupees?.difference).toBe('558850');
  });

  it('is listed by kind, page by page', async () => {
    const { api } = desk(both);
    expect((await api.getBankStatement({ kind: 'twice' })).data).toHaveLength(1);
    expect((await api.getBankStatement({ open: false })).data.every((entry) => !entry.open)).toBe(true);
    const first = await api.getBankStatement({ limit: 4 });
    const next = await api.getBankStatement({ limit: 50, before: first.data.at(-1)?._id });
    expect(first.data.length + next.data.length).toBe(10);
  });

  it('takes an explanation with a reason, which a later one replaces', async () => {
    const { api } = desk(both);
    const [entry] = (await api.getBankStatement({ kind: 'unknown-debit' })).data;
    const id = entry?._id ?? '';
    expect(await refusedWith(api.explainBankStatementEntry({ id }))).toMatchObject({
      status: 400,
      errors: { reason: 'A reason is required' },
    });
    expect((await api.explainBankStatementEntry({ id, reason: 'Rent' })).data).toMatchObject({ open: false });
    expect((await api.explainBankStatementEntry({ id, reason: 'Rent of June' })).data.explained?.reason).toBe(
      'Rent of June',
    );
    expect((await api.getReconciliation()).data.rupees).toMatchObject({ open: 4, difference: '583850' });
    expect((await api.getAudit()).data[0]).toMatchObject({
      action: 'bank_statement_explained',
      about: { type: 'bank-statement', amount: '25000', unit: 'PKR' },
    });
    const [matched] = (await api.getBankStatement({ kind: 'matched' })).data;
    const error = await failure(api.explainBankStatementEntry({ id: matched?._id ?? '', reason: 'x' }));
    expect(currentStatementEntryOf(error)?._id).toBe(matched?._id);
    expect(await refusedWith(api.explainBankStatementEntry({ id: 'line-99', reason: 'x' }))).toMatchObject({
      status: 404,
    });
  });
});

describe('the import of a statement', () => {
  it('shows what it would store, stores it, and stores no line twice', async () => {
    const { server, api } = desk({ statements: [evenImport] });
    const preview = await api.importBankStatement({ csv: oddStatement, dryRun: true });
    expect(preview.data).toMatchObject({ repeated: 0, debits: '122825', statement: { added: 6, to: '2025-06-02' } });
    expect(server.bankStatement.statements).toHaveLength(1);
    expect((await api.importBankStatement({ csv: oddStatement })).data.statement).toMatchObject({ _id: '2', added: 6 });
    const again = await api.importBankStatement({ csv: oddStatement, from: '2025-06-01', to: '2025-06-05' });
    expect(again.data).toMatchObject({ repeated: 6, statement: { added: 0 } });
    expect((await api.getBankStatement()).coverage).toEqual({
      from: '2025-05-30',
      to: '2025-06-05',
      gaps: [],
      breaks: [],
    });
  });

  it('keeps the explanations, and settles a payment that was missing', async () => {
    const { api } = desk(both);
    const [missing] = (await api.getBankStatement({ kind: 'missing' })).data;
    await api.explainBankStatementEntry({ id: missing?._id ?? '', reason: 'The bank pays it tomorrow' });
    const late =
      'Date,Description,Reference,Debit,Credit,Balance\n03/06/2025,Raast,RAAST-250601-00405,69875,,2156718.5\n';
    await api.importBankStatement({ csv: late });
    expect((await api.getBankStatement({ kind: 'missing' })).data).toEqual([]);
    expect((await api.getReconciliation()).data.rupees?.open).toBe(4);
  });

  it('tells the days without a statement', async () => {
    const { api } = desk({ statements: [evenImport, { ...oddImport, from: '2025-06-02' }] });
    expect((await api.getBankStatement()).coverage?.gaps).toEqual([{ from: '2025-06-01', to: '2025-06-01' }]);
  });

  it('needs the columns, and names the lines that it cannot read', async () => {
    const without = open(scenarios.admin());
    expect(await refusedWith(without.importBankStatement({ csv: oddStatement }))).toMatchObject({ status: 409 });
    const { api } = desk();
    const faults = async (csv: string) => statementFaultsOf(await failure(api.importBankStatement({ csv })))?.faults;
    expect(await faults(oddStatement.replace('02/06/2025', '31/02/2025'))).toMatchObject([{ line: 7, column: 'Date' }]);
    expect(await faults(oddStatement.replace('Debit', 'Out'))).toMatchObject([{ line: 0 }]);
    expect(await faults(oddStatement.slice(0, oddStatement.indexOf('01/06')))).toMatchObject([{ line: 0 }]);
  });

  it('reads the columns of the setting, which have to fit', async () => {
    const { api } = desk();
    const { feeWords: _, ...columns } = statementColumns;
    const save = (value: typeof columns) => api.updateSetting({ key: 'statement_columns', value });
    expect(await refusedWith(save({ ...columns, credit: null }))).toMatchObject({
      errors: { credit: 'These columns do not fit' },
    });
    expect((await save({ ...columns, balance: null })).data.value).not.toHaveProperty('balance');
    await api.importBankStatement({ csv: oddStatement });
    expect((await api.getReconciliation()).data.rupees?.float).toBeUndefined();
  });
});

describe('the report of a period', () => {
  it('is a CSV file, in the audit log', async () => {
    const { server, api } = desk({ audit: [] });
    const file = await api.exportReport({ from: '2025-05-01', to: '2025-05-31' });
    expect(await file.text()).toContain('2025-05-01 to 2025-05-31');
    expect(server.audit?.[0]).toMatchObject({ action: 'report_export' });
    expect(await refusedWith(api.exportReport({ from: '2025-05-02', to: '2025-05-01' }))).toMatchObject({
      errors: { to: 'The last day is before the first' },
    });
    const days = (to: string) => api.exportReport({ from: '2024-01-01', to });
    expect(await refusedWith(days('2025-02-04'))).toMatchObject({ errors: { to: 'Choose at most 400 days' } });
    expect((await days('2025-02-03')).size).toBeGreaterThan(0);
  });

  it('has a sample of the bank in the sandbox only', async () => {
    const { server, api } = desk();
    expect(await (await api.getSandboxBankStatement()).text()).toContain('RAAST-250530-00401');
    // It is the next day in Karachi.
    for (const payout of server.payouts) payout.attempts = [{ at: '2025-05-31T19:00:00Z', what: 'complete', by: '' }];
    expect(await (await api.getSandboxBankStatement()).text()).toContain('01/06/2025,Raast');
    server.sandbox = false;
    expect(await refusedWith(api.getSandboxBankStatement())).toMatchObject({ status: 404 });
  });
});
