import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ConfirmProvider, type ConfirmProviderProps } from './ConfirmProvider.tsx';
import { useAsk, type ConfirmAnswer, type ConfirmQuestion } from './use-confirm.ts';

interface AskerProps {
  question: ConfirmQuestion;
  /** Called with the answer, once the dialog is closed. */
  onAnswer: (answer: ConfirmAnswer) => void;
}

interface DemoProps extends AskerProps, ConfirmProviderProps {}

function Asker({ question, onAnswer }: AskerProps) {
  const ask = useAsk();
  return (
    <Button variant="secondary" onClick={() => void ask(question).then(onAnswer)}>
      Cancel order
    </Button>
  );
}

const QUESTION: ConfirmQuestion = {
  tone: 'negative',
  title: 'Cancel this order?',
  message: 'The deposit address is given up.',
  confirmLabel: 'Yes, cancel it',
  cancelLabel: 'Keep it',
  busyLabel: 'Cancelling...',
};

const meta: Meta<DemoProps> = {
  title: 'Components/Feedback/ConfirmProvider',
  id: 'components-confirmprovider',
  component: ConfirmProvider,
  args: { question: QUESTION, onAnswer: fn(), children: null },
  argTypes: { children: { control: false } },
  parameters: { docs: { story: { height: '22rem' } } },
  render: ({ question, onAnswer }) => (
    <ConfirmProvider>
      <Asker question={question} onAnswer={onAnswer} />
    </ConfirmProvider>
  ),
};

export default meta;
type Story = StoryObj<DemoProps>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const ASKED = { name: 'Cancel this order?' };

async function open({ canvas }: Pick<Play, 'canvas'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
  const dialog = await screen.findByRole('alertdialog', ASKED);
  await waitFor(() => expect(dialog).toBeVisible());
}
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await open({ canvas });
    await press('Keep it');
    await gone();
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith('cancelled'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel order' })).toHaveFocus());
    await open({ canvas });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith('dismissed'));
    await open({ canvas });
    await press('Yes, cancel it');
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith('confirmed'));
  },
};

/** The action runs inside the open dialog: once, even after several clicks, and nothing closes the dialog meanwhile. */
export const Acting: Story = {
  args: { question: { ...QUESTION, act: fn(() => new Promise<void>(() => {})) } },
  play: async ({ canvas, args }) => {
    await open({ canvas });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Yes, cancel it' }));
    await expect(await screen.findByRole('button', { name: 'Cancelling...' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.question.act).toHaveBeenCalledOnce();
    await expect(screen.getByRole('alertdialog', ASKED)).toBeVisible();
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

/** A failed action shows its reason in the dialog, which can be answered again. */
export const Failed: Story = {
  args: { question: { ...QUESTION, act: fn(async () => 'Failed to cancel order. Please try again.') } },
  play: async ({ canvas, args }) => {
    await open({ canvas });
    await press('Yes, cancel it');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to cancel order. Please try again.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Yes, cancel it' })).toBeEnabled());
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

export const Stress: Story = {
  args: {
    question: {
      ...QUESTION,
      title: 'کیا آپ واقعی یہ نیٹ ورک ہٹانا چاہتے ہیں؟',
      message:
        'ANetworkWhoseNameHasNoSpaceAtAllAndIsWiderThanTheSheet will be gone for every seller, at once and for good.',
      confirmLabel: 'Delete the network for everybody',
      cancelLabel: 'Leave everything as it is',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
