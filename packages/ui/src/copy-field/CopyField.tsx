import type { ReactNode } from 'react';
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx';

export interface CopyFieldProps extends Omit<CopyButtonProps, 'label' | 'className'> {
  /** Name of the value, above it. */
  label: ReactNode;
  /** Hides the label visually, where the context already names the value. */
  labelHidden?: boolean;
  /** Label of the button. */
  copyLabel: string;
  /** The value as shown, for example an `AddressText`; by default the plain value. */
  children?: ReactNode;
  /** Classes of the root. */
  className?: string;
}

/** A value with a button that copies it. Renders a `<div>`. */
export function CopyField({
  label,
  labelHidden = false,
  copyLabel,
  value,
  children,
  className = '',
  ...rest
}: CopyFieldProps) {
  return (
    <div
      data-component="CopyField"
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-3 ${className}`}
    >
      <div className="min-w-0 flex-1 basis-32">
        <p data-part="label" className={labelHidden ? 'sr-only' : 'mb-1 text-xs text-ink-2'}>
          {label}
        </p>
        <div data-part="value" className="text-base font-semibold wrap-anywhere">
          {children ?? <bdi translate="no">{value}</bdi>}
        </div>
      </div>
      <div className="relative max-w-full shrink-0">
        <CopyButton {...rest} value={value} label={copyLabel} />
      </div>
    </div>
  );
}
