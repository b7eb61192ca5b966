import type { Session } from './create-session.ts';
import type { SessionKeys } from './session-keys.ts';

/**
 * Keeps the session in sync with other tabs: on `storage` events, and when the page gets the focus or returns from the back-forward cache, where it
 * received no such events (product.md R2). Returns a function that stops it.
 */
export function followOtherTabs(target: Window, session: Session, keys: Pick<SessionKeys, 'concerns'>): () => void {
  const onStorage = (event: StorageEvent) => {
    if (keys.concerns(event.key)) session.followKeys();
  };
  const onReturn = () => session.followKeys();
  target.addEventListener('storage', onStorage);
  target.addEventListener('pageshow', onReturn);
  target.addEventListener('focus', onReturn);
  return () => {
    target.removeEventListener('storage', onStorage);
    target.removeEventListener('pageshow', onReturn);
    target.removeEventListener('focus', onReturn);
  };
}
