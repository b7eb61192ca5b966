import { cva } from 'class-variance-authority';
import { UserRound } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { initials } from './initials.ts';

const avatar = cva(
  'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-brand-soft font-bold text-brand select-none',
  { variants: { size: { sm: 'size-8 text-xs', md: 'size-11 text-sm', lg: 'size-20 text-2xl' } } },
);

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person; its initials are shown when there is no photo. */
  name: string;
  /** URL of the photo. Initials are shown when it is missing or fails to load. */
  src?: string | undefined;
  /** Accessible name, for an avatar without the name beside it. Without a label the avatar is decorative. */
  label?: string;
  /** 32, 44 or 80 px. */
  size?: 'sm' | 'md' | 'lg';
}

/** Photo of a person, or the initials of the name. Renders a `<span>`. */
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
