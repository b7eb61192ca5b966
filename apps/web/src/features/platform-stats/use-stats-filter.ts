import { STATS_SEARCH_DELAY_MS } from '@sarraf/domain';
import type { StatsFilterReason, StatsFilterValues } from '@sarraf/forms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { dialogsAhead, dialogsIn } from '../../shared/dialogs/dialog-state.ts';
import { addressOf, filterIn, isSameFilter } from './stats-address.ts';

/**
 * Keeps the filter in the address. A period and clearing are steps that Back takes back; typing changes the entry it is in, or Back
 * would go through it letter by letter.
 */
export function useStatsFilter() {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const values = filterIn(search);

  // The form holds what is being typed; it hears of the address only when somebody else changed it.
  const [asked, setAsked] = useState(values);
  const [seen, setSeen] = useState({ search, fieldsKey: key });
  /** Typed, and meant since typing paused. */
  const [typed, setTyped] = useState<StatsFilterValues | null>(null);
  if (search !== seen.search) {
    const isOurs = isSameFilter(values, typed ?? asked);
    setSeen({ search, fieldsKey: isOurs ? seen.fieldsKey : key });
    setAsked(values);
    if (!isOurs) setTyped(null);
  }
  const { fieldsKey } = seen;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Typed into fields that are gone.
  useEffect(() => () => clearTimeout(timer.current), [fieldsKey]);

  const goTo = (next: StatsFilterValues, replace: boolean) => {
    if (isSameFilter(next, values)) return;
    void navigate({ search: addressOf(next) }, { replace, preventScrollReset: true, ...(replace && { state }) });
  };
  // An entry with a dialog is not the page's: written there, the search would close the dialog and be lost with the entry. It waits, and
  // stops nobody who is on the way to another page.
  const mayWrite = dialogsIn(state).length === 0 && !isLeaving;
  const write = useEffectEvent(() => typed && dialogsAhead().length === 0 && goTo(typed, true));
  useEffect(() => {
    if (typed && mayWrite) write();
  }, [typed, mayWrite]);

  return {
    values,
    /** Changes when the fields must be read anew: Back, Forward or a link led to another filter. */
    fieldsKey,
    /** Takes what the form tells; typing waits until it pauses (product.md S15). */
    change(next: StatsFilterValues, { reason }: { reason: StatsFilterReason }) {
      clearTimeout(timer.current);
      if (reason === 'typing') {
        timer.current = setTimeout(() => setTyped(next), STATS_SEARCH_DELAY_MS);
        return;
      }
      setTyped(null);
      setAsked(next);
      goTo(next, reason === 'submit');
    },
    clearSearch: () => goTo({ ...values, search: '' }, false),
  };
}
