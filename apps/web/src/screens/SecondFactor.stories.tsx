import {
  createFakeServer,
  createFaultHandler,
  FIXTURE_NOW,
  makeFactor,
  RECOVERY_CODES,
  settings,
  users,
  type FakeServerOptions,
  type SecondFactorState,
} from '@sarraf/fake-server';
import { adminMessages } from '@sarraf/forms/admin.en';
import { loadDictionary } from '@sarraf/forms/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { adminDictionary } from '../app/dictionaries/index.ts';
import { deskMessages } from '../features/desk/desk.messages.en.ts';
import { usersMessages } from '../features/desk/users/users.messages.en.ts';
import { EnrolStep } from '../features/second-factor/EnrolStep.tsx';
import { ProveStep } from '../features/second-factor/ProveStep.tsx';
import { secondFactorMessages as messages } from '../features/second-factor/second-factor.messages.en.ts';
import { toastsMessages } from '../shared/lazy/toasts.messages.en.ts';
import { withFakeServer } from '../shared/testing/with-fake-server.tsx';
import { SOON } from './testing/desk.ts';
import { loadSellerMessages } from './testing/messages.ts';
import { changingDevice, withDevice, type StoryDevice } from './testing/passkeys.tsx';
import { visit } from './testing/visit.tsx';

const meta = {
  title: 'Screens/Second factor',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const DESK = '/dashboard/desk';
const SETTINGS = '/dashboard/settings';
const now = () => Date.parse(FIXTURE_NOW);
const colleague = { ...users.admin, _id: '665f1b2c9d3e4a0012ab0006', name: 'Omar Sheikh', mobile: '+923331234567' };
const namesake = { ...users.admin, _id: '665f1b2c9d3e4a0012ab0008', name: 'Omar Farooq', mobile: '+923337654321' };
const { recoveryCode: form } = adminMessages;

const serving =
  (secondFactor: SecondFactorState, options: FakeServerOptions = {}) =>
  () =>
    createFakeServer({
      now,
      people: [{ user: users.seller }, { user: users.admin }, { user: colleague }, { user: namesake }],
      signedIn: users.admin,
      secondFactor,
      ...options,
    });

/** Story of a page that the second factor covers, on a device that first answers in this way. */
const gate = (state: SecondFactorState, device: StoryDevice = 'works') =>
  changingDevice(visit(DESK, serving(state)), device);

const press = async ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }, SOON));
const sees = ({ canvas }: Stage, text: string) =>
  waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible(), SOON);
const failed = ({ canvas }: Stage, text: string) =>
  waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text), SOON);
const deskOpens = async ({ canvas }: Stage) =>
  expect(await canvas.findByRole('navigation', { name: deskMessages.tabs.label }, SOON)).toBeVisible();
const openTab = async ({ canvas, userEvent }: Stage, tab: 'users' | 'exceptions') =>
  userEvent.click(await canvas.findByRole('link', { name: new RegExp(deskMessages.tabs[tab]) }, SOON));
const enterRecoveryCode = async (stage: Stage, code: string) => {
  await press(stage, messages.prove.recovery);
  const field = await stage.canvas.findByRole('textbox', { name: form.label });
  await stage.userEvent.type(field, `${code}{Enter}`);
};
/** Confirms a question. */
const confirm = async (stage: Stage, title: string, label: string) => {
  const question = await screen.findByRole('alertdialog', { name: title });
  await stage.userEvent.click(within(question).getByRole('button', { name: label }));
};

/**
 * First sign-in: what a passkey is, and one button. The desk opens once the codes are kept; when the factor is reset while the desk is open, the gate
 * takes its place again.
 */
export const Enrol: Story = {
  tags: ['light-phone'],
  ...gate('missing'),
  play: async (stage) => {
    await sees(stage, messages.enrol.title);
    await press(stage, messages.enrol.submit);
    await press(stage, messages.codes.kept);
    await deskOpens(stage);

    const { factors, proven } = stage.server.secondFactor;
    factors.clear();
    proven.clear();
    await openTab(stage, 'users');
    await sees(stage, messages.enrol.title);
  },
};

/** The device waits for its user, who cancels; then the server cannot be reached when the passkey is created. */
export const EnrolFailed: Story = {
  ...gate('missing', 'waits'),
  play: async (stage) => {
    const { canvas, changeDevice, msw, server } = stage;
    await press(stage, messages.enrol.submit);
    await sees(stage, messages.waiting);
    changeDevice('cancelled');
    await failed(stage, messages.failures.cancelled);

    changeDevice('works');
    msw.use(createFaultHandler(server, 'finishPasskey', 'refused'));
    await press(stage, messages.enrol.submit);
    await failed(stage, messages.failures.server);
    await expect(canvas.getByRole('button', { name: messages.enrol.submit })).toBeEnabled();
  },
};

const loadMessages = async () => {
  await Promise.all([loadSellerMessages(), loadDictionary(adminDictionary)]);
  return {};
};

