import type { NewPriceRange } from '@sarraf/api-client';
import { priceMoves, type FeeRates } from '@sarraf/domain';
import { PriceRangesForm, priceRangesFields, settingTitle } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { Button, PageSection, useEditFocus } from '@sarraf/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { appSettingsMessages } from './app-settings.messages.ts';
import { PricePreview } from './PricePreview.tsx';
import { rangesIn } from './setting-values.ts';
import type { EditorProps } from './use-setting-editor.ts';

/** Initial amount of the simulator, in USDT. */
const FIRST_AMOUNT = '750';

/** Price ranges setting: a preview first, the form on request (product.md S14). */
export function PriceRangesSetting({ setting, rates, save, onDirtyChange }: EditorProps & { rates: FeeRates }) {
  const messages = useMessages(appSettingsMessages).prices;
  const [isEditing, setEditing] = useState(false);
  const [note, setNote] = useState('');
  const [amount, setAmount] = useState(FIRST_AMOUNT);
  const { editor, opener } = useEditFocus<HTMLDivElement>(isEditing);
  const inForce = rangesIn(setting.value) ?? [];

  const openOrClose = (next: boolean) => {
    setNote('');
    setEditing(next);
  };
  const saveRanges = async ({ ranges }: { ranges: NewPriceRange[] }) => {
    const result = await save(ranges);
    if (result.ok) {
      openOrClose(false);
      setNote(priceMoves(inForce, ranges).length > 0 ? messages.saved : messages.savedSame);
    }
    return result;
  };
  const preview = { inForce, rates, amount, onAmountChange: setAmount };
  return (
    <PageSection
      title={settingTitle(setting.key)}
      description={setting.description ? <bdi>{setting.description}</bdi> : undefined}
      action={
        !isEditing && (
          <Button ref={opener} variant="secondary" size="sm" onClick={() => openOrClose(true)}>
            <Pencil aria-hidden="true" className="size-4" />
            {messages.edit}
          </Button>
        )
      }
    >
      {isEditing ? (
        <div ref={editor}>
          <PriceRangesForm
            initialValues={priceRangesFields(inForce)}
            onSubmit={saveRanges}
            onDirtyChange={onDirtyChange}
            onCancel={() => openOrClose(false)}
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
