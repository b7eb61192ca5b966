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
import { goToNetworks, sellOn } from './testing/sell-acts.ts';
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

/** Step 1: both banners, above the form. */
export const Dashboard: Story = {
  tags: ['light-phone'],
  ...visit('/dashboard', pausing(['sales_paused', 'payouts_paused'])),
  play: async (stage) => {
    await seesBanner(stage, 'sales');
    await seesBanner(stage, 'payouts');
    await expect(await stage.canvas.findByLabelText(messages.sell.amount, {}, SOON)).toBeEnabled();
  },
};

export const History: Story = {
  ...visit('/dashboard/history', pausing(['payouts_paused'], scenarios.seller)),
  play: async (stage) => {
    await seesBanner(stage, 'payouts');
    await expect(stage.canvas.queryByText(pauses.sales.title)).not.toBeInTheDocument();
  },
};

/** The result of a seller whose rupees are due: the money is safe and paid later. */
export const Result: Story = {
  ...visit(
    '/dashboard',
    pausing(['payouts_paused'], () => decidedServer({ status: 'in_process', receivedAmount: 500 })),
  ),
  play: async (stage) => {
    await seesBanner(stage, 'payouts');
    await expect(await stage.canvas.findByRole('button', { name: sellMessages.result.startNew }, SOON)).toBeVisible();
  },
};

/** Sales are paused between step 1 and Sell Now: the choices stay, and selling succeeds once sales go on. */
export const SaleRefused: Story = {
  ...visit('/dashboard', sellerServer),
  play: async ({ canvas, canvasElement, server }) => {
    await canvas.findByLabelText(messages.sell.amount, {}, SOON);
    await goToNetworks(canvasElement);
    setPaused(server, 'sales_paused');
    await sellOn(canvasElement, 'TRC20');
    const refused = `Sales are paused at the moment. ${pauseReasons.sales_paused.en}`;
    await expect(await canvas.findByText(refused)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /TRC20/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: messages.network.submit })).toBeEnabled();
  },
};

/** The same, and then sales go on. */
export const SaleRetried: Story = {
  ...visit('/dashboard', sellerServer),
  play: async (stage) => {
    await SaleRefused.play?.(stage);
    setPaused(stage.server, 'sales_paused', false);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: messages.network.submit }));
    await expect(await stage.canvas.findByRole('heading', { name: sellMessages.payment.title }, SOON)).toBeVisible();
  },
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'shows step 3 of other stories' } },
};

/** A paused network stays in the list with its reason and cannot be chosen. */
export const Network: Story = {
  ...visit('/dashboard', () => {
    const server = sellerServer();
    pauseNetwork(server, 'trc20');
    return server;
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText(messages.sell.amount, {}, SOON);
    await goToNetworks(canvasElement);
    await expect(await canvas.findByRole('radio', { name: /TRC20/ })).toBeDisabled();
    await expect(canvas.getByText(pauseReasons.network.en)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /BEP20/ })).toBeEnabled();
  },
};

const onPausedNetwork = (begin: () => FakeServer) => () => {
  const server = begin();
  pauseNetwork(server, 'trc20');
  return server;
};
const seesNetwork = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await expect(await canvas.findByText(networkPaused.text, {}, SOON)).toBeVisible();
  await expect(canvas.getByText(pauseReasons.network.en)).toBeVisible();
};

/** Step 3 of an order on a network that was paused since: a transfer counts all the same. */
export const NetworkOfPayment: Story = {
  ...visit(
    '/dashboard',
    onPausedNetwork(() => decidedServer({})),
  ),
  play: async (stage) => {
    await expect(await stage.canvas.findByText(sellMessages.payment.sendExactly, {}, SOON)).toBeVisible();
    await seesNetwork(stage);
  },
};

/** The result of such an order. */
export const NetworkOfResult: Story = {
  ...visit(
    '/dashboard',
    onPausedNetwork(() => decidedServer({ status: 'in_process', receivedAmount: 500 })),
  ),
  play: async (stage) => {
    await expect(await stage.canvas.findByRole('button', { name: sellMessages.result.startNew }, SOON)).toBeVisible();
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

/** Pausing asks first and says what happens. */
export const SettingAsks: Story = {
  ...visit(SETTINGS, scenarios.admin),
  play: async (stage) => {
    await fill(stage);
    const { title, message } = appSettingsMessages.pauseAsk.sales_paused.pause;
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await expect(dialog).toHaveAccessibleDescription(message);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Declined: nothing is saved, the typed reason stays. */
export const SettingDeclined: Story = {
  ...visit(SETTINGS, scenarios.admin),
  play: async (stage) => {
    await fill(stage);
    const dialog = await screen.findByRole('alertdialog', {
      name: appSettingsMessages.pauseAsk.sales_paused.pause.title,
    });
    await answer(stage, dialog, appSettingsMessages.pauseAsk.cancel);
    await expect(stage.canvas.getByLabelText(pause.english)).toHaveValue(pauseReasons.sales_paused.en);
    await expect(stage.server.settings.find(({ key }) => key === 'sales_paused')?.value).toMatchObject({
      paused: false,
    });
  },
  parameters: { chromatic: { disableSnapshot: true }, visual: { reason: 'shows the form of SettingAsks' } },
};

/** Saved: the card shows the reasons, and the audit log says what was done. */
export const SettingSaved: Story = {
  ...visit(SETTINGS, scenarios.admin),
  play: async (stage) => {
    await fill(stage);
    const dialog = await screen.findByRole('alertdialog', {
      name: appSettingsMessages.pauseAsk.sales_paused.pause.title,
    });
    await answer(stage, dialog, pause.acts.sales_paused.pause);
    await expect(await stage.canvas.findByText(pause.paused.sales_paused)).toBeVisible();
    await expect(stage.canvas.getByRole('button', { name: pause.acts.sales_paused.resume })).toBeVisible();
    const log = await stage.canvas.findByRole('region', { name: appSettingsMessages.audit.title }, SOON);
    await waitFor(() =>
      expect(within(log).getByText(appSettingsMessages.audit.pauses.sales_paused.paused)).toBeVisible(),
    );
  },
};

/** Only the Urdu reason changed: the audit log shows both, and the old one. */
export const ReasonInOtherLanguage: Story = {
  ...visit(SETTINGS, pausing(['sales_paused'], scenarios.admin)),
  play: async (stage) => {
    await press(stage, pause.editReason);
    const urdu = await stage.canvas.findByLabelText(pause.urdu);
    await stage.userEvent.clear(urdu);
    await stage.userEvent.type(urdu, 'ہم رات 9 بجے واپس ہیں');
    await press(stage, pause.saveReason);
    const log = within(await stage.canvas.findByRole('region', { name: appSettingsMessages.audit.title }, SOON));
    await waitFor(() => expect(log.getByText(appSettingsMessages.audit.pauses.sales_paused.reason)).toBeVisible());
    await expect(log.getByText('ہم رات 9 بجے واپس ہیں')).toBeVisible();
    await expect(log.getByText(pauseReasons.sales_paused.ur)).toBeVisible();
    await expect(log.getByText(pauseReasons.sales_paused.en)).toBeVisible();
  },
};
