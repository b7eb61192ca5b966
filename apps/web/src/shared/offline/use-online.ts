import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();
/** A page rendered at build is online. */
const isOnlineAtBuild = () => true;

/** Whether the device says that it has a network, re-rendering when that changes. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, isOnlineAtBuild);
