import { describe, expect, it } from 'vitest';
import { explorerLink } from './explorer-link.ts';

const HASH = 'aB3'.repeat(21) + '0';

describe('explorerLink', () => {
  it.each([
    ['trc20', HASH, `https://tronscan.org/#/transaction/${HASH}`],
    ['bep20', `0x${HASH}`, `https://bscscan.com/tx/0x${HASH}`],
    ['erc20', `0x${HASH}`, `https://etherscan.io/tx/0x${HASH}`],
    ['ERC20', HASH, `https://etherscan.io/tx/${HASH}`],
  ])('on %s leads to its explorer', (network, hash, link) => {
    expect(explorerLink(network, hash)).toBe(link);
  });

  it.each([
    ['trc20', HASH, 'https://scan.example/tx/1'],
    ['polygon', HASH, 'http://scan.example/tx/1'],
    ['polygon', 'no hash', 'HTTPS://scan.example/'],
  ])('on %s leads to where the operator says', (network, hash, given) => {
    expect(explorerLink(network, hash, given)).toBe(given);
  });

  it.each([
    ...[
      'javascript:alert(1)',
      ' https://scan.example/',
      'https://',
      'https:scan.example',
      '//scan.example/tx/1',
      '/tx/1',
    ],
    ...['https://scan.example/\njavascript:alert(1)', 'data:text/html,https://scan.example/', '', null, undefined],
  ])('ignores %j, which is no http(s) URL', (given) => {
    expect(explorerLink('polygon', HASH, given)).toBeNull();
    expect(explorerLink('trc20', HASH, given)).toBe(`https://tronscan.org/#/transaction/${HASH}`);
  });

  it.each(['polygon', '', 'constructor'])('knows no explorer of %j', (network) => {
    expect(explorerLink(network, HASH)).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['absent', undefined],
    ['empty', ''],
    ['a digit short', HASH.slice(1)],
    ['a digit long', `${HASH}0`],
    ['not hexadecimal', `g${HASH.slice(1)}`],
    ['a script', `javascript:alert(1)//${HASH}`],
    ['followed by a line', `${HASH}\n`],
    ['followed by a path', `${HASH}/../`],
  ])('makes no link of a hash that is %s', (_, hash) => {
    expect(explorerLink('trc20', hash)).toBeNull();
  });
});
