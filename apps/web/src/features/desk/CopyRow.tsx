import { useMessages } from '@sarraf/forms/language';
import { CopyField } from '@sarraf/ui';
import type { ReactNode } from 'react';
import { deskMessages } from './desk.messages.ts';

export interface CopyRowProps {
  /** Label of the value. */
  label: string;
  /** Text that is copied. */
  value: string;
  /** Rendered value; the text itself by default. */
  children?: ReactNode;
  /** Long value: on a narrow screen the button wraps below it. */
  long?: boolean;
}

/** Value of a slip with a copy button. */
export function CopyRow({ label, value, children, long = false }: CopyRowProps) {
  const { copy, copyWhat } = useMessages(deskMessages);
  return (
    <CopyField
      label={label}
      value={value}
      variant="secondary"
      copyLabel={copy.copy}
      copiedLabel={copy.copied}
      failedLabel={copy.failed}
      accessibleLabel={copyWhat({ what: label })}
      className={`border-t border-dashed border-line py-2.5 first:border-t-0 ${long ? '' : 'flex-nowrap!'}`}
    >
      {children}
    </CopyField>
  );
}
