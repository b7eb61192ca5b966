import { describe, expect, test } from 'vitest';
import { accepted, LONG, refusal } from '../testing/schema-rows.ts';
import { withdrawalSchema } from './withdrawal.schema.ts';

const networks = [
  { id: 'trc20', name: 'Tron (TRC20)' },
  { id: 'bep20', name: 'BSC (BEP20)' },
];
const schema = withdrawalSchema({ balance: '152.500001', networks });
const TRON = 'TNnuJe7iTwHHtFGEmC21mEU6vQ9Szht2os';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const fine = { amount: '100', networkId: 'trc20', address: TRON };

describe('a withdrawal', () => {
  test.each([
    ['of a part', {}, fine],
    ['of everything', { amount: '152.500001' }, { ...fine, amount: '152.500001' }],
    ['with a point at its end', { amount: '100.' }, fine],
    ['of the least there is', { amount: '.000001' }, { ...fine, amount: '0.000001' }],
    ['over the other chain', { networkId: 'bep20', address: EVM }, { ...fine, networkId: 'bep20', address: EVM }],
    ['with blanks around the address', { address: `  ${TRON}\n` }, fine],
    ['with invisible marks in the address', { address: `\u200E${TRON.slice(0, 9)}\u200B${TRON.slice(9)}` }, fine],
  ])('%s', (_, changes, values) => {
    expect(accepted(schema, { ...fine, ...changes })).toEqual(values);
  });

  test.each([
    ['nothing', '', 'Enter how much you want to withdraw.'],
    ['zero', '0.000000', 'Enter how much you want to withdraw.'],
    ['a comma that is no group', '1,5', 'Enter how much you want to withdraw.'],
    ['less than nothing', '-5', 'Enter how much you want to withdraw.'],
    ['a millionth too much', '152.500002', 'Your wallet balance is 152.500001 USDT'],
    ['far too much', LONG('9'), 'Your wallet balance is 152.500001 USDT'],
  ])('is not of %s', (_, amount, message) => {
    expect(refusal(schema, { ...fine, amount })).toEqual({ amount: message });
  });

  test.each([
    ['', 'Choose the network your wallet receives on.'],
    ['erc20', 'Choose the network your wallet receives on.'],
  ])('does not go over "%s"', (networkId, message) => {
    expect(refusal(schema, { ...fine, networkId })).toEqual({ networkId: message });
  });

  test.each([
    ['nowhere', '', 'Enter the address of your wallet.'],
    ['blanks', '   ', 'Enter the address of your wallet.'],
    ['the other chain', EVM, 'This is not a valid Tron (TRC20) address. Please check it.'],
    ['a word', LONG('T'), 'This is not a valid Tron (TRC20) address. Please check it.'],
    [
      'a mistyped address',
      TRON.replace('J', 'K'),
      'A character of this address is wrong. Copy it again from your wallet.',
    ],
  ])('does not go to %s', (_, address, message) => {
    expect(refusal(schema, { ...fine, address })).toEqual({ address: message });
  });

  test.each([
    ['trc20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
    ['bep20', `0x${'0'.repeat(40)}`],
    ['bep20', `0x${'0'.repeat(39)}1`],
    ['bep20', '0x000000000000000000000000000000000000dEaD'],
    ['bep20', '0x55d398326f99059fF775485246999027B3197955'],
  ])('does not go over %s to %s, which nobody can spend from', (networkId, address) => {
    expect(refusal(schema, { ...fine, networkId, address })).toEqual({
      address: 'USDT sent to this address are lost: nobody can spend them. Enter the address of your own wallet.',
    });
  });

  test('reports all errors at once', () => {
    expect(Object.keys(refusal(schema, { amount: '', networkId: '', address: '' })).sort()).toEqual([
      'address',
      'amount',
      'networkId',
    ]);
    expect(refusal(schema, { ...fine, amount: '', address: EVM })).toHaveProperty('address');
  });
});
