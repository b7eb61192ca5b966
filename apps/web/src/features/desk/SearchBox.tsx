import { TextField } from '@sarraf/ui';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key until what was typed is looked for. */
const PAUSE_MS = 400;

export interface SearchBoxProps {
  label: string;
  hint: string;
  /** What is looked for. */
  value: string;
  /** Called when typing pauses, Enter is pressed, or the box is left. */
  onSearch: (text: string) => void;
}

/** Words that a queue is looked through by; they stand for themselves while they are typed. */
export function SearchBox({ label, hint, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    // Back, or a link, led to other words.
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
        timer.current = setTimeout(() => search(text), PAUSE_MS);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(typed);
      }}
      // Now rather than under whatever is pressed next: the rows change with it, and a dialog of one of them would go.
      onBlur={() => {
        if (typed.trim() !== known) search(typed);
      }}
    />
  );
}
