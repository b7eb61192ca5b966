import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BeforeAfter } from '../../before-after/BeforeAfter.tsx';
import { Button } from '../../button/Button.tsx';
import { TextField } from '../../text-field/TextField.tsx';
import { SettingCard, type SettingCardProps } from './SettingCard.tsx';
import { SettingEditButton } from './SettingEditButton.tsx';
import { SettingForm } from './SettingForm.tsx';
import { SettingValue } from './SettingValue.tsx';
import { useEditFocus } from './use-edit-focus.ts';

interface CardProps
  extends
    SettingCardProps,
    Record<'onEdit' | 'onSave' | 'onCancel', () => void>,
    Partial<Record<'range' | 'readOnlyReason' | 'error' | 'save' | 'cancel', string>> {
  state: 'view' | 'edit' | 'busy' | 'read-only';
  value: ReactNode;
  unit?: ReactNode;
  /** Text in the field. */
  typed?: string;
  preview?: ReactNode;
}

/** A complete card with its parts, in one of its states. */
function Card({ state, value, typed = '', onEdit, onSave, onCancel, ...rest }: Omit<CardProps, 'children'>) {
  const { unit, range, readOnlyReason, error, preview, save = 'Save', cancel = 'Cancel', ...card } = rest;
  const [now, setNow] = useState({ state, value, typed });
  const busy = now.state === 'busy';
  const isEditing = busy || now.state === 'edit';
  const { editor, opener } = useEditFocus<HTMLDivElement>(isEditing, { select: true });
  const stop = () => {
    setNow({ ...now, state: 'view' });
    onCancel();
  };
  return (
    <div ref={editor} className="grid min-w-0">
      <SettingCard {...card}>
        {isEditing ? (
          <SettingForm
            busy={busy}
            preview={preview}
            onSave={() => {
              setNow({ ...now, state: 'view', value: now.typed });
              onSave();
            }}
            onCancel={stop}
            actions={
              <>
                <Button type="submit" size="sm" busy={busy} busyLabel="Saving...">
                  {save}
                </Button>
                <Button variant="secondary" size="sm" disabled={busy} onClick={stop}>
                  {cancel}
                </Button>
              </>
            }
          >
            <TextField
              label="New value"
              hint={range}
              error={error}
              suffix={unit}
              dir="ltr"
              value={now.typed}
              readOnly={busy}
              onValueChange={(text) => setNow({ ...now, typed: text })}
            />
          </SettingForm>
        ) : (
          <SettingValue
            unit={unit}
            range={range}
            readOnlyReason={readOnlyReason}
            action={
              now.state === 'view' && (
                <SettingEditButton
                  ref={opener}
                  onClick={() => {
                    setNow({ ...now, state: 'edit', typed: String(now.value) });
                    onEdit();
                  }}
                >
                  Edit
                </SettingEditButton>
              )
            }
          >
            {now.value}
          </SettingValue>
        )}
      </SettingCard>
    </div>
  );
}

const meta: Meta<CardProps> = {
  title: 'Components/Layout/SettingCard',
  id: 'components-settingcard',
  component: SettingCard,
  subcomponents: { SettingValue, SettingForm, SettingEditButton },
  args: {
    state: 'view',
    title: 'Platform fee',
    children: null,
    description: 'The share of every sale that the platform keeps.',
    value: '0.01',
    range: 'Range: 0 - 1',
    onEdit: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
  argTypes: {
    children: { control: false },
    state: { control: 'inline-radio', options: ['view', 'edit', 'busy', 'read-only'] },
  },
  render: (args) => (
    <div className="max-w-form">
      <Card key={`${args.state} ${args.value}`} {...args} />
    </div>
  ),
};

export default meta;
type Story = StoryObj<CardProps>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Platform fee' }));
    const field = canvas.getByRole('textbox', { name: 'New value' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Range: 0 - 1');
    // The old value is selected, so typing replaces it.
    await userEvent.keyboard('0.02{Enter}');
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('0.02')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit Platform fee' })).toHaveFocus();
  },
};

export const View: Story = {};

export const WithUnit: Story = {
  args: {
    title: 'Resend wait',
    description: 'How long a person waits before another code can be sent.',
    value: '60',
    unit: 'seconds',
    range: 'Range: 5 - 600',
  },
};

const CHANGE = <BeforeAfter before="0.01 = 1%" after="0.02 = 2%" becomes="becomes" />;

export const Edit: Story = { args: { state: 'edit', typed: '0.02', preview: CHANGE } };

export const Saved: Story = {
  args: {
    value: '0.02',
    note: (
      <>
        <span>Platform fee saved </span>
        {CHANGE}
      </>
    ),
  },
};

/** Escape changes nothing and returns the focus to the Edit button. */
export const EscapeCancels: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Platform fee' }));
    await userEvent.keyboard('5{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('0.01')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit Platform fee' })).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: { state: 'edit', typed: '2', error: 'Enter a number from 0 to 1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/^Enter a number from 0 to 1/);
  },
};

/** After an error of the server the field keeps its text. */
export const SaveFailed: Story = { args: { state: 'edit', typed: '0.02', error: 'Failed to update setting' } };

/** Pressing Enter several times sends one request. */
export const Busy: Story = {
  args: { state: 'busy', typed: '0.02' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Enter}{Enter}{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Saving...' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveValue('0.02');
  },
};

export const ReadOnly: Story = {
  args: {
    state: 'read-only',
    title: 'Payout calendar',
    description: 'Days on which banks do not pay out.',
    value: '2026-12-25',
    range: '',
    readOnlyReason: 'This kind of setting cannot be edited here.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Two columns of cards, one of them open. */
export const Grid: Story = {
  decorators: [(Story) => <div className="grid gap-4 md:grid-cols-2">{Story()}</div>],
  render: (args) => (
    <>
      <Card {...args} />
      <Card {...args} title="Fee discount" description="Taken off the fee." value="0.002" />
      <Card {...args} {...WithUnit.args} state="edit" typed="45" />
      <Card {...args} title="Smallest sale" value="100" unit="USDT" range="Range: 1 - 100000" />
    </>
  ),
};

/** 320 px: long words, Urdu, a million, a long error of the server. */
export const Stress: Story = {
  decorators: [(Story) => <div className="flex max-w-70 flex-col gap-4">{Story()}</div>],
  render: (args) => (
    <>
      <Card
        {...args}
        title="transaction_exp_time_of_an_unpaid_order_in_milliseconds"
        description="OneSentenceWithoutASinglePlaceToBreakItInTwoOrMorePieces"
        value="10,00,00,000.123456"
        unit="milliseconds"
        range="Range: 60000 - 7200000"
      />
      <Card
        {...args}
        state="edit"
        title="پلیٹ فارم فیس"
        description="ہر فروخت کا وہ حصہ جو پلیٹ فارم رکھتا ہے۔"
        typed="99999999999999999999999999"
        unit="milliseconds"
        error="THE_SERVER_ANSWERED_WITH_ONE_WORD_LONGER_THAN_THE_SMALLEST_PHONE_IS_WIDE"
        save="Save this value for everybody"
        cancel="Leave everything as it is"
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
