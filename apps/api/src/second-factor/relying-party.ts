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
 * Site that passkeys belong to, from PUBLIC_URL. Without PUBLIC_URL it is the origin of the request, on localhost only; elsewhere nobody can
 * enrol then, and the desk stays closed.
 */
export function relyingParty(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  requestOrigin: string | undefined,
): RelyingParty {
  const address = publicUrl || requestOrigin || '';
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || (!publicUrl && !isLocalhost(url.hostname))) {
    throw new HttpError(409, ({ secondFactor }) => secondFactor.noAddress);
  }
  return { id: url.hostname, origin: url.origin };
}
