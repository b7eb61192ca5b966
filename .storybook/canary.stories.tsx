import type { Meta, StoryObj } from '@storybook/react-vite';

/** Never shown: proof that the checks of the test-runner see what they should see. */
const meta = {
  title: 'Canary',
  parameters: { a11y: { test: 'off' } },
  tags: ['!dev', '!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Text nobody can read, in either theme; the test-runner fails when axe does not object. */
export const UnreadableText: Story = {
  parameters: { canary: true },
  render: () => <p style={{ color: '#808080', backgroundColor: '#8a8a8a' }}>Nobody can read this.</p>,
};

/** A border of two pixels; its baselines, which are never updated, have one of one pixel. The test-runner fails when the screenshots do not differ. */
export const WiderBorder: Story = {
  parameters: { canary: 'screenshot' },
  render: () => <p style={{ boxShadow: 'inset 0 0 0 2px', padding: '8px' }}>The border was one pixel wide.</p>,
};

const LEFT = 'left-by-play';

/**
 * What `play` left on the page, as a toast is left: rendering the story again would take it away. It can be read in light and not in dark,
 * so the test-runner fails when its look at the dark theme is not dark, or not at the page as it was left.
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
