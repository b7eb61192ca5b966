import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#b9c9c0" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="#4a5c53"/><circle cx="4" cy="8" r="3" fill="#4a5c53"/></svg>')}`;

const meta = {
  title: 'Components/Marks/Avatar',
  id: 'components-avatar',
  component: Avatar,
  args: { name: 'Ayesha Khan', size: 'md' },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Photo: Story = { args: { src: PHOTO, label: 'Ayesha Khan', size: 'lg' } };
/** Initials replace a photo that fails to load. */
export const BrokenPhoto: Story = {
  args: { src: 'data:image/png;base64,broken', label: 'Ayesha Khan', size: 'lg' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Ayesha Khan' })).toHaveTextContent('AK'));
  },
};
export const Small: Story = { args: { size: 'sm' } };
export const NoName: Story = { args: { name: '', size: 'lg' } };
export const Stress: Story = { args: { name: 'عائشہ صدیقہ بنت عبدالرحمٰن', size: 'lg' } };
