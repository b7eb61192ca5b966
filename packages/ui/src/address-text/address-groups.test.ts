import { describe, expect, it } from 'vitest';
import { addressGroups, shortAddress, shortGroups } from './address-groups.ts';

const TRON = 'TXk9Qp4mVbLd2NsW8yHcRz6uEaQdF3jT7w';
const EVM = '0x52908400098527886E0F7030069857D2E4169EE7';

describe('addressGroups', () => {
  it('highlights the first and last six characters and splits the rest into groups of four', () => {
    expect(addressGroups(TRON).map((group) => group.text)).toEqual([
      'TXk9Qp',
      '4mVb',
      'Ld2N',
      'sW8y',
      'HcRz',
      '6uEa',
      'Qd',
      'F3jT7w',
    ]);
    expect(addressGroups(TRON).map((group) => group.stressed)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it.each([TRON, EVM, '', 'short', '1234567890123', 'a'.repeat(64)])('loses no character of %j', (address) => {
    expect(
      addressGroups(address)
        .map((group) => group.text)
        .join(''),
    ).toBe(address);
  });

  it('keeps a short value in one highlighted group', () => {
    expect(addressGroups('123456789012')).toEqual([{ text: '123456789012', stressed: true }]);
  });
});

describe('shortAddress', () => {
  it('keeps both ends', () => {
    expect(shortAddress(EVM)).toBe('0x5290…169EE7');
  });

  it('does not change a value that would not become shorter', () => {
    expect(shortAddress('1234567890123')).toBe('1234567890123');
  });
});

describe('shortGroups', () => {
  it('highlights both ends and nothing else', () => {
    expect(shortGroups(EVM)).toEqual([
      { text: '0x5290', stressed: true },
      { text: '…', stressed: false },
      { text: '169EE7', stressed: true },
    ]);
  });

  it.each(['', 'short', '1234567890123'])('keeps %j in one group', (address) => {
    expect(shortGroups(address)).toEqual([{ text: address, stressed: true }]);
  });
});
