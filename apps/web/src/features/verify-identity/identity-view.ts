import type { IdentityCheck } from '@sarraf/api-client';

/** A link to the provider's page, with the host that the person should see there. */
export interface ProviderLink {
  href: string;
  host: string;
}

/** Step of the identity verification that a check leads to; the one-time code is a step of its own. */
export type IdentityView =
  /** The Aadhaar number. `refused` is the reason why the latest verification was refused; null for none. */
  | { step: 'number'; refused: string | null }
  /** The person agrees on the provider's page. */
  | { step: 'redirect'; link: ProviderLink }
  /** The provider needs time. */
  | { step: 'wait' }
  /** The identity is verified, and the next page is loading. */
  | { step: 'verified' };

/** The parsed address, relative to this page; null if it cannot be parsed. */
function parsed(url: string): URL | null {
  try {
    return new URL(url, window.location.href);
  } catch {
    return null;
  }
}

/** Link to the page of a provider; null for an address that is not http or https. A relative address is one of this host. */
export function providerLink(url: string | null | undefined): ProviderLink | null {
  const address = url ? parsed(url) : null;
  if (!address || !['http:', 'https:'].includes(address.protocol)) return null;
  return { href: address.href, host: address.host };
}

/** The step that a check leads to (product.md S4). A code that was sent before a reload is no step: its token is lost, so the number comes first. */
export function identityView(check: IdentityCheck | null): IdentityView {
  const number = { step: 'number', refused: null } as const;
  if (!check) return number;
  if (check.state === 'verified') return { step: 'verified' };
  if (check.state === 'refused') return { ...number, refused: check.reason ?? 'other' };
  if (check.next === 'code') return number;
  if (check.next !== 'redirect') return { step: 'wait' };
  const link = providerLink(check.redirectUrl);
  return link ? { step: 'redirect', link } : number;
}
