import { describe, expect, it } from 'vitest';
import { MAX_NETWORK_LOGO, isNetworkId, isOwnPicture } from './network-rules.ts';

describe('isNetworkId', () => {
  it.each(['trc20', 'a', '0', 'arbitrum-one', 'op_main', 'x'.repeat(40)])('takes %s', (id) => {
    expect(isNetworkId(id)).toBe(true);
  });

  it.each(['', 'TRC20', '-x', '_x', 'a b', 'é', 'a.b', 'trc20\n', 'x'.repeat(41)])('refuses %j', (id) => {
    expect(isNetworkId(id)).toBe(false);
  });
});

describe('isOwnPicture', () => {
  it.each([
    '/networks/trc20.svg',
    '/',
    'data:image/png;base64,AAAA',
    'data:image/svg+xml,<svg/>',
    `/${'a'.repeat(MAX_NETWORK_LOGO - 1)}`,
  ])('takes %.30s', (address) => {
    expect(isOwnPicture(address)).toBe(true);
  });

  it.each([
    '',
    'networks/trc20.svg',
    '//elsewhere.example/x.svg',
    '/\\\\elsewhere.example',
    'https://elsewhere.example/x.svg',
    'data:text/html,x',
    'data:image/gif;base64,AAAA',
    'javascript:alert(1)',
    `/${'a'.repeat(MAX_NETWORK_LOGO)}`,
  ])('refuses %.30s', (address) => {
    expect(isOwnPicture(address)).toBe(false);
  });
});
