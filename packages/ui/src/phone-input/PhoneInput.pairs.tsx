import { useState } from 'react';
import { PhoneInput } from './PhoneInput.tsx';

export function ErrorWhileTyping() {
  const [value, setValue] = useState('3001');
  return (
    <PhoneInput
      label="Phone number"
      dialCode="92"
      value={value}
      onValueChange={setValue}
      normalise={(text) => text.replace(/\D/g, '')}
      error="Phone number is not valid."
    />
  );
}
