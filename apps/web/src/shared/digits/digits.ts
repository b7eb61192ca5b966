import { createKeyStore } from '../session/index.ts';
import { createStore, useStore } from '../store/index.ts';
import { DIGITS_KEY, digitsOf, type Digits } from './digits-key.ts';

const keys = createKeyStore(() => localStorage);
const state = createStore(digitsOf(keys.get(DIGITS_KEY)));

function choose(digits: Digits): void {
  keys.set(DIGITS_KEY, digits);
  // The head sets it before the first paint (`src/head`); `urdu.css` of ui draws what it says.
  document.documentElement.dataset['digits'] = digits;
  state.set(digits);
}

/** The digits chosen now, and how to choose. */
export const useDigits = () => [useStore(state), choose] as const;
