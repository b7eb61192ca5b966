import { useMessages } from '@sarraf/forms/language';
import { ActionBar, Button, Notice, Skeleton, SkeletonGroup, Slip, SlipSection, SlipTear, Stepper } from '@sarraf/ui';
import { sellMessages } from '../sell.messages.ts';
import { PaymentColumns } from './PaymentColumns.tsx';

/** The place of step 3 while the order is asked for: laid out as the step will be; for the ear it is loading and nothing else. */
export function PaymentSkeleton() {
  const { payment, steps } = useMessages(sellMessages);
  return (
    <SkeletonGroup label={payment.loading} className="flex flex-1 flex-col">
      <div aria-hidden="true" className="flex flex-col gap-5 lg:gap-7">
        <Stepper label={steps.label} steps={steps.names} current={2} />
        <PaymentColumns withCode>
          <Slip>
            <SlipSection align="center" className="gap-3 max-lg:py-4">
              <p className="text-sm text-ink-2">{payment.sendExactly}</p>
              <Skeleton shape="block" className="h-8 w-2/5" />
              <Skeleton className="h-5.25 w-32 rounded-full" />
            </SlipSection>
            <SlipTear cut="notch" />
            <SlipSection className="flex flex-col gap-4 max-lg:py-4">
              <Skeleton className="h-3 w-2/5" />
              <Skeleton shape="block" className="h-9.5 w-3/5" />
              <Skeleton className="my-1 w-2/5 self-center" />
            </SlipSection>
          </Slip>
          <ActionBar className="thumb:order-last">
            <Button fullWidth disabled>
              {payment.copyAddress}
            </Button>
          </ActionBar>
          <div className="flex flex-col gap-4 lg:col-start-2 lg:row-span-3 lg:row-start-1">
            <Slip>
              <SlipSection align="center">
                <Skeleton shape="block" className="mb-18 size-60" />
              </SlipSection>
            </Slip>
            <Notice tone="notice">{payment.warning}</Notice>
          </div>
        </PaymentColumns>
      </div>
    </SkeletonGroup>
  );
}
