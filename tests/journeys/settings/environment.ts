import { shareEnvironment } from '../test-environment.ts';

/** Joins the environment of journeys in which administrators change what holds for all sellers. */
export const joinEnvironment = shareEnvironment();
