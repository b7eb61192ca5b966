import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();
/** Prerendered pages show the online state. */
const isOnlineAtBuild = () => true;

/** Whether the device reports a network connection. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, isOnlineAtBuild);
