import { STATS_SEARCH_DELAY_MS } from '@sarraf/domain';
import type { StatsFilterReason, StatsFilterValues } from '@sarraf/forms';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressOf, filterIn, isSameFilter } from './stats-address.ts';

/** The filter of the statistics, and the ways to change it. */
export interface StatsFilter {
  /** What the address asks for. */
  values: StatsFilterValues;
  /** Changes when the fields must be read anew: Back, Forward or a link led to another filter. */
  fieldsKey: string;
  /** What the form tells; typing waits until it pauses (spec §9). */
  change: (values: StatsFilterValues, detail: { reason: StatsFilterReason }) => void;
  /** Empties the search from outside the form. */
  clearSearch: () => void;
}

/**
 * Keeps the filter in the address. A period and clearing are steps that Back takes back; typing changes the entry it is in, or Back
 * would go through it letter by letter.
 */
export function useStatsFilter(): StatsFilter {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const values = filterIn(search);

  // The form holds what is being typed; it hears of the address only when somebody else changed it.
  const [asked, setAsked] = useState(values);
  const [seen, setSeen] = useState({ search, fieldsKey: key });
  if (search !== seen.search) {
    setSeen({ search, fieldsKey: isSameFilter(values, asked) ? seen.fieldsKey : key });
    setAsked(values);
  }
  const { fieldsKey } = seen;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Typed into fields that are gone.
  useEffect(() => () => clearTimeout(timer.current), [fieldsKey]);

  const goTo = (next: StatsFilterValues, replace: boolean) => {
    if (isSameFilter(next, values)) return;
    void navigate({ search: addressOf(next) }, { replace, preventScrollReset: true, ...(replace && { state }) });
  };
  return {
    values,
    fieldsKey,
    change(next, { reason }) {
      const isTyping = reason === 'typing';
      const go = () => {
        setAsked(next);
        goTo(next, isTyping || reason === 'submit');
      };
      clearTimeout(timer.current);
      if (isTyping) timer.current = setTimeout(go, STATS_SEARCH_DELAY_MS);
      else go();
    },
    clearSearch: () => goTo({ ...values, search: '' }, false),
  };
}
