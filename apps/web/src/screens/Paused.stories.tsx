import { pauseNetwork, pauseReasons, payouts, scenarios, setPaused, type FakeServer } from '@sarraf/fake-server';
import { adminMessages } from '@sarraf/forms/admin.en';
import { messages } from '@sarraf/forms/messages.en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appSettingsMessages } from '../features/app-settings/app-settings.messages.en.ts';
import { deskMessages } from '../features/desk/desk.messages.en.ts';
import { sellMessages } from '../features/sell/sell.messages.en.ts';
import { shellMessages } from '../features/shell/shell.messages.en.ts';
import { desk, deskWith } from './testing/desk.ts';
import { goToNetworks, pollUntil, sellOn } from './testing/sell-acts.ts';
import { decidedServer, sellerServer } from './testing/sell-servers.ts';
import { answer, press, SETTINGS, SOON } from './testing/settings-acts.ts';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Paused',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const { pauses } = shellMessages;
const { networkPaused } = sellMessages.payment;
const { pause } = adminMessages;

/** Server of a seller on which these are paused. */
const pausing =
  (keys: readonly ('sales_paused' | 'payouts_paused')[], begin: () => FakeServer = sellerServer) =>
  (): FakeServer => {
    const server = begin();
    for (const key of keys) setPaused(server, key);
    return server;
  };

const seesBanner = async ({ canvas }: Pick<Stage, 'canvas'>, part: keyof typeof pauses) => {
  await expect(await canvas.findByText(pauses[part].title, {}, SOON)).toBeVisible();
  await expect(canvas.getByText(pauses[part].text)).toBeVisible();
  await expect(canvas.getByText(pauseReasons[`${part}_paused`].en)).toBeVisible();
};

/** The history while payouts are paused, and step 1 once sales are too: both banners, above the form. */
export const Dashboard: Story = {
  tags: ['light-phone'],
  ...visit('/dashboard/history', pausing(['payouts_paused'])),
  play: async (stage) => {
    const { canvas, server, userEvent } = stage;
    await seesBanner(stage, 'payouts');
    await expect(canvas.queryByText(pauses.sales.title)).not.toBeInTheDocument();

    setPaused(server, 'sales_paused');
    const [home] = await canvas.findAllByRole('link', { name: 'Dashboard' });
    if (home) await userEvent.click(home);
    await pollUntil(() => expect(canvas.getByText(pauses.sales.title)).toBeVisible());
    await seesBanner(stage, 'sales');
    await seesBanner(stage, 'payouts');
    await expect(await canvas.findByLabelText(messages.sell.amount, {}, SOON)).toBeEnabled();
  },
};

const seesNetwork = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await expect(await canvas.findByText(networkPaused.text, {}, SOON)).toBeVisible();
  await expect(canvas.getByText(pauseReasons.network.en)).toBeVisible();
};

/** The result of a seller whose rupees are due, on a network that was paused since: the money is safe and paid later. */
export const Result: Story = {
  ...visit(
    '/dashboard',
    pausing(['payouts_paused'], () => {
      const server = decidedServer({ status: 'in_process', receivedAmount: 500 });
      pauseNetwork(server, 'trc20');
      return server;
    }),
  ),
  play: async (stage) => {
    await seesBanner(stage, 'payouts');
    await expect(await stage.canvas.findByRole('button', { name: sellMessages.result.startNew }, SOON)).toBeVisible();
    await seesNetwork(stage);
  },
};

/**
 * A paused network stays in the list with its reason and cannot be chosen. Sales are paused between step 1 and Sell Now: the choices stay, and selling
 * succeeds once sales go on.
 */
export const SaleRefused: Story = {
  ...visit('/dashboard', () => {
    const server = sellerServer();
    pauseNetwork(server, 'trc20');
    return server;
  }),
  play: async ({ canvas, canvasElement, server }) => {
    await canvas.findByLabelText(messages.sell.amount, {}, SOON);
    await goToNetworks(canvasElement);
    await expect(await canvas.findByRole('radio', { name: /TRC20/ })).toBeDisabled();
    await expect(canvas.getByText(pauseReasons.network.en)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /BEP20/ })).toBeEnabled();

    setPaused(server, 'sales_paused');
    await sellOn(canvasElement, 'BEP20');
    const refused = `Sales are paused at the moment. ${pauseReasons.sales_paused.en}`;
    await expect(await canvas.findByText(refused)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /BEP20/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: messages.network.submit })).toBeEnabled();
  },
};

