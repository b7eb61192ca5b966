import { shareEnvironment } from '../test-environment.ts';

/** Longer than a busy server needs for a reply of its node. */
const DELAYED_AFTER_MS = 3000;

/**
 * Joins the environment of journeys about faults of the simulated networks, which sellers soon see as delayed. A deposit on Ethereum needs so many
 * confirmations that a journey can stop the network before the last one.
 */
export const joinEnvironment = shareEnvironment({
  DELAYED_AFTER_MS: `${DELAYED_AFTER_MS}`,
  CONFIRMATIONS: 'erc20=30',
});
