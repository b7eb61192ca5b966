import type { ClipboardEvent, ComponentProps } from 'react';
import { addressGroups, shortAddress, shortGroups } from './address-groups.ts';

export interface AddressTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The full address or hash. */
  value: string;
  /** `short` shows only the first and last characters, on one line. Copying still gives the full value. */
  form?: 'full' | 'short';
  /** `lg` for the main address of a screen; it highlights both ends in either form. */
  size?: 'md' | 'lg';
}

/** Address or hash in groups, with highlighted ends for easy comparison. Not translated; copied without spaces. Renders a `<span>`. */
export function AddressText({ value, form = 'full', size = 'md', className = '', ...rest }: AddressTextProps) {
  const copyWhole = (event: ClipboardEvent<HTMLSpanElement>) => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', value);
  };

  return (
    <span
      {...rest}
      dir="ltr"
      translate="no"
      onCopy={copyWhole}
      data-component="AddressText"
      data-form={form}
      className={`font-mono select-all ${size === 'lg' ? 'text-lg' : 'text-sm'} ${form === 'short' ? 'inline-block max-w-full wrap-break-word [text-decoration:inherit]' : 'leading-[calc(28/15)]'} ${className}`}
    >
      {form === 'short' && size === 'md'
        ? shortAddress(value)
        : (form === 'short' ? shortGroups : addressGroups)(value).map(({ text, stressed }, index, all) => (
            // Margins instead of spaces between groups: selections and screen readers get the address without extra characters.
            <span
              key={index}
              data-part={stressed ? 'end' : 'group'}
              className={`inline-block ${index < all.length - 1 ? 'me-[0.6ch]' : ''} ${stressed ? 'rounded-text bg-brand-soft px-1 leading-[1.6] font-bold text-ink' : 'text-ink-2'}`}
            >
              {text}
            </span>
          ))}
    </span>
  );
}
