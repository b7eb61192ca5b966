import { useMessages } from '@sarraf/forms/language';
import { KeyValueList, LeaderRow, Slip, SlipSection, SlipTear } from '@sarraf/ui';
import { BRAND } from '../../shared/layout/brand.ts';
import { Logo } from '../../shared/layout/Logo.tsx';
import { entryMessages } from './entry.messages.ts';

function Facts({ rows }: { rows: Record<string, { label: string; value: string }> }) {
  return (
    <KeyValueList>
      {Object.entries(rows).map(([id, fact]) => (
        <LeaderRow key={id} {...fact} />
      ))}
    </KeyValueList>
  );
}

/** Promises of the product on a slip, beside the forms on wide screens. */
export function EntrySlip({ className = '' }: { className?: string }) {
  const messages = useMessages(entryMessages);
  return (
    <aside className={`flex-col border-e border-line bg-sunken px-16 pb-10 ${className}`}>
      <Logo name={BRAND.name} className="mt-3 min-h-11" />
      <div className="my-auto w-full max-w-form self-center py-10">
        <p className="text-amount font-bold tracking-tight text-balance">{messages.headline}</p>
        <p className="mt-3 text-base text-ink-2">{messages.lead}</p>
        <Slip on="sunken" className="mt-8">
          <SlipSection>
            <Facts rows={messages.facts} />
          </SlipSection>
          <SlipTear cut="notch" />
          <SlipSection>
            <Facts rows={messages.times} />
          </SlipSection>
        </Slip>
      </div>
    </aside>
  );
}
