import { HttpError } from '../http-error.ts';
import { BRAND } from '../brand.ts';
import type { UserRow } from './users.ts';

/** Throws 403 for a blocked user, who may read but not sell or withdraw. */
export function refuseBlocked({ blocked_at: blockedAt }: Pick<UserRow, 'blocked_at'>): void {
  if (blockedAt !== null) throw new HttpError(403, ({ access }) => access.blocked({ support: BRAND.supportEmail }));
}
