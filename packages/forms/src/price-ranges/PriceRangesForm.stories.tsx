import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatUsdt, priceFor } from '@sarraf/domain';
import { expect, fn, waitFor } from 'storybook/test';
import { adminMessages } from '../admin.messages.en.ts';
import { messages } from '../messages.en.ts';
import { checkRows } from '../testing/check-rows.ts';
import { ADD, range, RANGES, SAVE } from '../testing/price-ranges-acts.ts';
import { accept, answerInTurn, expectSentOnce, hang, refuse } from '../testing/story-server.ts';
import { withConfirmProvider } from '../testing/with-confirm-provider.tsx';
import { priceRangesFields, type PriceRangeText } from './price-ranges.schema.ts';
import { PriceRangesForm } from './PriceRangesForm.tsx';
import { loadMessages } from '../testing/messages.ts';

const { priceRanges: rangeMessages, setting } = adminMessages;
const { details, failures, payment } = messages;

const meta = {
  title: 'Forms/PriceRangesForm',
  component: PriceRangesForm,
  loaders: [loadMessages],
  args: { initialValues: priceRangesFields(RANGES), onSubmit: fn(accept), onDirtyChange: fn() },
  argTypes: { children: { control: false } },
  decorators: [(Story) => <div className="mx-auto max-w-content">{Story()}</div>, withConfirmProvider],
} satisfies Meta<typeof PriceRangesForm>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent' | 'args'>;
type Row = [field: keyof PriceRangeText, typed: string, message: string];

const [, SECOND] = priceRangesFields(RANGES).ranges;

/** Replaces the texts of the second range; a field without a text gets its first one. */
const typeSecond = async ({ canvas, userEvent }: Play, texts: Partial<PriceRangeText> = {}) => {
  const { remove: _button, ...fields } = range(canvas, 2);
  for (const [name, text] of Object.entries({ ...SECOND, ...texts })) {
    const field = fields[name as keyof PriceRangeText];
    await userEvent.clear(field);
    if (text !== '') await userEvent.type(field, text);
  }
};

/** Types one text of each row into the second range, saves, and expects the message at the field and the focus in it. */
const expectRefused = (stage: Play, ...rows: Row[]) =>
  checkRows(rows, async (name, typed, message) => {
    const { canvas, userEvent, args } = stage;
    const field = range(canvas, 2)[name];
    await typeSecond(stage, { [name]: typed });
    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });

/** Types one text of each row into the second range, and expects a warning, with which saving still works. */
const warned = (...rows: Row[]): Story['play'] =>
  async function play(stage) {
    const { canvas, userEvent, args } = stage;
    let saves = 0;
    await checkRows(rows, async (name, typed, message) => {
      await typeSecond(stage, { [name]: typed });
      await expect(await canvas.findByText(message)).toBeVisible();
      await expect(range(canvas, 2)[name]).toBeValid();
      await userEvent.click(await canvas.findByRole('button', SAVE));
      saves += 1;
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(saves));
      await expect(await canvas.findByText(rangeMessages.saved)).toBeVisible();
    });
  };

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const last = range(canvas, 3);
    await expect(last.max).toHaveValue('∞');
    await expect(canvas.getByRole('group', { name: rangeMessages.row({ n: 1 }) })).toBeVisible();
    await expect(last.max).toHaveAccessibleDescription(rangeMessages.intro);
    await expect(last.price).toHaveAttribute('inputmode', 'decimal');
    await expect(canvas.queryByText(rangeMessages.warningsTitle)).not.toBeInTheDocument();
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
  },
};

/** Each invalid text alone, then an added range in which everything is invalid. */
export const AllInvalid: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await expectRefused(
      stage,
      ['min', '', rangeMessages.minRequired],
      ['max', 'no limit', rangeMessages.maxInvalid],
      ['price', '', rangeMessages.priceRequired],
      ['min', '250.0000001', setting.decimals({ n: 6 })],
      ['price', '100001', setting.outOfRange({ min: '0', max: '1,00,000' })],
    );
    await typeSecond(stage);
    await userEvent.click(canvas.getByRole('button', ADD));
    await userEvent.type(range(canvas, 4).max, 'abc');
    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByText(rangeMessages.minRequired)).toBeVisible();
    await expect(canvas.getByText(rangeMessages.maxInvalid)).toBeVisible();
    await expect(canvas.getByText(rangeMessages.priceRequired)).toBeVisible();
    await waitFor(() => expect(range(canvas, 4).min).toHaveFocus());
    await userEvent.type(range(canvas, 4).min, '9000');
    await waitFor(() => expect(canvas.queryByText(rangeMessages.minRequired)).not.toBeInTheDocument());
  },
};

export const NoRanges: Story = {
  args: { initialValues: priceRangesFields([]) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(rangeMessages.intro)).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /^Range/ })).not.toBeInTheDocument();
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByText(rangeMessages.missing)).toBeVisible();
    const add = canvas.getByRole('button', ADD);
    await waitFor(() => expect(add).toHaveFocus());
    await expect(add).toHaveAccessibleDescription(rangeMessages.missing);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Warnings do not prevent saving. */
