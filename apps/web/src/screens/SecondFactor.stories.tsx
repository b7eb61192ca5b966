import {
  createFakeServer,
  FIXTURE_NOW,
  makeFactor,
  RECOVERY_CODES,
  settings,
  users,
  type FakeServerOptions,
  type SecondFactorState,
} from '@sarraf/fake-server';
import { adminMessages } from '@sarraf/forms/admin.en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { deskMessages } from '../features/desk/desk.messages.en.ts';
import { usersMessages } from '../features/desk/users/users.messages.en.ts';
import { secondFactorMessages as messages } from '../features/second-factor/second-factor.messages.en.ts';
import { SAME_AS_OTHERS, SOON } from './testing/desk.ts';
import { withDevice, type StoryDevice } from './testing/passkeys.tsx';
import { visit, type VisitOptions } from './testing/visit.tsx';

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
const { recoveryCode: form } = adminMessages;

const serving =
  (secondFactor: SecondFactorState, options: FakeServerOptions = {}) =>
  () =>
    createFakeServer({
      now,
      people: [{ user: users.seller }, { user: users.admin }, { user: colleague }],
      signedIn: users.admin,
      secondFactor,
      ...options,
    });

/** Story of a page that the second factor covers, on a device. */
const gate = (state: SecondFactorState, device: StoryDevice = 'works', options?: VisitOptions) => ({
  ...visit(DESK, serving(state), options),
  decorators: [withDevice(device)],
});

const press = async ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }, SOON));
const sees = ({ canvas }: Stage, text: string) =>
  waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible(), SOON);

/** First sign-in: what a passkey is, and one button. */
export const Enrol: Story = {
  tags: ['light-phone'],
  ...gate('missing'),
  play: async (stage) => sees(stage, messages.enrol.title),
};

export const EnrolWaiting: Story = {
  ...gate('missing', 'waits'),
  play: async (stage) => {
    await press(stage, messages.enrol.submit);
    await sees(stage, messages.waiting);
  },
};

export const EnrolCancelled: Story = {
  ...gate('missing', 'cancelled'),
  play: async (stage) => {
    await press(stage, messages.enrol.submit);
    await expect(await stage.canvas.findByRole('alert')).toHaveTextContent(messages.failures.cancelled);
  },
};

/** The server could not be reached when the passkey was created. */
export const EnrolFailed: Story = {
  ...gate('missing', 'works', { faults: { finishPasskey: 'refused' } }),
  play: async (stage) => {
    await press(stage, messages.enrol.submit);
    await expect(await stage.canvas.findByRole('alert')).toHaveTextContent(messages.failures.server);
    await expect(stage.canvas.getByRole('button', { name: messages.enrol.submit })).toBeEnabled();
  },
};

export const EnrolUnsupported: Story = {
  ...gate('missing', 'none'),
  play: async (stage) => {
    await sees(stage, messages.unsupported.title);
    await expect(stage.canvas.queryByRole('button', { name: messages.enrol.submit })).toBeNull();
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

/** The desk opens once the codes are kept. */
export const CodesKept: Story = {
  ...gate('missing'),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    await press(stage, messages.enrol.submit);
    await press(stage, messages.codes.kept);
    await expect(await stage.canvas.findByRole('navigation', { name: deskMessages.tabs.label }, SOON)).toBeVisible();
  },
};

/** Every further sign-in: one button, or a recovery code. */
export const Confirm: Story = {
  ...gate('required'),
  play: async (stage) => sees(stage, messages.prove.title),
};

export const ConfirmWaiting: Story = {
  ...gate('required', 'waits'),
  play: async (stage) => {
    await press(stage, messages.prove.submit);
    await sees(stage, messages.waiting);
    await expect(stage.canvas.getByRole('button', { name: messages.prove.recovery })).toBeDisabled();
  },
};

/** The device failed; another try is possible. */
export const ConfirmFailed: Story = {
  ...gate('required', 'failed'),
  play: async (stage) => {
    await press(stage, messages.prove.submit);
    await expect(await stage.canvas.findByRole('alert')).toHaveTextContent(messages.failures.failed);
  },
};

export const Confirmed: Story = {
  ...gate('required'),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    await press(stage, messages.prove.submit);
    await expect(await stage.canvas.findByRole('navigation', { name: deskMessages.tabs.label }, SOON)).toBeVisible();
  },
};

