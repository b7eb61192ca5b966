import type { Reconciliation } from '@sarraf/api-client';
import { decimal, formatUsdt } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { KeyValueList, LeaderRow, Notice, Slip, SlipAmount, SlipSection, SlipTear, StatusBadge } from '@sarraf/ui';
import { deskMessages } from '../desk.messages.ts';
import { reconciliationMessages } from './reconciliation.messages.ts';
import { BOOK_PARTS, UsdtFigure } from './UsdtFigure.tsx';

/** Slip of the reconciliation: deposits, their parts, the total and the difference. */
export function BooksSlip({ books }: { books: Reconciliation }) {
  const all = useMessages(deskMessages);
  const messages = useMessages(reconciliationMessages);
  const together = BOOK_PARTS.reduce((sum, part) => sum.plus(decimal(books[part])), decimal(0));
  const isEven = decimal(books.difference).eq(0);
  return (
    <Slip className="max-w-140">
      <SlipSection>
        <SlipAmount size="md" label={messages.deposits} value={formatUsdt(books.deposits)} unit={all.unit} />
      </SlipSection>
      <SlipTear cut="notch" />
      <SlipSection>
        <KeyValueList>
          {BOOK_PARTS.map((part) => (
            <LeaderRow key={part} label={messages[part]} value={<UsdtFigure value={books[part]} />} />
          ))}
        </KeyValueList>
      </SlipSection>
      <SlipTear />
      <SlipSection>
        <KeyValueList>
          <LeaderRow label={messages.total} value={<UsdtFigure value={together.toString()} />} weight="total" />
          <LeaderRow
            label={messages.difference}
            value={
              <span className="inline-flex flex-wrap items-baseline justify-end gap-2">
                <UsdtFigure value={books.difference} />
                {isEven && <StatusBadge tone="positive">{messages.adds}</StatusBadge>}
              </span>
            }
            tone={isEven ? 'plain' : 'negative'}
          />
        </KeyValueList>
        {!isEven && (
          <Notice tone="negative" className="mt-4">
            {messages.doesNot({ amount: formatUsdt(books.difference) })}
          </Notice>
        )}
      </SlipSection>
    </Slip>
  );
}
