import { SEARCH_DELAY_MS } from '@sarraf/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { dialogsInCurrentEntry, dialogsIn } from '../dialogs/dialog-state.ts';

/** How a filter is kept in the query part of an address. */
export interface FilterAddress<Values> {
  /** Filter in a query part; defaults for what is absent or invalid. */
  filterIn: (search: string) => Values;
  /** Query part of a filter, empty or with its `?`; equal for equal filters. */
  addressOf: (values: Values) => string;
}

/**
 * Filter of a page, kept in the address. Choosing and clearing push a history entry, which Back undoes; typing replaces the current entry, or
 * Back would go through the search letter by letter.
 */
export function useAddressFilter<Values>({ filterIn, addressOf }: FilterAddress<Values>) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const values = filterIn(search);
  const isSame = (one: Values, other: Values) => addressOf(one) === addressOf(other);

  // The form holds the text while it is typed. It is remounted from the address only if something other than the form changed the address.
  const [asked, setAsked] = useState(values);
  // Counted, since the key of a history entry is the same again after Back.
  const [seen, setSeen] = useState({ search, remounts: 0 });
  /** Typed values to write to the address, set once typing has paused. */
  const [typed, setTyped] = useState<Values | null>(null);
  if (search !== seen.search) {
    const isOurs = isSame(values, typed ?? asked);
    setSeen({ search, remounts: seen.remounts + (isOurs ? 0 : 1) });
    setAsked(values);
    if (!isOurs) setTyped(null);
  }
  const fieldsKey = `${seen.remounts}`;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The pending text belongs to fields that were remounted: drop it.
  useEffect(() => () => clearTimeout(timer.current), [fieldsKey]);

  const goTo = (next: Values, replace: boolean) => {
    if (isSame(next, values)) return;
    void navigate({ search: addressOf(next) }, { replace, preventScrollReset: true, ...(replace && { state }) });
  };
  // While a dialog is open, the current history entry belongs to the dialog: replacing it would close the dialog, and Back would lose the
  // search. The write waits until the dialog is closed, and during a navigation, which it would cancel.
  const mayWrite = dialogsIn(state).length === 0 && !isLeaving;
  const write = useEffectEvent(() => typed && dialogsInCurrentEntry().length === 0 && goTo(typed, true));
  useEffect(() => {
    if (typed && mayWrite) write();
  }, [typed, mayWrite]);

  return {
    values,
    /** React key of the form. Changes when Back, Forward or a link led to another filter, so that the fields start from the new values. */
    fieldsKey,
    /** Handles a change of the form; typed text is used after a pause (product.md S15), Enter replaces the entry. */
    change(next: Values, { reason }: { reason: string }) {
      clearTimeout(timer.current);
      if (reason === 'typing') {
        timer.current = setTimeout(() => setTyped(next), SEARCH_DELAY_MS);
        return;
      }
      setTyped(null);
      setAsked(next);
      goTo(next, reason === 'submit');
    },
    /** Goes to another filter, as a link would. */
    goTo: (next: Values) => goTo(next, false),
  };
}