/** A browser without passkeys still takes a recovery code. */
export const ConfirmUnsupported: Story = {
  ...gate('required', 'none'),
  play: async (stage) => sees(stage, messages.unsupported.title),
};

export const Recovery: Story = {
  ...gate('required'),
  play: async (stage) => {
    await press(stage, messages.prove.recovery);
    await sees(stage, messages.recovery.title);
  },
};

export const RecoveryWrong: Story = {
  ...gate('required'),
  play: async (stage) => {
    await press(stage, messages.prove.recovery);
    const field = await stage.canvas.findByRole('textbox', { name: form.label });
    await stage.userEvent.type(field, '0000-0000-0000-0000{Enter}');
    await sees(stage, 'This recovery code is wrong or was used before');
  },
};

/** A recovery code opens the desk and says how many are left. */
export const RecoveryUsed: Story = {
  ...gate('required'),
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    await press(stage, messages.prove.recovery);
    const field = await stage.canvas.findByRole('textbox', { name: form.label });
    await stage.userEvent.type(field, `${RECOVERY_CODES[0]}{Enter}`);
    await expect(await stage.canvas.findByRole('navigation', { name: deskMessages.tabs.label }, SOON)).toBeVisible();
    await waitFor(() => expect(screen.getByText(messages.codesLeft({ n: 9 }))).toBeVisible(), SOON);
  },
};

/** Own passkeys and recovery codes, at the settings. */
export const Own: Story = {
  ...visit(SETTINGS, serving('done', { audit: [], settings: settings.slice(4, 5) })),
  decorators: [withDevice('works')],
  play: async (stage) => {
    await sees(stage, messages.own.title);
    await sees(stage, messages.codesLeft({ n: 10 }));
  },
};

export const OwnAdded: Story = {
  ...Own,
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    await press(stage, messages.own.add);
    await waitFor(() => expect(stage.canvas.getAllByRole('button', { name: /^Remove passkey/ })).toHaveLength(3), SOON);
  },
};

export const OwnRemoved: Story = {
  ...Own,
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const [first] = await canvas.findAllByRole('button', { name: /^Remove passkey/ }, SOON);
    if (first) await userEvent.click(first);
    const question = await screen.findByRole('alertdialog', { name: messages.own.ask.removeTitle });
    await userEvent.click(within(question).getByRole('button', { name: messages.own.remove }));
    // The last passkey stays.
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Remove passkey/ })).toBeNull(), SOON);
  },
};

/** New recovery codes in place of the old ones. */
export const OwnCodes: Story = {
  ...Own,
  play: async (stage) => {
    await press(stage, messages.own.renew);
    const question = await screen.findByRole('alertdialog', { name: messages.own.ask.renewTitle });
    await stage.userEvent.click(within(question).getByRole('button', { name: messages.own.renew }));
    await sees(stage, messages.codes.once);
  },
};

/** Another administrator resets the second factor, with a reason and its consequences. */
export const Reset: Story = {
  ...visit(`${DESK}?tab=users&search=omar`, () => {
    const server = serving('done')();
    server.secondFactor.factors.set(colleague._id, makeFactor());
    return server;
  }),
  play: async (stage) => {
    const { label, title } = usersMessages.acts['reset-second-factor'];
    await press(stage, label);
    const dialog = await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const ResetDone: Story = {
  ...Reset,
  play: async (stage) => {
    const { label, title } = usersMessages.acts['reset-second-factor'];
    await press(stage, label);
    const dialog = await screen.findByRole('dialog', { name: title });
    await stage.userEvent.type(within(dialog).getByRole('textbox'), 'Lost the phone{Enter}');
    await sees(stage, usersMessages.noSecondFactor);
  },
};

/** The factor is reset while the desk is open: the gate takes its place. */
export const ResetMeanwhile: Story = {
  ...visit(DESK, serving('done')),
  decorators: [withDevice('works')],
  parameters: SAME_AS_OTHERS,
  play: async (stage) => {
    const { canvas, server, userEvent } = stage;
    await canvas.findByRole('navigation', { name: deskMessages.tabs.label }, SOON);
    server.secondFactor.factors.clear();
    server.secondFactor.proven.clear();
    await userEvent.click(await canvas.findByRole('link', { name: new RegExp(deskMessages.tabs.users) }, SOON));
    await sees(stage, messages.enrol.title);
  },
};
