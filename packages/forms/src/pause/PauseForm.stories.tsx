import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOT_PAUSED } from '@sarraf/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { adminMessages } from '../admin.messages.en.ts';
import { messages } from '../messages.en.ts';
import { accept, expectSentOnce, hang, refuse } from '../testing/story-server.ts';
import { withConfirmProvider } from '../testing/with-confirm-provider.tsx';
import { PauseForm, type PauseFormProps } from './PauseForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { pause: pauseMessages } = adminMessages;
const { details, failures, payment } = messages;

const REASON = { en: 'We are moving to a new bank until 6 pm.', ur: 'ہم شام 6 بجے تک نئے بینک میں منتقل ہو رہے ہیں۔' };
const PAUSED = { paused: true, reason: REASON };
const ENDED = { paused: false, reason: REASON };

/** Keeps the current value, as the cache of the app does. */
function Page({ pause, onSubmit, ...rest }: PauseFormProps) {
  const [inForce, setInForce] = useState(pause);
  const save: PauseFormProps['onSubmit'] = async (value) => {
    const result = await onSubmit(value);
    if (result.ok) setInForce(value);
    return result;
  };
  return <PauseForm {...rest} pause={inForce} onSubmit={save} />;
}

const meta = {
  title: 'Forms/PauseForm',
  component: PauseForm,
  loaders: [loadMessages],
  args: {
    settingKey: 'sales_paused',
    description: 'While it is on, no new order can be made. Open orders still count when they are paid.',
    pause: NOT_PAUSED,
    onSubmit: fn(accept),
    onDirtyChange: fn(),
  },
  render: (args) => <Page {...args} />,
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>, withConfirmProvider],
} satisfies Meta<typeof PauseForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const acts = pauseMessages.acts.sales_paused;

/** Opens the form and types the reason. */
const fill = async ({ canvas, userEvent }: Play, { en = REASON.en, ur = REASON.ur }: Partial<typeof REASON> = {}) => {
  await userEvent.click(canvas.getByRole('button', { name: acts.pause }));
  const english = await canvas.findByLabelText(pauseMessages.english);
  await waitFor(() => expect(english).toHaveFocus());
  for (const [label, text] of [
    [pauseMessages.english, en],
    [pauseMessages.urdu, ur],
  ] as const) {
    await userEvent.click(canvas.getByLabelText(label));
    await userEvent.paste(text);
  }
};

const submit = async ({ canvas, userEvent }: Play) => userEvent.click(canvas.getByRole('button', { name: acts.pause }));

export const Playground: Story = {};

export const Pristine: Story = {
  args: { settingKey: 'payouts_paused', description: 'While it is on, no payout begins.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(pauseMessages.off)).toBeVisible();
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
  },
};

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fill({ canvas, userEvent });
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const InForce: Story = {
  args: { pause: PAUSED },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pauseMessages.on)).toBeVisible();
    await expect(canvas.getByText(REASON.en)).toBeVisible();
    await expect(canvas.getByText(REASON.ur)).toBeVisible();
  },
};

export const ReasonMissing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fill({ canvas, userEvent }, { ur: ' ' });
    await submit({ canvas, userEvent });
    await expect(await canvas.findByText(pauseMessages.required)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(pauseMessages.urdu)).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ReasonTooLong: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fill({ canvas, userEvent }, { en: 'We are sorry. '.repeat(22) });
    await submit({ canvas, userEvent });
    await expect(await canvas.findByText(pauseMessages.tooLong({ n: 300 }))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AllInvalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, { en: ' ', ur: ' ' });
    await submit({ canvas, userEvent });
    await expect(await canvas.findAllByText(pauseMessages.required)).toHaveLength(2);
  },
};

export const Success: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fill({ canvas, userEvent });
    await submit({ canvas, userEvent });
    await expectSentOnce(args.onSubmit, PAUSED);
    await expect(await canvas.findByText(pauseMessages.paused.sales_paused)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: pauseMessages.editReason })).toHaveFocus());
  },
};

/** The reason of the last pause is there again, ready to be changed. */
export const PausedAgain: Story = {
  args: { pause: ENDED },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: acts.pause }));
    await expect(await canvas.findByLabelText(pauseMessages.english)).toHaveValue(REASON.en);
    await expect(canvas.getByLabelText(pauseMessages.urdu)).toHaveValue(REASON.ur);
  },
};

export const ReasonEdited: Story = {
  args: { pause: PAUSED },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: pauseMessages.editReason }));
    const english = await canvas.findByLabelText(pauseMessages.english);
    await userEvent.clear(english);
    await userEvent.type(english, 'Until 8 pm');
    await userEvent.click(canvas.getByRole('button', { name: pauseMessages.saveReason }));
    await expectSentOnce(args.onSubmit, { paused: true, reason: { ...REASON, en: 'Until 8 pm' } });
  },
};

/** The reason is kept. */
export const Resumed: Story = {
  args: { pause: PAUSED },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: acts.resume }));
    await expectSentOnce(args.onSubmit, ENDED);
    await expect(await canvas.findByText(pauseMessages.resumed.sales_paused)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: acts.pause })).toHaveFocus());
  },
};

export const ResumeRefused: Story = {
  args: { pause: PAUSED, onSubmit: fn(refuse()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: acts.resume }));
    await expect(await canvas.findByText(failures.updateSetting)).toBeVisible();
    await expect(canvas.getByRole('button', { name: acts.resume })).toBeEnabled();
  },
};

export const ServerFieldError: Story = {
  args: { onSubmit: fn(refuse({ errors: { ur: 'Write this in Urdu.' } })) },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await submit({ canvas, userEvent });
    await expect(await canvas.findByText('Write this in Urdu.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(pauseMessages.urdu)).toHaveFocus());
    await expect(canvas.getByLabelText(pauseMessages.english)).toHaveValue(REASON.en);
  },
};

export const ServerGeneralError: Story = {
  args: { onSubmit: fn(refuse()) },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await submit({ canvas, userEvent });
    await expect(await canvas.findByText(failures.updateSetting)).toBeVisible();
    await expect(canvas.getByLabelText(pauseMessages.english)).toHaveValue(REASON.en);
  },
};

export const Busy: Story = {
  args: { onSubmit: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await fill({ canvas, userEvent });
    await userEvent.dblClick(canvas.getByRole('button', { name: acts.pause }));
    await expect(await canvas.findByRole('button', { name: details.submitting })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(canvas.getByLabelText(pauseMessages.english)).toHaveAttribute('readonly');
  },
};

export const Cancelled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: payment.cancel }));
    await waitFor(() => expect(canvas.getByRole('button', { name: acts.pause })).toHaveFocus());
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
  },
};

export const Disabled: Story = { args: { disabled: true } };
