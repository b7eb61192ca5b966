import { QRCodeSVG } from 'qrcode.react';
import type { ComponentProps } from 'react';

/** Size of the code without its quiet zone, in pixels. */
const SIZE = 200;

export interface PaymentQrProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Content of the code, as in `{address}?amount={quantity}`. */
  value: string;
  /** Accessible name. */
  label: string;
}

/**
 * QR code for a payment: 200 px, highest error correction, dark on white in every theme because cameras expect that, with the standard
 * quiet zone of four modules. A separate entry (`@sarraf/ui/payment-qr`), so that only step 3 loads the encoder. Renders a `<span>`.
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
