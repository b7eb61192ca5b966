import { shareEnvironment } from '../test-environment.ts';

/** Joins the environment of journeys about the statement of the bank, in which no payout of another journey is missing. */
export const joinEnvironment = shareEnvironment({ PAYOUTS: 'desk' });
