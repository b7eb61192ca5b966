import { createContext, use } from 'react';
import { createStore, type Store, useStore } from '../store/create-store.ts';

const IsSandbox = createContext<Store<boolean>>(createStore(false));

/** Provides whether the server is a sandbox; false until a reply says so. */
export const SandboxProvider = IsSandbox.Provider;

/** Whether the server is a sandbox; false until a reply says so. */
export const useIsSandbox = (): boolean => useStore(use(IsSandbox));

/** An order whose deposit the sandbox can pay. */
export interface SandboxOrder {
  id: string;
  /** USDT due, as shown on the page. */
  amount: number;
}

/** State of the Sandbox phone. Features set it and the panel reads it, without importing each other. */
export interface SandboxContext {
  /** Mobile number that receives the messages, E.164. */
  mobile: string | null;
  /** The order shown in step 3. */
  order: SandboxOrder | null;
}

const context = createStore<SandboxContext>({ mobile: null, order: null });

/** Sets the mobile number typed into the login, before a user is signed in. */
export const setSandboxMobile = (mobile: string | null): void => context.set({ ...context.read(), mobile });

/** Sets the order shown in step 3; null for none. */
export const setSandboxOrder = (order: SandboxOrder | null): void => context.set({ ...context.read(), order });

/** Clears number and order. */
export const forgetSandboxContext = (): void => context.set({ mobile: null, order: null });

/** State of the Sandbox phone. */
export const useSandboxContext = (): SandboxContext => useStore(context);
