import type { ReactNode } from 'react';

export interface PaymentColumnsProps {
  /** Whether there is a code to show, which has a column of its own on wide screens. */
  withCode: boolean;
  children: ReactNode;
}

const WITH_CODE = 'lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-x-6';
const ALONE = 'mx-auto w-full max-w-form';

/** How step 3 is laid out: one column on phones. */
export const PaymentColumns = ({ withCode, children }: PaymentColumnsProps) => (
  <div className={`flex flex-col gap-4 ${withCode ? WITH_CODE : ALONE}`}>{children}</div>
);
