import { toast } from '../toasts/index.ts';
import { dialogRouteMessages as words } from './dialog-route.messages.ts';

/** Says that the code of a dialog did not arrive. */
export const sayDialogMissing = () => toast(words.missing, { tone: 'negative' });