export const Warned: Story = {
  play: warned(
    ['min', '300', rangeMessages.gap({ from: '250', to: '300' })],
    ['max', '6000', rangeMessages.overlap({ a: 2, b: 3 })],
    ['max', '100', rangeMessages.minAboveMax({ n: 2 })],
    ['max', '∞', rangeMessages.twoUnbounded({ a: 2, b: 3 })],
    ['price', '0', rangeMessages.priceZero],
  ),
};

/** Only the first five warnings are shown. */
export const ManyWarnings: Story = {
  args: { initialValues: priceRangesFields([1, 2, 3, 4].map((min) => ({ min, max: 9000 - min, price: 280 }))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(rangeMessages.moreWarnings({ n: 2 }))).toBeVisible();
  },
};

/** The focus moves into an added range, and to the neighbour of a removed one. */
export const AddedAndRemoved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', ADD));
    await waitFor(() => expect(range(canvas, 4).min).toHaveFocus());
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(range(canvas, 1).remove);
    await expect(await canvas.findByText(rangeMessages.removed({ n: 1 }))).toBeVisible();
    await waitFor(() => expect(range(canvas, 1).remove).toHaveFocus());
    await expect(range(canvas, 1).min).toHaveValue('250');
    await userEvent.click(range(canvas, 3).remove);
    await waitFor(() => expect(range(canvas, 2).remove).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(range(canvas, 1).remove).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', ADD)).toHaveFocus());
  },
};

/** The longest number is fully visible on a phone. */
export const LongestNumbers: Story = {
  args: { initialValues: { ranges: [{ min: '999999999.999999', max: '999999999.999999', price: '99999.999999' }] } },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
  play: async ({ canvas }) => {
    const { min, max, price } = range(canvas, 1);
    for (const field of [min, max, price]) {
      await waitFor(() => expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth));
    }
  },
};

/** Content that the app renders from the typed ranges. */
export const WithPreview: Story = {
  args: {
    children: (ranges) => (
      <p className="rounded-card border border-line bg-surface px-5 py-4 text-sm">
        500 USDT: Rs.{' '}
        {formatUsdt(
          priceFor(
            500,
            ranges.filter(({ price }) => !Number.isNaN(price)),
          ),
        )}
      </p>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(range(canvas, 2).price);
    await userEvent.type(range(canvas, 2).price, '285.5');
    await expect(await canvas.findByText('500 USDT: Rs. 285.5')).toBeVisible();
  },
};

export const Busy: Story = {
  args: { onSubmit: fn(hang) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByRole('button', { name: details.submitting })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(range(canvas, 1).min).toHaveAttribute('readonly');
    await expect(range(canvas, 1).remove).toBeDisabled();
  },
};

export const WithCancel: Story = {
  args: { onCancel: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: payment.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** A message at a field, and above the buttons the one that belongs to none. */
export const ServerErrors: Story = {
  args: {
    onSubmit: answerInTurn(
      refuse(),
      refuse({ message: 'The prices are locked.' }),
      refuse({ errors: { 'ranges.1.price': 'This price is far from the market.' } }),
      refuse({ errors: { 'ranges.1.price': 'This price is far from the market.', value: 'Another list was saved.' } }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(range(canvas, 1).price, '5');
    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByText(failures.updateSetting)).toBeVisible();
    await expect(range(canvas, 1).price).toHaveValue('279.95');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(canvas.getByRole('button', SAVE)).toHaveFocus());
    await userEvent.type(range(canvas, 1).price, '1');
    await waitFor(() => expect(canvas.queryByText(failures.updateSetting)).not.toBeInTheDocument());

    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByText('The prices are locked.')).toBeVisible();
    await expect(canvas.getByRole('button', SAVE)).toBeEnabled();

    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByText('This price is far from the market.')).toBeVisible();
    const { price } = range(canvas, 2);
    await waitFor(() => expect(price).toHaveFocus());
    await expect(canvas.queryByText('The prices are locked.')).not.toBeInTheDocument();
    await userEvent.type(price, '5');
    await waitFor(() => expect(canvas.queryByText('This price is far from the market.')).not.toBeInTheDocument());
    await expect(range(canvas, 1).price).toHaveValue('279.951');

    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByText('This price is far from the market.')).toBeVisible();
    await expect(canvas.getByText('Another list was saved.')).toBeVisible();
  },
};

export const Success: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const { max } = range(canvas, 3);
    await userEvent.clear(max);
    await userEvent.type(max, '10,000');
    await userEvent.click(canvas.getByRole('button', ADD));
    await waitFor(() => expect(range(canvas, 4).min).toHaveFocus());
    await userEvent.keyboard('۱۰۰۰۰');
    await userEvent.type(range(canvas, 4).price, '283.25{Enter}');
    await expectSentOnce(args.onSubmit, {
      ranges: [
        ...RANGES.slice(0, 2),
        { min: 5000, max: 10_000, price: 282.9 },
        { min: 10_000, max: null, price: 283.25 },
      ],
    });
    await expect(await canvas.findByText(rangeMessages.saved)).toBeVisible();
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
    await expect(range(canvas, 4).price).toHaveFocus();
    await expect(range(canvas, 3).price).toHaveValue('282.9');
  },
};
