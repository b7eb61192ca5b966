import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOT_PAUSED } from '@sarraf/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { adminMessages } from '../admin.messages.en.ts';
import { messages } from '../messages.en.ts';
import { accept, answerInTurn, expectSentNth, expectSentOnce, hang, refuse } from '../testing/story-server.ts';
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

/** Replaces the texts of the open form. */
const type = async ({ canvas, userEvent }: Play, { en = REASON.en, ur = REASON.ur }: Partial<typeof REASON> = {}) => {
  for (const [label, text] of [
    [pauseMessages.english, en],
    [pauseMessages.urdu, ur],
  ] as const) {
    await userEvent.clear(canvas.getByLabelText(label));
    await userEvent.paste(text);
  }
};

/** Opens the form and types the reason. */
const fill = async (play: Play, texts: Partial<typeof REASON> = {}) => {
  await play.userEvent.click(play.canvas.getByRole('button', { name: acts.pause }));
  const english = await play.canvas.findByLabelText(pauseMessages.english);
  await waitFor(() => expect(english).toHaveFocus());
  await type(play, texts);
};

const submit = async ({ canvas, userEvent }: Play) => userEvent.click(canvas.getByRole('button', { name: acts.pause }));

export const Playground: Story = {
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

/** A reason that is missing in one language, too long, and missing in both. */
export const AllInvalid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fill({ canvas, userEvent }, { ur: ' ' });
    await submit({ canvas, userEvent });
    await expect(await canvas.findByText(pauseMessages.required)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(pauseMessages.urdu)).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await type({ canvas, userEvent }, { en: 'We are sorry. '.repeat(22) });
    await submit({ canvas, userEvent });
    await expect(await canvas.findByText(pauseMessages.tooLong({ n: 300 }))).toBeVisible();
    await expect(canvas.queryByText(pauseMessages.required)).not.toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await type({ canvas, userEvent }, { en: ' ', ur: ' ' });
    await submit({ canvas, userEvent });
    await expect(await canvas.findAllByText(pauseMessages.required)).toHaveLength(2);
  },
};

/** Cancel drops the typed reason; typed again, it is saved. */
export const Success: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: payment.cancel }));
    await waitFor(() => expect(canvas.getByRole('button', { name: acts.pause })).toHaveFocus());
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));

    await fill({ canvas, userEvent });
    await submit({ canvas, userEvent });
    await expectSentOnce(args.onSubmit, PAUSED);
    await expect(await canvas.findByText(pauseMessages.paused.sales_paused)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: pauseMessages.editReason })).toHaveFocus());
  },
};

/** The reason of the last pause is there again. It is kept once more when the pause ends. */
export const Resumed: Story = {
  args: { pause: ENDED },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: acts.pause }));
    await expect(await canvas.findByLabelText(pauseMessages.english)).toHaveValue(REASON.en);
    await expect(canvas.getByLabelText(pauseMessages.urdu)).toHaveValue(REASON.ur);
    await submit({ canvas, userEvent });
    await expectSentOnce(args.onSubmit, PAUSED);

    await userEvent.click(await canvas.findByRole('button', { name: acts.resume }));
    await expectSentNth(args.onSubmit, 2, ENDED);
    await expect(await canvas.findByText(pauseMessages.resumed.sales_paused)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: acts.pause })).toHaveFocus());
  },
};

/** The reason in force is changed, then the end of the pause is refused. */
export const ResumeRefused: Story = {
  args: { pause: PAUSED, onSubmit: answerInTurn(accept, refuse()) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(pauseMessages.on)).toBeVisible();
    await expect(canvas.getByText(REASON.en)).toBeVisible();
    await expect(canvas.getByText(REASON.ur)).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: pauseMessages.editReason }));
    const english = await canvas.findByLabelText(pauseMessages.english);
    await userEvent.clear(english);
    await userEvent.type(english, 'Until 8 pm');
    await userEvent.click(canvas.getByRole('button', { name: pauseMessages.saveReason }));
    await expectSentOnce(args.onSubmit, { paused: true, reason: { ...REASON, en: 'Until 8 pm' } });

    await userEvent.click(await canvas.findByRole('button', { name: acts.resume }));
    await expect(await canvas.findByText(failures.updateSetting)).toBeVisible();
    await expect(canvas.getByRole('button', { name: acts.resume })).toBeEnabled();
  },
};

/** A message at a field, and under the fields the one that belongs to none. */
export const ServerErrors: Story = {
  args: {
    onSubmit: answerInTurn(
      refuse(),
      refuse({ message: 'The settings are locked.' }),
      refuse({ errors: { ur: 'Write this in Urdu.' } }),
      refuse({ errors: { ur: 'Write this in Urdu.', value: 'Another pause was saved.' } }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const expectUsable = async () => {
      await expect(canvas.getByLabelText(pauseMessages.english)).toHaveValue(REASON.en);
      await waitFor(() => expect(canvas.getByRole('button', { name: acts.pause })).toHaveFocus());
      await expect(canvas.getByRole('button', { name: acts.pause })).toBeEnabled();
    };
    await fill({ canvas, userEvent });
    await submit({ canvas, userEvent });
    await expect(await canvas.findByText(failures.updateSetting)).toBeVisible();
    await expectUsable();
    await submit({ canvas, userEvent });
    await expect(await canvas.findByText('The settings are locked.')).toBeVisible();
    await expectUsable();

    await submit({ canvas, userEvent });
    await expect(await canvas.findByText('Write this in Urdu.')).toBeVisible();
    const urdu = canvas.getByLabelText(pauseMessages.urdu);
    await waitFor(() => expect(urdu).toHaveFocus());
    await expect(canvas.getByLabelText(pauseMessages.english)).toHaveValue(REASON.en);
    await expect(canvas.queryByText('The settings are locked.')).not.toBeInTheDocument();
    await userEvent.type(urdu, '!');
    await waitFor(() => expect(canvas.queryByText('Write this in Urdu.')).not.toBeInTheDocument());

    await submit({ canvas, userEvent });
    await expect(await canvas.findByText('Write this in Urdu.')).toBeVisible();
    await expect(canvas.getByText('Another pause was saved.')).toBeVisible();
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

export const Disabled: Story = {
  args: { settingKey: 'payouts_paused', description: 'While it is on, no payout begins.', disabled: true },
};
