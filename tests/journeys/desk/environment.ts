import { shareEnvironment } from '../test-environment.ts';

/** Joins the environment of journeys whose payouts are made by hand at the desk. */
export const joinEnvironment = shareEnvironment({ PAYOUTS: 'desk' });
