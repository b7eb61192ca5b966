import { describe, expect, it } from 'vitest';
import { addressGroups, shortAddress, shortGroups } from './address-groups.ts';

const TRON = 'TXk9Qp4mVbLd2NsW8yHcRz6uEaQdF3jT7w';
const EVM = '0x52908400098527886E0F7030069857D2E4169EE7';

describe('addressGroups', () => {
  it('stresses the first and last six and cuts the rest in fours', () => {
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

  it('keeps what is too short to cut in one stressed piece', () => {
    expect(addressGroups('123456789012')).toEqual([{ text: '123456789012', stressed: true }]);
  });
});

describe('shortAddress', () => {
  it('keeps both ends', () => {
    expect(shortAddress(EVM)).toBe('0x5290…169EE7');
  });

  it('leaves alone what it could not shorten', () => {
    expect(shortAddress('1234567890123')).toBe('1234567890123');
  });
});

describe('shortGroups', () => {
  it('stresses both ends and nothing else', () => {
    expect(shortGroups(EVM)).toEqual([
      { text: '0x5290', stressed: true },
      { text: '…', stressed: false },
      { text: '169EE7', stressed: true },
    ]);
  });

  it.each(['', 'short', '1234567890123'])('leaves %j in one piece', (address) => {
    expect(shortGroups(address)).toEqual([{ text: address, stressed: true }]);
  });
});
