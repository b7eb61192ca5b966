import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from '../text-link/TextLink.tsx';
import { PageSection } from './PageSection.tsx';

const meta = {
  title: 'Components/Layout/PageSection',
  id: 'components-pagesection',
  component: PageSection,
  args: { title: 'Receive in', children: <p>The accounts you have added.</p> },
  argTypes: { action: { control: false }, children: { control: false } },
} satisfies Meta<typeof PageSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Receive in' })).toContainElement(
      canvas.getByRole('heading', { level: 2 }),
    );
  },
};
export const WithAction: Story = {
  args: {
    description: 'Rupees go to one of these.',
    action: (
      <TextLink href="#add" reach>
        Add New Bank
      </TextLink>
    ),
  },
};
export const TitleHidden: Story = { args: { titleHidden: true } };
export const Stress: Story = {
  args: {
    title: 'ایک ایسا عنوان جو ایک سطر سے کہیں زیادہ لمبا ہے',
    description: 'OneWordWithoutASinglePlaceToBreakItInTwoOrMorePieces',
    action: (
      <TextLink href="#add" reach>
        Add New Bank
      </TextLink>
    ),
  },
  decorators: [(Story) => <div className="max-w-70">{Story()}</div>],
};
