import type { Meta, StoryObj } from '@storybook/react-vite';

/** Never shown: proof that the accessibility check of the test-runner sees what it should see. */
const meta = {
  title: 'Canary',
  parameters: { canary: true, a11y: { test: 'off' } },
  tags: ['!dev', '!autodocs'],
} satisfies Meta;

export default meta;

/** Text nobody can read, in either theme; the test-runner fails when axe does not object. */
export const UnreadableText: StoryObj<typeof meta> = {
  render: () => <p style={{ color: '#808080', backgroundColor: '#8a8a8a' }}>Nobody can read this.</p>,
};
