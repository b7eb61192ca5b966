import { ConfirmProvider } from '@sarraf/ui';
import type { Decorator } from '@storybook/react-vite';

/** Draws what the form of a story asks. */
export const withQuestions: Decorator = (Story) => (
  <ConfirmProvider>
    <Story />
  </ConfirmProvider>
);
