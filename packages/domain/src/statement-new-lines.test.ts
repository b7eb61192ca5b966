import { describe, expect, test } from 'vitest';
import { newStatementLines, type ComparableBooking } from './statement-new-lines.ts';

const booking = (description: string, change: Partial<ComparableBooking> = {}): ComparableBooking => ({
  day: '2026-11-21',
  direction: 'debit',
  amount: '25',
  reference: '',
  description,
  account: '',
  balance: null,
  ...change,
});
const added = (stored: ComparableBooking[], lines: ComparableBooking[]) =>
  newStatementLines(stored, lines).added.map(({ line, number }) => `${line.description} ${number}`);

describe('lines of a file that are not stored', () => {
  test('are told apart by every part of them', () => {
    const stored = [booking('charges', { balance: '10' })];
    const others = [{ day: '2026-11-22' }, { direction: 'credit' }, { amount: '26' }, { reference: 'X' }];
    for (const change of [...others, { account: '4567' }, { balance: '11' }, { balance: null }]) {
      expect(added(stored, [booking('charges', { balance: '10', ...change })])).toEqual(['charges 1']);
    }
    expect(added(stored, [booking('SMS', { balance: '10' })])).toEqual(['SMS 1']);
    expect(added(stored, [booking('charges', { amount: '25.00', balance: '10.00' })])).toEqual([]);
  });

  test('are as many as the file has more than is stored', () => {
    const charges = booking('charges');
    expect(added([], [charges, charges])).toEqual(['charges 1', 'charges 2']);
    expect(added([charges], [charges, charges])).toEqual(['charges 2']);
    expect(added([charges, charges], [charges])).toEqual([]);
  });

  test('and wholly equal lines of the file are named', () => {
    const [first, second, other] = [booking('charges'), booking('charges'), booking('SMS')];
    expect(newStatementLines([first], [first, other, second]).equal).toEqual([second]);
    expect(newStatementLines([], [first, other]).equal).toEqual([]);
  });
});
