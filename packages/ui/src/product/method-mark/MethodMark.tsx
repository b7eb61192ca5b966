import { Landmark, Wallet } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { markBox, type MarkSize } from '../network-mark/mark-box.ts';

interface MarkStyle {
  fill: string;
  letters: ReactNode;
}

const MARKS = new Map<string, MarkStyle>([
  ['nayapay', { fill: 'bg-mark-nayapay', letters: 'NP' }],
  ['sadapay', { fill: 'bg-mark-sadapay', letters: 'SP' }],
  ['easypaisa', { fill: 'bg-mark-easypaisa', letters: 'EP' }],
  ['raast', { fill: 'bg-mark-raast', letters: 'RA' }],
  ['allied', { fill: 'bg-mark-allied', letters: 'ABL' }],
  ['standard_chartered', { fill: 'bg-mark-standard-chartered', letters: 'SC' }],
  ['meezan', { fill: 'bg-mark-meezan', letters: 'MZ' }],
  ['ubl', { fill: 'bg-mark-ubl', letters: 'UBL' }],
  ['dubai_islamic', { fill: 'bg-mark-dubai-islamic', letters: 'DI' }],
  ['bank', { fill: 'bg-mark-other', letters: <Landmark className="size-1/2" /> }],
]);

const OTHER: MarkStyle = { fill: 'bg-mark-other', letters: <Wallet className="size-1/2" /> };

export interface MethodMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Id of the payment method, or of its bank: `nayapay`, `meezan`. Any other shows a wallet. */
  method: string;
  /** 32 or 40 px. */
  size?: MarkSize;
}

/** Initials of a wallet or bank; decorative, so show the name beside it. Renders a `<span>`. */
export function MethodMark({ method, size = 'md', className, ...rest }: MethodMarkProps) {
  const { fill, letters } = MARKS.get(method.toLowerCase()) ?? OTHER;
  return (
    <span
      aria-hidden="true"
      {...rest}
      data-component="MethodMark"
      data-method={method}
      className={markBox({ size, className: [fill, className] })}
    >
      {letters}
    </span>
  );
}
