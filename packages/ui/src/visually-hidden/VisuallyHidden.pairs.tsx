import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A fee as it is seen, and below it as it is heard. */
const renderFee = (fee: ReactNode, heard: string) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-3">
    <dt className="text-xs text-ink-2">Seen</dt>
    <dd className="rounded-box border border-line bg-surface px-4 py-3">{fee}</dd>
    <dt className="text-xs text-ink-2">Heard</dt>
    <dd className="px-4 text-ink-2">{heard}</dd>
  </dl>
);

export const WhatIsVisible = () =>
  renderFee(
    <>
      <span>Platform fee: </span>
      <VisuallyHidden>previous fee</VisuallyHidden> <s className="text-ink-2">1%</s>{' '}
      <VisuallyHidden>now</VisuallyHidden> <b>0.8%</b>
    </>,
    'Platform fee: previous fee 1%, now 0.8%',
  );

export const HiddenCondition = () =>
  renderFee(
    <>
      <span>Platform fee: </span>
      <b>0.8%</b> <VisuallyHidden>only if you sell more than 5,000 USDT</VisuallyHidden>
    </>,
    'Platform fee: 0.8% only if you sell more than 5,000 USDT',
  );
