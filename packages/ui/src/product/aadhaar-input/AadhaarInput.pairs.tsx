import { useState } from 'react';
import { TextField } from '../../text-field/TextField.tsx';
import { AadhaarInput } from './AadhaarInput.tsx';

/** Number of digits, isolated: a sentence that begins with a figure changes its order on a right-to-left page. */
const count = (digits: string) => `\u2066${digits.length} of 12 digits\u2069`;

/** Eleven digits: one is missing. */
const DIGITS = '23456789012';

export function GroupsAndCounter() {
  const [value, setValue] = useState(DIGITS);
  return (
    <AadhaarInput
      label="Aadhaar number"
      value={value}
      onValueChange={setValue}
      normalise={(text) => text.replace(/\D/g, '')}
      counter={count(value)}
    />
  );
}

export const PlainField = () => (
  <TextField label="Aadhaar number" inputMode="numeric" autoComplete="off" dir="ltr" defaultValue={DIGITS} />
);
