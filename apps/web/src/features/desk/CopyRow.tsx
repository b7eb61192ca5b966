import { useMessages } from '@sarraf/forms/language';
import { CopyField } from '@sarraf/ui';
import type { ReactNode } from 'react';
import { deskMessages } from './desk.messages.ts';

export interface CopyRowProps {
  /** What the value is. */
  label: string;
  /** What is copied, to the letter. */
  value: string;
  /** How it is shown; the value itself unless given. */
  children?: ReactNode;
  /** It is long: where there is no room its button comes below it. */
  long?: boolean;
}

/** One value of a slip with the button that takes it along to the banking app. */
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
