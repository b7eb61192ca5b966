import type { NewPriceRange, Setting } from '@sarraf/api-client';
import { priceMoves, type FeeRates } from '@sarraf/domain';
import { PriceRangesForm, priceRangesFields, settingFacts, type SubmitResult } from '@sarraf/forms';
import { Button, PageSection } from '@sarraf/ui';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { appSettingsMessages } from './app-settings.messages.ts';
import { PricePreview } from './PricePreview.tsx';
import { rangesIn } from './setting-values.ts';

const { prices: words } = appSettingsMessages;

/** The amount the simulator begins with. */
const FIRST_AMOUNT = '750';

export interface PriceRangesSettingProps {
  setting: Setting;
  /** The fee and the discount in force. */
  rates: FeeRates;
  onSave: (ranges: NewPriceRange[]) => Promise<SubmitResult>;
  onDirtyChange: (dirty: boolean) => void;
  /** Asks before what was typed is dropped. */
  confirmDiscard: () => Promise<boolean>;
}

/** The prices by quantity, read more often than changed: what they mean first, the fields on request (spec §2). */
export function PriceRangesSetting({ setting, rates, onSave, onDirtyChange, confirmDiscard }: PriceRangesSettingProps) {
  const [isEditing, setEditing] = useState(false);
  const [note, setNote] = useState('');
  const [amount, setAmount] = useState(FIRST_AMOUNT);
  const fields = useRef<HTMLDivElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isDirty = useRef(false);
  const inForce = rangesIn(setting.value) ?? [];

  useEffect(() => {
    if (isEditing) fields.current?.querySelector('input')?.focus();
    else if (wasEditing.current) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const openOrClose = (next: boolean) => {
    setNote('');
    setEditing(next);
  };
  const save = async ({ ranges }: { ranges: NewPriceRange[] }) => {
    const result = await onSave(ranges);
    if (result.ok) {
      openOrClose(false);
      setNote(priceMoves(inForce, ranges).length > 0 ? words.saved : words.savedSame);
    }
    return result;
  };
  const cancel = async () => {
    if (!isDirty.current || (await confirmDiscard())) openOrClose(false);
  };
  const preview = { inForce, rates, amount, onAmountChange: setAmount };
  return (
    <PageSection
      title={settingFacts(setting.key).title}
      description={setting.description ? <bdi>{setting.description}</bdi> : undefined}
      action={
        !isEditing && (
          <Button ref={editButton} variant="secondary" size="sm" onClick={() => openOrClose(true)}>
            <Pencil aria-hidden="true" className="size-4" />
            {words.edit}
          </Button>
        )
      }
    >
      {isEditing ? (
        <div ref={fields}>
          <PriceRangesForm
            initialValues={priceRangesFields(inForce)}
            onSubmit={save}
            onDirtyChange={(dirty) => {
              isDirty.current = dirty;
              onDirtyChange(dirty);
            }}
            onCancel={() => void cancel()}
          >
            {(ranges) => <PricePreview {...preview} typed={ranges} />}
          </PriceRangesForm>
        </div>
      ) : (
        <PricePreview {...preview} />
      )}
      <p role="status" className="mt-3 text-sm font-medium text-positive empty:hidden">
        {note}
      </p>
    </PageSection>
  );
}
