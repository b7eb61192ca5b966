import { toast } from '@sarraf/ui';
import { dialogRouteMessages } from './dialog-route.messages.ts';

/** Shows a toast: the code of a dialog could not be loaded. */
export const warnDialogMissing = () => toast(dialogRouteMessages.current.missing, { tone: 'negative' });
