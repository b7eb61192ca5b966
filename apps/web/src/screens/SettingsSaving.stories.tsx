import { changeSetting, createFakeServer, createHandlers, scenarios, settings, users } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appSettingsMessages as messages } from '../features/app-settings/app-settings.messages.en.ts';
import { answer, button, card, press, SETTINGS, type } from './testing/settings-acts.ts';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Settings',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

/**
 * After a failure the typed value stays, and the button is enabled again. Saved, the card shows the old and the new value, and the audit log has a new
 * first entry. A fee that changes what sellers receive by more than 5% asks first.
 */
export const Saved: Story = {
  ...visit(SETTINGS, scenarios.admin, { faults: { updateSetting: '500-html' } }),
  play: async (stage) => {
    const { canvas, msw, server, userEvent } = stage;
    const field = await type(stage, card.least, '150');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Failed to update setting')).toBeVisible();
    await expect(field).toHaveValue('150');
    await expect(await button(stage, card.submit)).toBeEnabled();
    msw.use(...createHandlers(server));
    await press(stage, card.submit);
    await expect(await canvas.findByText(new RegExp(`^${card.least} saved`))).toBeVisible();

    await type(stage, card.orderTime, '30');
    await expect(await canvas.findByText('30 min')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(new RegExp(`^${card.orderTime} saved`))).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(messages.audit.changed({ name: card.orderTime }))[0]).toBeVisible());

    await type(stage, card.fee, '50{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: messages.ask.largeTitle });
    await expect(within(dialog).getByText('99%')).toBeInTheDocument();
    await answer(stage, dialog, messages.ask.save);
    await expect(await canvas.findByText(new RegExp(`^${card.fee} saved`))).toBeVisible();
  },
};

/** Another administrator saves a smallest sale of `newer` while this one types `own`. */
const overtaken = async (stage: Stage, own: number, newer: number) => {
  await type(stage, card.least, `${own}`);
  changeSetting(stage.server, users.seller, 'min_quantity', newer);
  await stage.userEvent.keyboard('{Enter}');
  return screen.findByRole('alertdialog', { name: messages.ask.conflictTitle });
};
const savedLeast = ({ server }: Stage) => server.settings.find(({ key }) => key === 'min_quantity')?.value;

/** Another administrator was faster: the newer value is used, or one's own is saved. */
export const Conflict: Story = {
  ...visit(SETTINGS, scenarios.admin),
  play: async (stage) => {
    const { canvas } = stage;
    await answer(stage, await overtaken(stage, 150, 120), messages.ask.takeNewer);
    await expect(await canvas.findByText(messages.usedNewer)).toBeVisible();
    await expect(await button(stage, `Edit ${card.least}`)).toBeVisible();
    await expect(savedLeast(stage)).toBe(120);

    await answer(stage, await overtaken(stage, 150, 130), messages.ask.saveMine);
    await expect(await canvas.findByText(new RegExp(`^${card.least} saved`))).toBeVisible();
    await expect(savedLeast(stage)).toBe(150);

    const dialog = await overtaken(stage, 160, 120);
    await expect(within(dialog).getByText('120 USDT')).toBeInTheDocument();
    await expect(within(dialog).getByText('160 USDT')).toBeInTheDocument();
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** A server without versions and without an audit log saves too. */
export const PlainServer: Story = {
  ...visit(SETTINGS, () =>
    createFakeServer({
      people: [{ user: users.seller }, { user: users.admin }],
      signedIn: users.admin,
      settings: settings.map(({ key, value, dataType }) => ({ key, value, dataType })),
      audit: null,
    }),
  ),
  play: async (stage) => {
    const { canvas } = stage;
    await type(stage, card.least, '150{Enter}');
    await expect(await canvas.findByText(new RegExp(`^${card.least} saved`))).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: messages.audit.title })).not.toBeInTheDocument();
  },
};
