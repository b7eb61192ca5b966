import { switchRow } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { adminMessages } from '../admin.messages.en.ts';
import { messages } from '../messages.en.ts';
import { checkRows } from '../testing/check-rows.ts';
import {
  ADD,
  add,
  answerDiscard,
  askToDelete,
  fill,
  label,
  NETWORKS,
  SAVE,
  TRON,
  VALID,
  type Field,
} from '../testing/networks-acts.ts';
import { accept, answerInTurn, expectSentNth, expectSentOnce, hang, refuse } from '../testing/story-server.ts';
import { withConfirmProvider } from '../testing/with-confirm-provider.tsx';
import { NetworksForm, type NetworksFormProps } from './NetworksForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { networks: networkMessages } = adminMessages;
const { network: shown, details, failures, payment } = messages;

/** Keeps the current networks, as the cache of the app does. */
function Page({ networks, onSubmit, ...rest }: NetworksFormProps) {
  const [inForce, setInForce] = useState(networks);
  const save: NetworksFormProps['onSubmit'] = async (list) => {
    const result = await onSubmit(list);
    if (result.ok) setInForce(list);
    return result;
  };
  return <NetworksForm {...rest} networks={inForce} onSubmit={save} />;
}

const meta = {
  title: 'Forms/NetworksForm',
  component: NetworksForm,
  loaders: [loadMessages],
  args: { networks: NETWORKS, onSubmit: fn(accept), onDirtyChange: fn() },
  render: (args) => <Page {...args} />,
  decorators: [(Story) => <div className="mx-auto max-w-180">{Story()}</div>, withConfirmProvider],
} satisfies Meta<typeof NetworksForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills the form for a new network with one text of each row, and expects the message at its field and the focus in it. */
const refused = (...rows: [field: Field, typed: string, message: string][]): Story['play'] =>
  async function play({ canvas, userEvent, args }) {
    await add({ canvas, userEvent }, VALID);
    await checkRows(rows, async (name, typed, message) => {
      await fill({ canvas, userEvent }, { ...VALID, [name]: typed });
      await userEvent.click(canvas.getByRole('button', SAVE));
      await expect(await canvas.findByText(message)).toBeVisible();
      const field = canvas.getByLabelText(label(networkMessages[name]));
      await expect(field).toBeInvalid();
      await waitFor(() => expect(field).toHaveFocus());
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  };

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(shown.limit({ min: '50', max: '1.5M' }))).toBeVisible();
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
  },
};

export const Pristine: Story = {
  args: { networks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(networkMessages.empty)).toBeVisible();
  },
};

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await add({ canvas, userEvent }, VALID);
    await expect(await canvas.findByText(shown.limit({ min: '5', max: '1.5M' }))).toBeVisible();
    await expect(canvas.getByText(networkMessages.preview)).toBeVisible();
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
  },
};

export const Refused: Story = {
  play: refused(
    ['id', '', networkMessages.idRequired],
    ['id', 'sol ana', networkMessages.idInvalid],
    ['id', 'TRC20', networkMessages.idTaken],
    ['name', '', networkMessages.nameRequired],
    ['minAmount', '', networkMessages.minRequired],
    ['maxAmount', '', networkMessages.maxRequired],
    ['maxAmount', '4.999999', networkMessages.maxBelowMin],
    ['logo', 'https://a.example/b.svg', networkMessages.logoInvalid],
    ['name', 'Solana'.repeat(14), networkMessages.nameTooLong],
  ),
};

const REASON = { en: 'Being upgraded until 6 pm', ur: 'شام 6 بجے تک اپ گریڈ ہو رہا ہے' };
const { pause: pauseMessages } = adminMessages;

