import type { ReactNode } from 'react';

export interface PaymentColumnsProps {
  /** Whether a QR code is shown; on wide screens it has its own column. */
  withCode: boolean;
  children: ReactNode;
}

const WITH_CODE = 'lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-x-6';
const ALONE = 'mx-auto w-full max-w-form';

/** Layout of step 3: one column on phones. */
export const PaymentColumns = ({ withCode, children }: PaymentColumnsProps) => (
  <div className={`flex flex-col gap-4 ${withCode ? WITH_CODE : ALONE}`}>{children}</div>
);
