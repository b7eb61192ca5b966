export { createStore, useStore } from './create-store.ts';
