import { formMessages } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import {
  ActionBar,
  Button,
  KeyValueList,
  LeaderRow,
  Skeleton,
  SkeletonGroup,
  Slip,
  SlipSection,
  SlipTear,
} from '@sarraf/ui';
import { quoteSlipMessages } from '../../shared/orders/quote-slip.messages.ts';
import { sellMessages } from './sell.messages.ts';

const Figure = () => <Skeleton className="inline-block w-20" />;

/**
 * Skeleton of step 1 while prices, accounts and the unfinished order are loading. As high as step 1, so that nothing moves, with the labels
 * that are the same for every seller. Screen readers hear only that the page is loading.
 */
export function SellSkeleton() {
  const texts = useMessages(sellMessages);
  const slip = useMessages(quoteSlipMessages);
  const messages = useMessages(formMessages);
  return (
    <SkeletonGroup label={texts.loading} className="flex flex-1 flex-col">
      <div aria-hidden="true" className="flex flex-1 flex-col gap-5 lg:gap-7">
        <Skeleton shape="block" className="h-1 w-full md:mb-6.5" />
        <div className="grid gap-6 lg:grid-cols-2 lg:items-start lg:gap-8">
          <Slip>
            <SlipSection className="flex flex-col gap-4">
              <p className="text-sm font-medium text-ink-2">{messages.sell.amount}</p>
              <Skeleton shape="block" className="h-11 w-2/5" />
              <Skeleton className="h-3 w-3/5" />
            </SlipSection>
            <SlipTear />
            <SlipSection>
              <KeyValueList>
                <LeaderRow label={slip.pricePerUsdt} value={<Figure />} />
                <LeaderRow label={slip.platformFee} value={<Figure />} />
              </KeyValueList>
            </SlipSection>
            <SlipTear />
            <SlipSection>
              <KeyValueList>
                <LeaderRow label={slip.youReceive} value={<Figure />} weight="total" />
              </KeyValueList>
            </SlipSection>
          </Slip>
          <div className="flex flex-col gap-3">
            <p className="text-base font-semibold">{messages.sell.accounts}</p>
            {['first', 'second', 'third'].map((account) => (
              <div key={account} className="flex items-center gap-3.5 rounded-box border border-line bg-surface p-4">
                <Skeleton shape="circle" className="size-5 shrink-0" />
                <Skeleton shape="block" className="size-10 shrink-0" />
                <div className="flex flex-1 flex-col gap-2">
                  <Skeleton className="w-2/5" />
                  <Skeleton className="h-3 w-3/5" />
                </div>
              </div>
            ))}
          </div>
        </div>
        <ActionBar className="lg:ms-auto lg:w-1/2 lg:ps-4">
          <Button fullWidth disabled>
            {messages.sell.submit}
          </Button>
        </ActionBar>
      </div>
    </SkeletonGroup>
  );
}
