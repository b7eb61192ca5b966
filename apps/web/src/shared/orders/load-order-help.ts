import { loadDictionary } from '@sarraf/forms/language';
import { OrderHelpLinks } from './OrderHelpLinks.tsx';

/** Loads the messages of the help with an order. Resolves to its component. */
export async function loadOrderHelp(): Promise<typeof OrderHelpLinks> {
  await loadDictionary({
    en: () => import('./order-actions.messages.en.ts'),
    ur: () => import('./order-actions.messages.ur.ts'),
  });
  return OrderHelpLinks;
}
