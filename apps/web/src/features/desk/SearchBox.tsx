import { SEARCH_DELAY_MS } from '@sarraf/domain';
import { TextField } from '@sarraf/ui';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

export interface SearchBoxProps {
  label: string;
  hint: string;
  /** Current search text. */
  value: string;
  /** Called after the debounce, on Enter and on blur. */
  onSearch: (text: string) => void;
}

/** Debounced search field; keeps the typed text until the search runs. */
export function SearchBox({ label, hint, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    // Back or a link changed the search text.
    setKnown(value);
    setTyped(value);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    clearTimeout(timer.current);
    setKnown(text.trim());
    onSearch(text.trim());
  };
  return (
    <TextField
      type="search"
      label={label}
      hint={hint}
      value={typed}
      prefix={<Search className="size-5" />}
      autoComplete="off"
      dir="auto"
      enterKeyHint="search"
      onValueChange={(text) => {
        setTyped(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => search(text), SEARCH_DELAY_MS);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(typed);
      }}
      // Search before the next click: new rows would close a dialog that this click opens.
      onBlur={() => {
        if (typed.trim() !== known) search(typed);
      }}
    />
  );
}
