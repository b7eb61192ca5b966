import { toast } from '@sarraf/ui';
import { dialogRouteMessages } from './dialog-route.messages.ts';

/** Says that the code of a dialog did not arrive. */
export const sayDialogMissing = () => toast(dialogRouteMessages.current.missing, { tone: 'negative' });
