import { createStore } from '../store/index.ts';

/** The path of the page arrived at last: between two pages is the moment when a new build can take over. */
export const arrivals = createStore('');
