import { formatUsdt } from '@sarraf/domain';
import { AddressText, KeyValueList, LeaderRow, Notice, Slip, SlipAmount, SlipSection } from '@sarraf/ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '../language/index.ts';
import { sellerFormMessages } from '../seller.messages.ts';
import type { WithdrawalValues } from './withdrawal.schema.ts';

export interface WithdrawalReviewProps extends WithdrawalValues {
  /** Name of the network. */
  network: string;
}

/** Review of a withdrawal on a slip, with the address in groups to compare. */
export function WithdrawalReview({ amount, network, address }: WithdrawalReviewProps) {
  const messages = useMessages(sellerFormMessages).withdrawal;
  const top = useRef<HTMLDivElement>(null);
  // The focused field has unmounted: move the focus here, so that a screen reader continues with the review.
  useEffect(() => top.current?.focus(), []);
  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-4 outline-hidden">
      <Slip on="surface">
        <SlipSection align="center" className="gap-3">
          <SlipAmount label={messages.reviewing} value={formatUsdt(amount)} unit={messages.unit} size="md" />
        </SlipSection>
        <SlipSection>
          <KeyValueList>
            <LeaderRow label={messages.network} value={<bdi translate="no">{network}</bdi>} />
          </KeyValueList>
          <p className="mt-3 text-sm text-ink-2">{messages.address}</p>
          <AddressText size="lg" value={address} />
        </SlipSection>
      </Slip>
      <Notice tone="notice">{messages.warning}</Notice>
    </div>
  );
}
