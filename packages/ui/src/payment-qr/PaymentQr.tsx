import { QRCodeSVG } from 'qrcode.react';
import type { ComponentProps } from 'react';

/** Side of the code without its quiet zone, in pixels. */
const SIZE = 200;

export interface PaymentQrProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What the code says, as `{address}?amount={quantity}`. */
  value: string;
  /** What it is for, for people who cannot see it. */
  label: string;
}

/**
 * A payment code: highest error correction, 200 px, dark on white in both themes since cameras expect that, with the quiet zone
 * of four modules that the standard asks for. An entry of its own (`@sarraf/ui/payment-qr`): only step 3 loads the encoder.
 * Renders a `<span>`.
 */
export function PaymentQr({ value, label, className = '', ...rest }: PaymentQrProps) {
  return (
    <span
      {...rest}
      data-component="PaymentQr"
      className={`inline-block rounded-box bg-qr-paper p-5 text-qr-ink forced-color-adjust-none ${className}`}
    >
      <QRCodeSVG
        value={value}
        size={SIZE}
        level="H"
        marginSize={0}
        bgColor="transparent"
        fgColor="currentColor"
        role="img"
        aria-label={label}
        className="block"
      />
    </span>
  );
}