/** The same, and then sales go on. Step 3 of an order on a network that was paused since: a transfer counts all the same. */
export const NetworkOfPayment: Story = {
  ...SaleRefused,
  play: async (stage) => {
    const { canvas, server, userEvent } = stage;
    await SaleRefused.play?.(stage);
    setPaused(server, 'sales_paused', false);
    await userEvent.click(canvas.getByRole('button', { name: messages.network.submit }));
    await expect(await canvas.findByRole('heading', { name: sellMessages.payment.title }, SOON)).toBeVisible();

    pauseNetwork(server, 'bep20');
    await pollUntil(() => expect(canvas.getByText(networkPaused.text)).toBeVisible());
    await expect(canvas.getByText(sellMessages.payment.sendExactly)).toBeVisible();
    await seesNetwork(stage);
  },
};

/** The desk: nobody can claim, and a link leads to the setting. */
export const Desk: Story = {
  ...desk('', pausing(['sales_paused', 'payouts_paused'], deskWith(payouts.queued, payouts.other))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(deskMessages.pauses.payouts.text, {}, SOON)).toBeVisible();
    const [link] = canvas.getAllByRole('link', { name: deskMessages.pauses.settings });
    await expect(link).toHaveAttribute('href', SETTINGS);
    await expect(canvas.queryByRole('button', { name: /^Claim/ })).not.toBeInTheDocument();
  },
};

const fill = async (stage: Stage) => {
  await press(stage, pause.acts.sales_paused.pause);
  for (const [label, text] of [
    [pause.english, pauseReasons.sales_paused.en],
    [pause.urdu, pauseReasons.sales_paused.ur],
  ] as const) {
    await stage.userEvent.click(await stage.canvas.findByLabelText(label));
    await stage.userEvent.paste(text);
  }
  await press(stage, pause.acts.sales_paused.pause);
};

const asks = () => screen.findByRole('alertdialog', { name: appSettingsMessages.pauseAsk.sales_paused.pause.title });

/** Pausing asks first and says what happens. Declined: nothing is saved, the typed reason stays. */
export const SettingAsks: Story = {
  ...visit(SETTINGS, scenarios.admin),
  play: async (stage) => {
    await fill(stage);
    await answer(stage, await asks(), appSettingsMessages.pauseAsk.cancel);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(stage.canvas.getByLabelText(pause.english)).toHaveValue(pauseReasons.sales_paused.en);
    await expect(stage.server.settings.find(({ key }) => key === 'sales_paused')?.value).toMatchObject({
      paused: false,
    });

    await press(stage, pause.acts.sales_paused.pause);
    const dialog = await asks();
    await expect(dialog).toHaveAccessibleDescription(appSettingsMessages.pauseAsk.sales_paused.pause.message);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/**
 * Saved: the card shows the reasons, and the audit log says what was done. Then only the Urdu reason is changed: the audit log shows both, and the old
 * one.
 */
export const SettingSaved: Story = {
  ...visit(SETTINGS, scenarios.admin),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await fill(stage);
    await answer(stage, await asks(), pause.acts.sales_paused.pause);
    await expect(await canvas.findByText(pause.paused.sales_paused)).toBeVisible();
    await expect(canvas.getByRole('button', { name: pause.acts.sales_paused.resume })).toBeVisible();
    const log = await canvas.findByRole('region', { name: appSettingsMessages.audit.title }, SOON);
    const { paused, reason } = appSettingsMessages.audit.pauses.sales_paused;
    await waitFor(() => expect(within(log).getByText(paused)).toBeVisible());

    await press(stage, pause.editReason);
    const urdu = await canvas.findByLabelText(pause.urdu);
    await userEvent.clear(urdu);
    await userEvent.type(urdu, 'ہم رات 9 بجے واپس ہیں');
    await press(stage, pause.saveReason);
    await waitFor(() => expect(within(log).getByText(reason)).toBeVisible());
    const [newest] = within(log).getAllByRole('listitem');
    await expect(newest).toHaveTextContent(reason);
    for (const text of ['ہم رات 9 بجے واپس ہیں', pauseReasons.sales_paused.ur, pauseReasons.sales_paused.en])
      await expect(within(newest ?? log).getByText(text)).toBeVisible();
  },
};
