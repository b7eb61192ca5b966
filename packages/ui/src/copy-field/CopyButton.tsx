import { Check, Copy, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../button/Button.tsx';
import { useCopy, type CopyText } from './use-copy.ts';

const ICONS = { idle: Copy, copied: Check, failed: TriangleAlert } as const;

export interface CopyButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'children' | 'onClick' | 'onCopy' | 'busy' | 'busyLabel'
> {
  /** What is put on the clipboard. */
  value: string;
  /** The word on the button. */
  label: string;
  /** The word for two seconds after it worked; also announced. */
  copiedLabel: string;
  /** The word when the browser refused; also announced. */
  failedLabel: string;
  /** Names what is copied where the word alone would not, as in `Copy deposit address`. */
  accessibleLabel?: string;
  /** Writes to the clipboard; the browser's own unless given. A rejection shows `failedLabel`. */
  onCopy?: CopyText;
}

/** Copies a value and says so. Renders a `<button>` and a live region after it. */
export function CopyButton({
  value,
  label,
  copiedLabel,
  failedLabel,
  accessibleLabel,
  onCopy,
  size = 'sm',
  ...rest
}: CopyButtonProps) {
  const { state, copy } = useCopy(onCopy);
  const words = { idle: label, copied: copiedLabel, failed: failedLabel };

  return (
    <>
      <Button
        {...rest}
        size={size}
        aria-label={state === 'idle' ? accessibleLabel : undefined}
        data-state={state}
        onClick={() => void copy(value)}
      >
        {/* The three states share a cell: the button keeps its width while it confirms. */}
        <span className="grid">
          {(['idle', 'copied', 'failed'] as const).map((key) => {
            const Icon = ICONS[key];
            return (
              <span
                key={key}
                aria-hidden={key !== state}
                className={`col-start-1 row-start-1 inline-flex items-center justify-center gap-2 ${key === state ? '' : 'invisible'}`}
              >
                <Icon aria-hidden="true" className="size-4.5 shrink-0" />
                {words[key]}
              </span>
            );
          })}
        </span>
      </Button>
      <span role="status" data-part="announcement" className="sr-only">
        {state === 'idle' ? '' : words[state]}
      </span>
    </>
  );
}
