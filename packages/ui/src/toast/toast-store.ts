import type { Tone } from '../status-badge/tone.ts';

/** Default duration of a toast, in milliseconds. */
const TOAST_MS = 3000;

/** Maximum number of toasts; the oldest is removed first. */
const MAX_TOASTS = 3;

/** One toast. */
export interface ToastMessage {
  /** Increases with every call, so that a repeated message restarts its time. */
  id: number;
  message: string;
  tone: Tone;
  /** Milliseconds until it closes. */
  duration: number;
}

export interface ToastOptions {
  /** Meaning of the message; `neutral` by default. */
  tone?: Tone;
  /** Milliseconds until it closes; 3000 by default. */
  duration?: number;
}

/** Store of the visible toasts, oldest first, with listeners. No React, no timers. */
export function createToastStore() {
  let shown: readonly ToastMessage[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly ToastMessage[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };

  return {
    /** Shows a message and returns its id. Replaces a toast with the same text and tone, so that ten equal failures are one toast. */
    show(message: string, { tone = 'neutral', duration = TOAST_MS }: ToastOptions = {}): number {
      lastId += 1;
      const others = shown.filter((other) => other.message !== message || other.tone !== tone);
      set([...others, { id: lastId, message, tone, duration }].slice(-MAX_TOASTS));
      return lastId;
    },
    /** Removes one message, or all without an id. */
    dismiss(id?: number): void {
      set(id === undefined ? [] : shown.filter((other) => other.id !== id));
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => shown,
  };
}

/** The store that `toast` writes to and `Toaster` shows. */
export const toastStore = createToastStore();

/** Shows a short message in the corner; returns an id for `dismissToast`. Needs one `Toaster` in the app. */
export const toast = toastStore.show;

/** Removes a toast before its time; without an id all of them. */
export const dismissToast = toastStore.dismiss;
