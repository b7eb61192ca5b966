import { shareEnvironment } from '../test-environment.ts';

/** Joins the environment of journeys whose administrators need a second factor. */
export const joinEnvironment = shareEnvironment({ ADMIN_SECOND_FACTOR: 'required' });