/** Opens the first network and switches its pause on. */
const pauseFirst = async ({ canvas, canvasElement, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(canvas.getByRole('button', { name: networkMessages.edit({ name: TRON }) }));
  await switchRow(canvasElement, networkMessages.pause).toggle();
  await expect(await canvas.findByLabelText(pauseMessages.english)).toBeVisible();
};

export const AllInvalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await add({ canvas, userEvent }, { logo: 'x' });
    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByText(networkMessages.idRequired)).toBeVisible();
    await expect(canvas.getByText('Please fill in all required fields')).toBeVisible();
    await expect(canvas.getByText(networkMessages.logoInvalid)).toBeVisible();
    const id = canvas.getByLabelText(label(networkMessages.id));
    await userEvent.type(id, 'solana');
    await userEvent.type(canvas.getByLabelText(label(networkMessages.name)), 'Solana');
    await waitFor(() => expect(canvas.queryByText(networkMessages.required)).not.toBeInTheDocument());
    await expect(canvas.getByText(networkMessages.minRequired)).toBeVisible();
    await userEvent.clear(id);
    await expect(await canvas.findByText(networkMessages.required)).toBeVisible();
  },
};

/** The reason is asked for in both languages; saving pauses the network for new orders, and saving another network keeps the pause. */
export const Paused: Story = {
  play: async (stage) => {
    const { canvas, userEvent, args } = stage;
    await pauseFirst(stage);
    await userEvent.type(canvas.getByLabelText(pauseMessages.english), REASON.en);
    await userEvent.type(canvas.getByLabelText(pauseMessages.urdu), REASON.ur);
    await userEvent.click(canvas.getByRole('button', SAVE));
    const paused = { ...NETWORKS[0], pausedReason: REASON };
    await expectSentOnce(args.onSubmit, [paused, NETWORKS[1]]);
    await expect(await canvas.findByText(REASON.en)).toBeVisible();
    await expect(canvas.getByText(REASON.ur)).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: networkMessages.edit({ name: 'Polygon' }) }));
    await waitFor(() => expect(canvas.getByLabelText(label(networkMessages.name))).toHaveFocus());
    await userEvent.type(canvas.getByLabelText(label(networkMessages.name)), ' PoS');
    await userEvent.click(canvas.getByRole('button', SAVE));
    await expectSentNth(args.onSubmit, 2, [paused, { ...NETWORKS[1], name: 'Polygon PoS' }]);
    await expect(await canvas.findByText(REASON.en)).toBeVisible();
  },
};

/** The live list shows both reasons, also the one in the language that the operator does not read. */
export const PauseReasonChanged: Story = {
  args: { networks: NETWORKS.map((network, at) => (at === 0 ? { ...network, pausedReason: REASON } : network)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: networkMessages.edit({ name: TRON }) }));
    await userEvent.type(await canvas.findByLabelText(pauseMessages.urdu), ' ابھی');
    await expect(await canvas.findByText(networkMessages.changes)).toBeVisible();
    await expect(canvas.getByText(`${REASON.ur} ابھی`)).toBeVisible();
  },
};

export const PauseReasonMissing: Story = {
  play: async (stage) => {
    const { canvas, userEvent, args } = stage;
    await pauseFirst(stage);
    await userEvent.type(canvas.getByLabelText(pauseMessages.english), REASON.en);
    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByText(pauseMessages.required)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(pauseMessages.urdu)).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Cancel and Escape ask before they discard changes; without changes they do not ask. */
export const CancelAsks: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', ADD));
    await waitFor(() => expect(canvas.getByLabelText(label(networkMessages.id))).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', ADD)).toHaveFocus());

    await add({ canvas, userEvent }, { id: 'solana' });
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
    await userEvent.keyboard('{Escape}');
    await answerDiscard(userEvent, payment.discardConfirm);
    await waitFor(() => expect(canvas.getByRole('button', ADD)).toHaveFocus());
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));

    await add({ canvas, userEvent }, { id: 'solana' });
    await userEvent.click(canvas.getByRole('button', { name: payment.cancel }));
    await answerDiscard(userEvent, payment.discardCancel);
    await expect(canvas.getByLabelText(label(networkMessages.id))).toHaveValue('solana');
    await userEvent.click(canvas.getByRole('button', { name: payment.cancel }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: payment.discardTitle })).toBeVisible());
  },
};

