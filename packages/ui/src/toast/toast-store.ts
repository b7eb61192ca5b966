import type { Tone } from '../status-badge/tone.ts';

/** How long a toast stays unless told otherwise, in milliseconds. */
const TOAST_MS = 3000;

/** More would bury the page; the oldest leaves first. */
const MOST_AT_ONCE = 3;

/** One message on its way through the corner of the screen. */
export interface ToastMessage {
  /** Grows with every showing, so a repeated message starts its time again. */
  id: number;
  message: string;
  tone: Tone;
  /** Milliseconds until it leaves. */
  duration: number;
}

export interface ToastOptions {
  /** What the message means; `neutral` by default. */
  tone?: Tone;
  /** Milliseconds until it leaves; 3000 by default. */
  duration?: number;
}

/** The messages showing now, oldest first, and who wants to hear of changes. No React, no clock. */
export function createToastStore() {
  let shown: readonly ToastMessage[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly ToastMessage[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };

  return {
    /** Shows a message; one that says the same already gives way, so ten failures at once are one toast. Answers its id. */
    show(message: string, { tone = 'neutral', duration = TOAST_MS }: ToastOptions = {}): number {
      lastId += 1;
      const others = shown.filter((other) => other.message !== message || other.tone !== tone);
      set([...others, { id: lastId, message, tone, duration }].slice(-MOST_AT_ONCE));
      return lastId;
    },
    /** Takes one message away, or all of them. */
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

/** The store that `toast` writes and `Toaster` draws. */
export const toastStore = createToastStore();

/** Shows a short message in the corner; answers its id for `dismissToast`. Needs one `Toaster` in the app. */
export const toast = toastStore.show;

/** Takes a toast away before its time; without an id all of them. */
export const dismissToast = toastStore.dismiss;
