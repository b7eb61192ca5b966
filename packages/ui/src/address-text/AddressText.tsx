import type { ClipboardEvent, ComponentProps } from 'react';
import { addressGroups, shortAddress, shortGroups } from './address-groups.ts';

export interface AddressTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The address or hash, whole. */
  value: string;
  /** `short` shows only the two ends, on one line; what is copied is still the whole. */
  form?: 'full' | 'short';
  /** `lg` is the one address a screen is about; its ends are stressed in both forms. */
  size?: 'md' | 'lg';
}

/** An address or hash as people compare it: in groups, both ends stressed, never translated; a copy holds no spaces. Renders a `<span>`. */
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
            // The gaps are margins, not spaces: neither a selection nor a screen reader finds anything that is not in the address.
            <span
              key={index}
              data-part={stressed ? 'end' : 'group'}
              className={`inline-block ${index < all.length - 1 ? 'me-[0.6ch]' : ''} ${stressed ? 'rounded-[4px] bg-brand-soft px-1 leading-[1.6] font-bold text-ink' : 'text-ink-2'}`}
            >
              {text}
            </span>
          ))}
    </span>
  );
}
