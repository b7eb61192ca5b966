import type { User } from '@sarraf/api-client';

/** Whether the session of an administrator has to enrol or confirm the second factor before it may open the desk (product.md S18). */
export const needsSecondFactor = ({ secondFactor }: Pick<User, 'secondFactor'>): boolean =>
  secondFactor === 'missing' || secondFactor === 'required';

/** Whether a user may use the pages of administrators now. */
export const actsAsAdmin = (user: Pick<User, 'isAdmin' | 'secondFactor'>): boolean =>
  user.isAdmin && !needsSecondFactor(user);
