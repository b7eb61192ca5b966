import { Check, Copy, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../button/Button.tsx';
import { useCopy, type CopyText } from './use-copy.ts';

const ICONS = { idle: Copy, copied: Check, failed: TriangleAlert } as const;

export interface CopyButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'children' | 'onClick' | 'onCopy' | 'busy' | 'busyLabel'
> {
  /** Text that is copied. */
  value: string;
  /** Label of the button, as in `Copy`. */
  label: string;
  /** Label for two seconds after copying; also announced. */
  copiedLabel: string;
  /** Label when copying failed; also announced. */
  failedLabel: string;
  /** Accessible name that says what is copied, where the label alone does not: `Copy deposit address`. */
  accessibleLabel?: string;
  /** Writes to the clipboard; by default with the browser's API. When it rejects, `failedLabel` is shown. */
  onCopy?: CopyText;
}

/** Button that copies a value and confirms it. Renders a `<button>` and a live region after it. */
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
  const labels = { idle: label, copied: copiedLabel, failed: failedLabel };

  return (
    <>
      <Button
        {...rest}
        size={size}
        aria-label={state === 'idle' ? accessibleLabel : undefined}
        data-state={state}
        onClick={() => void copy(value)}
      >
        {/* All three labels share one grid cell, so that the button keeps its width. */}
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
                {labels[key]}
              </span>
            );
          })}
        </span>
      </Button>
      <span role="status" data-part="announcement" className="sr-only">
        {state === 'idle' ? '' : labels[state]}
      </span>
    </>
  );
}
