export { createStore, useStore, type Store } from './create-store.ts';
