import type { ComponentProps, KeyboardEvent } from 'react';

/** Enter would send the form around a radio button; Space and the arrows choose. */
function holdEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/**
 * The browser's own radio button laid over the label that draws it, border included: what is pressed, gets the focus and has the name.
 * Those of one `name` are one stop for Tab, and the arrows go round them. Renders an `<input type="radio">`.
 */
export function RadioInput({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      {...rest}
      type="radio"
      onKeyDown={holdEnter}
      className={`absolute -start-px -top-px m-0 size-[calc(100%+2px)] cursor-pointer appearance-none disabled:cursor-not-allowed ${className}`}
    />
  );
}
