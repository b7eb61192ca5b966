import { HttpError } from '../middleware/http-error.ts';
import type { UserRow } from './users.ts';

/** Where a blocked seller asks why: the address of the web app's `brand.ts`. */
export const SUPPORT_EMAIL = 'support@sarraf.example';

/** 403 for somebody who reads everything and sells nothing. */
export function refuseBlocked({ blocked_at: blockedAt }: Pick<UserRow, 'blocked_at'>): void {
  if (blockedAt !== null) throw new HttpError(403, ({ access }) => access.blocked({ support: SUPPORT_EMAIL }));
}
