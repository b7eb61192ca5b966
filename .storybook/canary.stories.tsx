import type { Meta, StoryObj } from '@storybook/react-vite';

/** Self-test of the test-runner's checks, never shown: each story has a deliberate fault. */
const meta = {
  title: 'Canary',
  parameters: { a11y: { test: 'off' } },
  tags: ['!dev', '!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Unreadable text in every theme; the test-runner fails when axe does not report it. */
export const UnreadableText: Story = {
  parameters: { canary: true },
  render: () => <p style={{ color: '#808080', backgroundColor: '#8a8a8a' }}>Nobody can read this.</p>,
};

/** A border of 2 px whose baselines, which are never updated, have 1 px; the test-runner fails when the screenshots do not differ. */
export const WiderBorder: Story = {
  parameters: { canary: 'screenshot' },
  render: () => <p style={{ boxShadow: 'inset 0 0 0 2px', padding: '8px' }}>The border was one pixel wide.</p>,
};

const LEFT = 'left-by-play';

/**
 * An element that `play` left on the page, like a toast; rendering the story again would remove it. Its text is unreadable only in the dark
 * theme, so the test-runner fails when it does not check the dark theme, or checks a page without the element.
 */
export const LeftByPlay: Story = {
  parameters: { canary: 'dark' },
  beforeEach: () => document.getElementById(LEFT)?.remove(),
  render: () => <p>Words that anybody can read.</p>,
  play: () => {
    const left = document.createElement('p');
    left.id = LEFT;
    left.style.color = '#0f211a';
    left.style.backgroundColor = 'var(--surface)';
    left.textContent = 'Nobody can read this on a dark page.';
    document.body.append(left);
  },
};

/** A control that changes nothing; the test-runner fails when it does not notice. */
export const DeadControl: StoryObj<{ label: string }> = {
  parameters: { canary: 'controls' },
  beforeEach: () => document.getElementById(LEFT)?.remove(),
  args: { label: 'Any label' },
  // Storybook offers controls only for a function with a parameter.
  render: (_args) => <p>The label is not shown.</p>,
};
