import type { Config } from '../config.ts';
import { HttpError } from '../http-error.ts';

/** Site that passkeys belong to: a passkey works on this origin and on no other. */
export interface RelyingParty {
  /** Domain of the app. */
  id: string;
  origin: string;
}

const isLocalhost = (hostname: string): boolean => hostname === 'localhost' || hostname.endsWith('.localhost');

/**
 * Site that passkeys belong to, from PUBLIC_URL. A sandbox without PUBLIC_URL takes the origin of the request, on localhost only. In
 * production nobody can enrol without it: a header that anybody can write is no proof of the site.
 */
export function relyingParty(
  { publicUrl, mode }: Pick<Config, 'publicUrl' | 'mode'>,
  requestOrigin: string | undefined,
): RelyingParty {
  const address = publicUrl || (mode === 'sandbox' ? (requestOrigin ?? '') : '');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || (!publicUrl && !isLocalhost(url.hostname))) {
    throw new HttpError(409, ({ secondFactor }) => secondFactor.noAddress);
  }
  return { id: url.hostname, origin: url.origin };
}
