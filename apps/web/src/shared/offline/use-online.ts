import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOnline = () => navigator.onLine;
/** A page rendered at build is online. */
const isOnlineAtBuild = () => true;

/** Whether the device says that it has a network, re-rendering when that changes. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, isOnlineAtBuild);
