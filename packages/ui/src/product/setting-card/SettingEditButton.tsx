import { Pencil } from 'lucide-react';
import { use, useId } from 'react';
import { Button, type ButtonProps } from '../../button/Button.tsx';
import { SettingTitleContext } from './SettingCard.tsx';

/** Button that opens the form of a `SettingCard`; its accessible name includes the card's title. Renders a `<button>`. */
export function SettingEditButton({ children, ...rest }: Omit<ButtonProps, 'variant' | 'size'>) {
  const id = useId();
  return (
    <Button {...rest} id={id} aria-labelledby={`${id} ${use(SettingTitleContext)}`} variant="secondary" size="sm">
      <Pencil aria-hidden="true" className="size-4" />
      {children}
    </Button>
  );
}
