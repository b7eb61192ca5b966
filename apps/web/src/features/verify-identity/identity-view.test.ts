import { beforeEach, describe, expect, it, vi } from 'vitest';
import { identityView, providerLink } from './identity-view.ts';

beforeEach(() => {
  vi.stubGlobal('window', { location: { href: 'https://sarraf.example/kyc' } });
  return () => vi.unstubAllGlobals();
});

describe('providerLink', () => {
  it('has the host that the person will see', () => {
    expect(providerLink('https://verify.example/r/81')).toEqual({
      href: 'https://verify.example/r/81',
      host: 'verify.example',
    });
    expect(providerLink('http://localhost:8100/r/81')?.host).toBe('localhost:8100');
  });

  it('takes a relative address as one of this host', () => {
    expect(providerLink('/api/sandbox/identity/81')?.href).toBe('https://sarraf.example/api/sandbox/identity/81');
  });

  it.each(['javascript:alert(1)', 'data:text/html,hello', 'whatsapp://app', 'https://', '', null, undefined])(
    'is null for %s',
    (url) => expect(providerLink(url)).toBeNull(),
  );
});

describe('identityView', () => {
  const redirect = { state: 'pending', next: 'redirect', redirectUrl: 'https://verify.example/r/81' };

  it('begins with the number', () => {
    expect(identityView(null)).toEqual({ step: 'number', refused: null });
  });

  it('begins with the number after a reload in the step of the code', () => {
    expect(identityView({ state: 'pending', next: 'code' })).toEqual({ step: 'number', refused: null });
  });

  it('goes on at the page of the provider', () => {
    expect(identityView(redirect)).toMatchObject({ step: 'redirect', link: { host: 'verify.example' } });
  });

  it('begins again where the page of the provider cannot be opened', () => {
    const check = { ...redirect, redirectUrl: 'javascript:alert(1)' };
    expect(identityView(check)).toEqual({ step: 'number', refused: null });
  });

  it.each(['wait', 'a way added later'])('waits for %s', (next) => {
    expect(identityView({ state: 'pending', next })).toEqual({ step: 'wait' });
  });

  it('waits in a state added later', () => {
    expect(identityView({ state: 'in-review', next: 'wait' })).toEqual({ step: 'wait' });
  });

  it('has the reason of a refusal, and one for a refusal without a reason', () => {
    expect(identityView({ ...redirect, state: 'refused', reason: 'not-agreed' })).toMatchObject({
      refused: 'not-agreed',
    });
    expect(identityView({ ...redirect, state: 'refused' })).toMatchObject({ refused: 'other' });
  });

  it('ends when the identity is verified', () => {
    expect(identityView({ ...redirect, state: 'verified' })).toEqual({ step: 'verified' });
  });
});
