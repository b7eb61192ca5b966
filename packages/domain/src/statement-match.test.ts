import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_FEE_RUPEES, matchStatement, type LineToMatch, type PaymentToMatch } from './statement-match.ts';

const line = (id: string, change: Partial<LineToMatch> = {}): LineToMatch => ({
  id,
  day: '2025-06-02',
  direction: 'debit',
  amount: '25000',
  reference: '',
  description: '',
  account: '',
  ...change,
});
const payment = (key: string, change: Partial<PaymentToMatch> = {}): PaymentToMatch => {
  const { day = '2025-06-02' } = change;
  const dayAfter = (days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
  return {
    key,
    direction: 'debit',
    amount: '25000',
    references: ['RAAST-250602-00417'],
    accounts: ['0101234567'],
    day,
    firstDay: dayAfter(-1),
    lastDay: dayAfter(1),
    ...change,
  };
};
const results = (lines: LineToMatch[], payments: PaymentToMatch[], words?: string[]) =>
  matchStatement(lines, payments, words).map(({ id, kind, way, key }) =>
    [id, kind, ...(way ? [way] : []), ...(key ? [key] : [])].join(' '),
  );

describe('a debit is matched by the UTR of its payment', () => {
  // oxfmt-ignore
  it.each([
    ['in the reference',             { reference: 'RAAST-250602-00417' }],
    ['in the description',           { description: 'IBFT RAAST-250602-00417 to Ayesha' }],
    ['in small letters',             { reference: 'raast-250602-00417' }],
    ['without its strokes',          { reference: 'RAAST25060200417' }],
    ['with blanks',                  { description: 'Ref RAAST 250602 00417.' }],
    ['behind a label',               { description: 'UTRRAAST25060200417/IBFT' }],
    ['in digits of Urdu',            { reference: 'RAAST-۲۵۰۶۰۲-۰۰۴۱۷' }],
    ['weeks later',                  { reference: 'RAAST-250602-00417', day: '2025-07-20' }],
    ['to an account with another end', { reference: 'RAAST-250602-00417', account: '9999' }],
  ])('%s', (_, change) => {
    expect(results([line('a', change)], [payment('p')])).toEqual(['a matched utr p']);
  });

  it.each([
    ['in a longer number', { reference: '91234567890123' }],
    ['shorter than six characters', { reference: 'X-1' }],
  ])('but not %s', (_, change) => {
    const payments = [payment('p', { references: ['12345678901', 'X-1'], accounts: [] })];
    expect(results([line('a', change)], payments)).toEqual(['a unknown-debit']);
  });
});

describe('without a UTR it is matched by amount, account and day', () => {
  // oxfmt-ignore
  it.each<[string, Partial<LineToMatch>, Partial<PaymentToMatch>, string]>([
    ['account in its column',          { account: '0101234567' }, {}, 'matched amount p'],
    ['account masked in its column',   { account: '******4567' }, {}, 'matched amount p'],
    ['account masked in the words',    { description: 'IBFT to xxxx4567' }, {}, 'matched amount p'],
    ['whole account in the words',     { description: 'IBFT to 0101234567' }, {}, 'matched amount p'],
    ['the IBAN',                       { account: 'PK36SCBL0000001123456702' }, { accounts: ['PK36SCBL0000001123456702'] }, 'matched amount p'],
    ['the account of an IBAN',         { description: 'to 1123456702' }, { accounts: ['PK36SCBL0000001123456702'] }, 'matched amount p'],
    ['a mobile number with its code',  { account: '+92 300 1234567' }, { accounts: ['03001234567'] }, 'matched amount p'],
    ['a NayaPay id',                   { description: 'To Ayesha.S@nayapay' }, { accounts: ['ayesha.s@nayapay'] }, 'matched amount p'],
    ['the day after',                  { account: '4567', day: '2025-06-03' }, {}, 'matched amount p'],
    ['the day before',                 { account: '4567', day: '2025-06-01' }, {}, 'matched amount p'],
    ['two days later',                 { account: '4567', day: '2025-06-04' }, {}, 'unknown-debit'],
    ['no account',                     {}, {}, 'unknown-debit'],
    ['another account',                { account: '4568' }, {}, 'unknown-debit'],
    ['four digits that are no mask',   { description: 'batch 4567' }, {}, 'unknown-debit'],
    ['another amount',                 { account: '4567', amount: '25000.01' }, {}, 'unknown-debit'],
    ['a credit',                       { account: '4567', direction: 'credit' }, {}, 'unknown-credit'],
  ])('%s', (_, lineChange, paymentChange, result) => {
    expect(results([line('a', lineChange)], [payment('p', paymentChange)])).toEqual([`a ${result}`]);
  });

  it('if only one result is possible: the same day first, as many lines as payments, else none', () => {
    const on = (id: string, day: string) => line(id, { account: '4567', day: `2025-06-${day}` });
    const paid = (key: string, day: string) => payment(key, { day: `2025-06-${day}` });
    expect(results([on('a', '02')], [paid('p', '02'), paid('q', '03')])).toEqual(['a matched amount p']);
    expect(results([on('a', '02'), on('b', '02')], [paid('p', '02'), paid('q', '02')])).toEqual([
      'a matched amount p',
      'b matched amount q',
    ]);
    expect(results([on('a', '02')], [paid('p', '02'), paid('q', '02')])).toEqual(['a unknown-debit']);
    expect(results([on('a', '02')], [paid('p', '01'), paid('q', '03')])).toEqual(['a unknown-debit']);
  });
});

describe('a second debit for a payment is named twice', () => {
  it('by its UTR', () => {
    const lines = [line('a', { reference: 'RAAST-250602-00417' }), line('b', { description: 'raast 250602 00417' })];
    expect(results(lines, [payment('p')])).toEqual(['a matched utr p', 'b twice p']);
  });

  it('by its UTR with another amount', () => {
    const lines = [
      line('a', { reference: 'RAAST-250602-00417' }),
      line('b', { reference: 'RAAST-250602-00417', amount: '9000' }),
    ];
    expect(results(lines, [payment('p')])).toEqual(['a matched utr p', 'b twice p']);
  });

  it('by its UTR, of a payment that an earlier statement has', () => {
    const lines = [line('b', { reference: 'RAAST-250602-00417' })];
    expect(results(lines, [payment('p', { isSettled: true })])).toEqual(['b twice p']);
  });

  it('by amount, account and day', () => {
    const lines = [line('a', { account: '4567' }), line('b', { account: '4567' })];
    expect(results(lines, [payment('p')])).toEqual(['a matched amount p', 'b twice p']);
  });

  it('by amount, account and day, of a payment that an earlier statement has', () => {
    expect(results([line('b', { account: '4567' })], [payment('p', { isSettled: true })])).toEqual(['b twice p']);
  });

  it('unless an equal payment of the next day has no other line', () => {
    const lines = [line('a', { account: '4567' }), line('b', { account: '4567' })];
    expect(results(lines, [payment('p'), payment('q', { day: '2025-06-03' })])).toEqual([
      'a matched amount p',
      'b matched amount q',
    ]);
    const three = [...lines, line('c', { account: '4567', day: '2025-06-03' })];
    expect(results(three, [payment('p'), payment('q', { day: '2025-06-03' })])).toEqual([
      'a matched amount p',
      'b twice p',
      'c matched amount q',
    ]);
  });

  it('unless our books have the second payment too', () => {
    const lines = [line('a', { reference: 'RAAST-250602-00417' }), line('b', { reference: 'RAAST-250602-00417' })];
    expect(results(lines, [payment('p'), payment('q')])).toEqual(['a matched utr p', 'b matched utr q']);
  });
});

describe('a debit with the UTR of a payment and another amount', () => {
  it('is unknown, and names the payment', () => {
    expect(results([line('a', { reference: 'RAAST-250602-00417', amount: '25010' })], [payment('p')])).toEqual([
      'a unknown-debit p',
    ]);
  });
});

describe('a fee is a small debit that the bank names so', () => {
  // oxfmt-ignore
  it.each([
    ['IBFT charges',                   '25',    [],            'fee'],
    ['FED on charges RAAST-250602-00417', '4',  [],            'fee'],
    ['Withholding tax',                '600',   [],            'fee'],
    ['SMS ALERT',                      '150',   ['sms alert'], 'fee'],
    ['SMS ALERT',                      '150',   [],            'unknown-debit'],
    ['School fee',                     String(MAX_FEE_RUPEES + 1), [], 'unknown-debit'],
    ['Coffee',                         '300',   [],            'unknown-debit'],
  ])('%s of %s rupees', (description, amount, words, kind) => {
    expect(results([line('a', { description, amount })], [payment('p')], words)[0]).toMatch(new RegExp(`^a ${kind}\\b`));
  });

  it('unless it is a payment', () => {
    const lines = [line('a', { description: 'fee RAAST-250602-00417', amount: '300' })];
    expect(results(lines, [payment('p', { amount: '300' })])).toEqual(['a matched utr p']);
  });
});

describe('a credit', () => {
  const returned = payment('r', {
    direction: 'credit',
    references: ['RET-250605-1', 'RAAST-250602-00417'],
    firstDay: '2025-06-02',
    lastDay: '2025-06-06',
    day: '2025-06-05',
  });
  // oxfmt-ignore
  it.each<[string, Partial<LineToMatch>, PaymentToMatch[], string]>([
    ['with the reference of a return',  { reference: 'RET-250605-1' }, [returned], 'matched utr r'],
    ['with the UTR of what came back',  { description: 'Reversal RAAST-250602-00417' }, [returned], 'matched utr r'],
    ['with amount, account and day',    { account: '4567', day: '2025-06-03' }, [returned], 'matched amount r'],
    ['too late for its amount alone',   { account: '4567', day: '2025-06-07' }, [returned], 'unknown-credit'],
    ['with the UTR of a payment that nobody reported as returned', { description: 'Reversal RAAST-250602-00417' }, [payment('p', { isSettled: true })], 'unknown-credit p'],
    ['a second time',                   { reference: 'RET-250605-1' }, [{ ...returned, isSettled: true }], 'unknown-credit'],
    ['of nobody',                       { reference: 'Top-up' }, [returned], 'unknown-credit'],
  ])('%s', (_, change, payments, result) => {
    expect(results([line('a', { direction: 'credit', day: '2025-06-05', ...change })], payments)).toEqual([`a ${result}`]);
  });
});

it('each line has one result and each payment one line, whatever their order', () => {
  const anyLine = fc.record({
    day: fc.constantFrom('2025-06-01', '2025-06-02', '2025-06-03'),
    direction: fc.constantFrom('debit' as const, 'credit' as const),
    amount: fc.constantFrom('10', '20'),
    reference: fc.constantFrom('', 'AAAA-0001', 'AAAA-0002', 'AAAA 0003'),
    account: fc.constantFrom('', '1111', '2222'),
  });
  const anyPayment = fc.record({
    day: fc.constantFrom('2025-06-01', '2025-06-02', '2025-06-03'),
    direction: fc.constantFrom('debit' as const, 'credit' as const),
    amount: fc.constantFrom('10', '20'),
    references: fc.constantFrom([], ['AAAA-0001'], ['AAAA-0002']),
    accounts: fc.constantFrom(['901111'], ['902222'], ['901111', '902222']),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 8 }), fc.array(anyPayment, { maxLength: 8 }), (lines, payments) => {
      const found = matchStatement(
        lines.map((one, at) => line(`l${at}`, one)),
        payments.map((one, at) => payment(`p${at}`, one)),
      );
      expect(found.map(({ id }) => id)).toEqual(lines.map((_, at) => `l${at}`));
      const matched = found.filter(({ kind }) => kind === 'matched');
      expect(new Set(matched.map(({ key }) => key)).size).toBe(matched.length);
      for (const { id, key } of matched) {
        const [one, other] = [lines[Number(id.slice(1))], payments[Number(key?.slice(1))]];
        expect([one?.amount, one?.direction]).toEqual([other?.amount, other?.direction]);
      }
      for (const { key } of found.filter(({ kind }) => kind === 'twice')) {
        expect(matched.map((one) => one.key)).toContain(key);
      }
    }),
    { seed: 330_056, numRuns: 2000 },
  );
});
