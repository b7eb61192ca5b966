import type { Session } from './create-session.ts';
import type { SessionKeys } from './session-keys.ts';

/**
 * Follows what other tabs do to the session: the storage event arrives at once; coming back to a page out of the
 * browser's back-forward cache or to a sleeping tab looks again, since events are not kept for those (product.md R2).
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
