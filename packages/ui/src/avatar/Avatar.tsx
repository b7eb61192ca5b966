import { cva } from 'class-variance-authority';
import { UserRound } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { initials } from './initials.ts';

const avatar = cva(
  'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-brand-soft font-bold text-brand select-none',
  { variants: { size: { sm: 'size-8 text-xs', md: 'size-11 text-sm', lg: 'size-20 text-2xl' } } },
);

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose picture; gives the letters when there is no photo. */
  name: string;
  /** Address of the photo; letters stand in while it is missing or broken. */
  src?: string | undefined;
  /** Accessible name where the name does not stand beside it; otherwise the picture is decoration. */
  label?: string;
  /** 32, 44 or 80 px. */
  size?: 'sm' | 'md' | 'lg';
}

/** A person's photo, or the letters of the name. Renders a `<span>`. */
export function Avatar({ name, src, label, size = 'md', className, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const letters = initials(name);
  return (
    <span
      {...rest}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      data-component="Avatar"
      className={avatar({ size, className })}
    >
      {src && broken !== src ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        letters || <UserRound className="size-1/2" />
      )}
    </span>
  );
}
