import { IconButton, TextField } from '@sarraf/ui';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';

export interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** Accessible name of the button that clears the field. */
  clearLabel: string;
  value: string;
  error?: string | undefined;
  /** Called with the text as it is typed, and with an empty one when it is cleared. */
  onValueChange: (text: string, reason: 'typing' | 'clear') => void;
}

/** Search field of a filter, with a button that clears it. */
export function SearchField({ clearLabel, value, error, onValueChange, ...texts }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <TextField
      {...texts}
      ref={field}
      name="search"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      dir="auto"
      prefix={<Search aria-hidden="true" className="size-5" />}
      suffix={
        value !== '' && (
          <IconButton
            label={clearLabel}
            icon={<X />}
            className="-me-2.5 align-middle"
            onClick={() => {
              onValueChange('', 'clear');
              field.current?.focus();
            }}
          />
        )
      }
      value={value}
      onValueChange={(text) => onValueChange(text, 'typing')}
      {...(error && { error })}
    />
  );
}
