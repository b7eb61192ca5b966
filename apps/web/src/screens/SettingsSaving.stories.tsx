import { changeSetting, scenarios, users } from '@sarraf/fake-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appSettingsMessages as messages } from '../features/app-settings/app-settings.messages.en.ts';
import { answer, button, card, SETTINGS, type } from './testing/settings-acts.ts';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Settings',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

/** The typed value stays, and the button is enabled again. */
export const SavingFails: Story = {
  ...visit(SETTINGS, scenarios.admin, { faults: { updateSetting: '500-html' } }),
  play: async (stage) => {
    const field = await type(stage, card.least, '150');
    await stage.userEvent.keyboard('{Enter}');
    await expect(await stage.canvas.findByText('Failed to update setting')).toBeVisible();
    await expect(field).toHaveValue('150');
    await expect(await button(stage, card.submit)).toBeEnabled();
  },
};

/** The card shows the old and the new value, and the audit log has a new first entry. */
export const Saved: Story = {
  ...visit(SETTINGS, scenarios.admin),
  play: async (stage) => {
    await type(stage, card.orderTime, '30');
    await expect(await stage.canvas.findByText('30 min')).toBeVisible();
    await stage.userEvent.keyboard('{Enter}');
    await expect(await stage.canvas.findByText(new RegExp(`^${card.orderTime} saved`))).toBeVisible();
    await waitFor(() =>
      expect(stage.canvas.getAllByText(messages.audit.changed({ name: card.orderTime }))[0]).toBeVisible(),
    );
  },
};

/** A fee that changes what sellers receive by more than 5% asks first. */
export const LargeFeeAsks: Story = {
  ...visit(SETTINGS, scenarios.admin),
  play: async (stage) => {
    await type(stage, card.fee, '50{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: messages.ask.largeTitle });
    await expect(within(dialog).getByText('99%')).toBeInTheDocument();
    await answer(stage, dialog, messages.ask.save);
    await expect(await stage.canvas.findByText(new RegExp(`^${card.fee} saved`))).toBeVisible();
  },
};

/** Another administrator saves the setting while this one types. */
const overtaken = async (stage: Stage) => {
  await type(stage, card.least, '150');
  changeSetting(stage.server, users.seller, 'min_quantity', 120);
  await stage.userEvent.keyboard('{Enter}');
  return screen.findByRole('alertdialog', { name: messages.ask.conflictTitle });
};

export const Conflict: Story = {
  ...visit(SETTINGS, scenarios.admin),
  play: async (stage) => {
    const dialog = await overtaken(stage);
    await expect(within(dialog).getByText('120 USDT')).toBeInTheDocument();
    await expect(within(dialog).getByText('150 USDT')).toBeInTheDocument();
  },
};

export const NewerValueUsed: Story = {
  ...visit(SETTINGS, scenarios.admin),
  play: async (stage) => {
    await answer(stage, await overtaken(stage), messages.ask.takeNewer);
    await expect(await stage.canvas.findByText(messages.usedNewer)).toBeVisible();
    await expect(await button(stage, `Edit ${card.least}`)).toBeVisible();
    await expect(stage.server.settings.find(({ key }) => key === 'min_quantity')?.value).toBe(120);
  },
};

export const OwnValueSaved: Story = {
  ...visit(SETTINGS, scenarios.admin),
  play: async (stage) => {
    await answer(stage, await overtaken(stage), messages.ask.saveMine);
    await expect(await stage.canvas.findByText(new RegExp(`^${card.least} saved`))).toBeVisible();
    await expect(stage.server.settings.find(({ key }) => key === 'min_quantity')?.value).toBe(150);
  },
};