/** A browser without passkeys cannot enrol one, but still takes a recovery code. */
export const Unsupported: Story = {
  ...withFakeServer(serving('missing')),
  decorators: [withDevice('none'), ...withFakeServer(serving('missing')).decorators],
  loaders: [loadMessages],
  render: () => (
    <div className="flex flex-col gap-6">
      <section aria-label="Enrol">
        <EnrolStep onEnrolled={() => {}} />
      </section>
      <section aria-label="Confirm">
        <ProveStep onProven={() => {}} />
      </section>
    </div>
  ),
  play: async ({ canvas }) => {
    const enrol = within(await canvas.findByRole('region', { name: 'Enrol' }));
    await expect(enrol.getByText(messages.unsupported.title)).toBeVisible();
    await expect(enrol.queryByRole('button', { name: messages.enrol.submit })).toBeNull();
    const prove = within(canvas.getByRole('region', { name: 'Confirm' }));
    await expect(prove.getByText(messages.unsupported.title)).toBeVisible();
    await expect(prove.queryByRole('button', { name: messages.prove.submit })).toBeNull();
    await expect(prove.getByRole('button', { name: messages.prove.recovery })).toBeEnabled();
  },
};

/** Ten recovery codes, shown once. */
export const Codes: Story = {
  ...gate('missing'),
  play: async (stage) => {
    await press(stage, messages.enrol.submit);
    const heading = await stage.canvas.findByRole('heading', { name: messages.codes.title }, SOON);
    await expect(heading).toHaveFocus();
    const list = stage.canvas.getByRole('list', { name: messages.codes.list });
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(RECOVERY_CODES);
  },
};

/**
 * Every further sign-in: one button, or a recovery code, which opens the desk and says how many are left. A session that has lost its confirmation
 * begins here again.
 */
export const Confirm: Story = {
  ...gate('required'),
  play: async (stage) => {
    const { proven } = stage.server.secondFactor;
    await sees(stage, messages.prove.title);
    await enterRecoveryCode(stage, RECOVERY_CODES[0] ?? '');
    await deskOpens(stage);
    await waitFor(() => expect(screen.getByText(messages.codesLeft({ n: 9 }))).toBeVisible(), SOON);
    await press(stage, toastsMessages.dismiss);

    proven.clear();
    await openTab(stage, 'exceptions');
    await press(stage, messages.prove.submit);
    await deskOpens(stage);

    proven.clear();
    await openTab(stage, 'users');
    await sees(stage, messages.prove.title);
  },
};

/** The device failed, and another try is possible: while the device waits for its user, a recovery code is not. */
export const ConfirmWaiting: Story = {
  ...gate('required', 'failed'),
  play: async (stage) => {
    await press(stage, messages.prove.submit);
    await failed(stage, messages.failures.failed);
    stage.changeDevice('waits');
    await press(stage, messages.prove.submit);
    await sees(stage, messages.waiting);
    await expect(stage.canvas.getByRole('button', { name: messages.prove.recovery })).toBeDisabled();
  },
};

export const RecoveryWrong: Story = {
  ...gate('required'),
  play: async (stage) => {
    await enterRecoveryCode(stage, '0000-0000-0000-0000');
    await sees(stage, messages.recovery.title);
    await sees(stage, 'This recovery code is wrong or was used before');
  },
};

/** Own passkeys and recovery codes, at the settings: a passkey is removed (the last one stays), another one added, and new codes replace the old ones. */
export const OwnCodes: Story = {
  ...visit(SETTINGS, serving('done', { audit: [], settings: settings.slice(4, 5) })),
  decorators: [withDevice('works')],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const remove = { name: /^Remove passkey/ };
    await sees(stage, messages.own.title);
    await sees(stage, messages.codesLeft({ n: 10 }));

    const [first] = await canvas.findAllByRole('button', remove, SOON);
    if (first) await userEvent.click(first);
    await confirm(stage, messages.own.ask.removeTitle, messages.own.remove);
    await waitFor(() => expect(canvas.queryByRole('button', remove)).toBeNull(), SOON);

    await press(stage, messages.own.add);
    await waitFor(() => expect(canvas.getAllByRole('button', remove)).toHaveLength(2), SOON);

    await press(stage, messages.own.renew);
    await confirm(stage, messages.own.ask.renewTitle, messages.own.renew);
    await sees(stage, messages.codes.once);
  },
};

/** Another administrator resets the second factor, with a reason and its consequences; the first of the two in the list has none any more. */
export const Reset: Story = {
  ...visit(`${DESK}?tab=users&search=omar`, () => {
    const server = serving('done')();
    for (const { _id } of [colleague, namesake]) server.secondFactor.factors.set(_id, makeFactor());
    return server;
  }),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const { label, title } = usersMessages.acts['reset-second-factor'];
    const ask = async (count: number) => {
      const buttons = await canvas.findAllByRole('button', { name: label }, SOON);
      await expect(buttons).toHaveLength(count);
      if (buttons[0]) await userEvent.click(buttons[0]);
      const dialog = await screen.findByRole('dialog', { name: title });
      await waitFor(() => expect(dialog).toBeVisible());
      return dialog;
    };
    await userEvent.type(within(await ask(2)).getByRole('textbox'), 'Lost the phone{Enter}');
    await sees(stage, usersMessages.noSecondFactor);
    await ask(1);
  },
};
