import { createContext, use } from 'react';
import { createStore, type Store, useStore } from '../store/create-store.ts';

const IsSandbox = createContext<Store<boolean>>(createStore(false));

/** Gives the tree whether the server is a sandbox, false until a reply says that it is. */
export const SandboxProvider = IsSandbox.Provider;

/** Whether the server is a sandbox, re-rendering when that becomes known. */
export const useIsSandbox = (): boolean => useStore(use(IsSandbox));

/** The order whose deposit the sandbox may pay. */
export interface SandboxOrder {
  id: string;
  /** USDT due, as the page shows it. */
  amount: number;
}

/** What the Sandbox phone is about: features set it, the panel reads it, and neither knows the other. */
export interface SandboxContext {
  /** Number the messages go to, E.164. */
  mobile: string | null;
  /** The order in step 3. */
  order: SandboxOrder | null;
}

const context = createStore<SandboxContext>({ mobile: null, order: null });

/** Names the number in use before anybody is signed in. */
export const setSandboxMobile = (mobile: string | null): void => context.set({ ...context.read(), mobile });

/** Names the order in step 3, or null when there is none. */
export const setSandboxOrder = (order: SandboxOrder | null): void => context.set({ ...context.read(), order });

/** Forgets both. */
export const forgetSandboxContext = (): void => context.set({ mobile: null, order: null });

/** What the Sandbox phone is about, re-rendering when it changes. */
export const useSandboxContext = (): SandboxContext => useStore(context);
