import { ConfirmProvider } from '@sarraf/ui';
import type { Decorator } from '@storybook/react-vite';

/** Renders the confirm dialogs of the form in a story. */
export const withConfirmProvider: Decorator = (Story) => (
  <ConfirmProvider>
    <Story />
  </ConfirmProvider>
);
