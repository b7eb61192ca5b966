import { radioList } from '@sarraf/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { accept, answerInTurn, expectSentOnce, hang, refuse } from '../testing/story-server.ts';
import { messages } from '../messages.en.ts';
import { NetworkChoiceForm } from './NetworkChoiceForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { network, failures } = messages;

const NETWORKS = [
  { id: 'trc20', name: 'TRON · TRC20', minAmount: 10, maxAmount: 50_000 },
  { id: 'bep20', name: 'BNB Smart Chain · BEP20', minAmount: 50, maxAmount: 1_000_000 },
  { id: 'erc20', name: 'Ethereum · ERC20', minAmount: 1000, maxAmount: 1_500_000 },
];

const meta = {
  title: 'Forms/NetworkChoiceForm',
  component: NetworkChoiceForm,
  loaders: [loadMessages],
  args: {
    networks: NETWORKS,
    amount: '500',
    onSubmit: fn(accept),
    onValueChange: fn(),
    onBack: fn(),
    onDirtyChange: fn(),
    renderMark: ({ name }) => (
      <span className="grid size-10 place-items-center bg-neutral-soft font-semibold text-neutral">
        {name.charAt(0)}
      </span>
    ),
  },
  // The action bar expects the page padding of 20 px on a phone; a story has 16.
  decorators: [
    (Story) => (
      <div className="-mx-4 px-5">
        <div className="mx-auto max-w-form">{Story()}</div>
      </div>
    ),
  ],
} satisfies Meta<typeof NetworkChoiceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: network.submit });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Choose a network.');
    await expect(canvas.getByText('Limit: 50 - 1M USDT')).toBeVisible();
    await expect(canvas.getByText('Limit: 1,000 - 1.5M USDT')).toBeVisible();
    await expect(args.onDirtyChange).not.toHaveBeenCalled();

    const ethereum = canvas.getByRole('radio', { name: /Ethereum/ });
    await expect(ethereum).toBeDisabled();
    await expect(ethereum).toHaveAccessibleDescription(/Sell 500 USDT more to use this network/);
    ethereum.click();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const PAUSED = 'This network is being upgraded until 6 pm.';

/** A paused network says why and cannot be chosen, whatever the amount. */
export const Paused: Story = {
  args: { networks: NETWORKS.map((one) => (one.id === 'trc20' ? { ...one, pausedReason: PAUSED } : one)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /TRC20/ })).toBeDisabled();
    await expect(canvas.getByText(PAUSED)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /BEP20/ })).toBeEnabled();
  },
};

export const AllPaused: Story = {
  args: { networks: NETWORKS.map((one) => ({ ...one, pausedReason: PAUSED })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(network.allPaused)[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: network.submit })).toBeDisabled();
  },
};

/** A note in the row of a network does not disable it. */
export const OneHasANote: Story = {
  args: { rowNote: ({ id }) => (id === 'trc20' ? 'Slower than usual today. Your USDT are safe.' : undefined) },
  play: async ({ canvas, userEvent }) => {
    const tron = canvas.getByRole('radio', { name: /TRON/ });
    await expect(tron).toHaveAccessibleDescription(/Slower than usual today/);
    await userEvent.click(tron);
    await waitFor(() => expect(canvas.getByRole('button', { name: network.submit })).toBeEnabled());
  },
};

export const ChosenNetworkNoLongerFits: Story = {
  args: { amount: '60000.5', initialValues: { networkId: 'trc20' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sell 10,000.5 USDT less to use this network')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: network.submit })).toBeDisabled();
  },
};

export const NoneFits: Story = {
  args: { amount: '5' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText(network.noneFits)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: network.back }));
    await waitFor(() => expect(args.onBack).toHaveBeenCalledOnce());
  },
};

/** A network is chosen and sent once. */
export const Busy: Story = {
  args: { onSubmit: fn(hang) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await radioList(canvasElement).choose(/TRON/);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('trc20');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(canvas.queryByText(network.missing)).not.toBeInTheDocument());
    await userEvent.dblClick(canvas.getByRole('button', { name: network.submit }));
    await waitFor(() => expect(canvas.getByRole('button', { name: network.submitting })).toBeVisible());
    await expectSentOnce(args.onSubmit, { networkId: 'trc20' });
    await expect(canvas.getByRole('button', { name: network.back })).toBeDisabled();
  },
};

export const Disabled: Story = { args: { initialValues: { networkId: 'trc20' }, disabled: true } };

/** A message under the list, and above the buttons the one that belongs to no field. */
export const ServerErrors: Story = {
  args: {
    initialValues: { networkId: 'trc20' },
    onSubmit: answerInTurn(
      refuse({ message: failures.createOrderRetry }),
      refuse(),
      refuse({ errors: { networkId: 'This network is being serviced.' } }),
      refuse({ errors: { networkId: 'This network is being serviced.', amount: 'The amount has changed.' } }),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: network.submit }));
    await expect(await canvas.findByText('Failed to create order. Please try again.')).toBeVisible();
    await radioList(canvasElement).choose(/BNB/);
    await waitFor(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement());
    await userEvent.click(await canvas.findByRole('button', { name: network.submit }));
    await expect(await canvas.findByText('Failed to create order')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /BNB/ })).toBeChecked();

    await userEvent.click(await canvas.findByRole('button', { name: network.submit }));
    await expect(await canvas.findByText('This network is being serviced.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: /BNB/ })).toHaveFocus());
    await radioList(canvasElement).choose(/TRON/);
    await waitFor(() => expect(canvas.queryByText('This network is being serviced.')).not.toBeInTheDocument());

    await userEvent.click(await canvas.findByRole('button', { name: network.submit }));
    await expect(await canvas.findByText('This network is being serviced.')).toBeVisible();
    await expect(canvas.getByText('The amount has changed.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /TRON/ })).toBeChecked();
    await expect(await canvas.findByRole('button', { name: network.submit })).toBeEnabled();
  },
};