/** One network is deleted after a question, the other is refused in the question. */
export const DeleteRefused: Story = {
  args: { onSubmit: answerInTurn(accept, refuse({ errors: { value: 'Orders on this network are still open.' } })) },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await askToDelete({ canvas, userEvent });
    await expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete this network?');
    await waitFor(() => expect(screen.getByRole('button', { name: payment.cancel })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: networkMessages.deleteConfirm }));
    await expectSentOnce(args.onSubmit, [NETWORKS[1]]);
    await expect(await canvas.findByText(networkMessages.deleted({ name: TRON }))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', ADD)).toHaveFocus());

    await askToDelete({ canvas, userEvent }, 'Polygon');
    await userEvent.click(screen.getByRole('button', { name: networkMessages.deleteConfirm }));
    await waitFor(() => expect(screen.getByText('Orders on this network are still open.')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: networkMessages.deleteConfirm })).toBeEnabled());
  },
};

export const Deleting: Story = {
  args: { onSubmit: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await askToDelete({ canvas, userEvent });
    await userEvent.dblClick(screen.getByRole('button', { name: networkMessages.deleteConfirm }));
    await expect(await screen.findByRole('button', { name: networkMessages.deleting })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Busy: Story = {
  args: { onSubmit: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await add({ canvas, userEvent }, VALID);
    await userEvent.dblClick(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByRole('button', { name: details.submitting })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(canvas.getByLabelText(label(networkMessages.id))).toHaveAttribute('readonly');
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** A message at a field, and above the buttons the one that belongs to none. */
export const ServerErrors: Story = {
  args: {
    onSubmit: answerInTurn(
      refuse(),
      refuse({ message: 'The settings are locked.' }),
      refuse({ errors: { id: 'No such network is watched.' } }),
      refuse({ errors: { id: 'No such network is watched.', value: 'Two networks have this logo.' } }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await add({ canvas, userEvent }, VALID);
    const id = canvas.getByLabelText(label(networkMessages.id));
    const expectUsable = async () => {
      await expect(id).toHaveValue('solana');
      await waitFor(() => expect(canvas.getByRole('button', SAVE)).toHaveFocus());
      await expect(canvas.getByRole('button', SAVE)).toBeEnabled();
    };
    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByText(failures.updateSetting)).toBeVisible();
    await expectUsable();
    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByText('The settings are locked.')).toBeVisible();
    await expectUsable();

    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByText('No such network is watched.')).toBeVisible();
    await waitFor(() => expect(id).toHaveFocus());
    await expect(canvas.queryByText('The settings are locked.')).not.toBeInTheDocument();
    await userEvent.type(id, '2');
    await waitFor(() => expect(canvas.queryByText('No such network is watched.')).not.toBeInTheDocument());
    await expect(canvas.getByLabelText(label(networkMessages.name))).toHaveValue('Solana');

    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByText('No such network is watched.')).toBeVisible();
    await expect(canvas.getByText('Two networks have this logo.')).toBeVisible();
  },
};

/** A network is added, then another one is changed. */
export const Success: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await add({ canvas, userEvent }, VALID);
    await userEvent.click(canvas.getByRole('button', SAVE));
    const amounts = { minAmount: 5, maxAmount: 1_500_000 };
    const solana = { id: 'solana', name: 'Solana', logo: null, ...amounts, pausedReason: null };
    await expectSentOnce(args.onSubmit, [...NETWORKS, solana]);
    await expect(await canvas.findByText(networkMessages.saved({ name: 'Solana' }))).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: networkMessages.edit({ name: 'Solana' }) })).toHaveFocus(),
    );

    await userEvent.click(canvas.getByRole('button', { name: networkMessages.edit({ name: TRON }) }));
    const name = canvas.getByLabelText(label(networkMessages.name));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(canvas.getByLabelText(label(networkMessages.id))).toHaveAttribute('readonly');
    await expect(canvas.getByText(networkMessages.idKept)).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'Tron');
    await expect(await canvas.findByText(networkMessages.changes)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expectSentNth(args.onSubmit, 2, [{ ...NETWORKS[0], name: 'Tron' }, NETWORKS[1], solana]);
    await expect(await canvas.findByText(networkMessages.saved({ name: 'Tron' }))).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: networkMessages.edit({ name: 'Tron' }) })).toHaveFocus(),
    );
  },
};
