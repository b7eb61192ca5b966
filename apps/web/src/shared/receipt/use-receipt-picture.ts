import { LANGUAGES } from '@sarraf/domain';
import { useLanguage } from '@sarraf/forms/language';
import { useQuery } from '@tanstack/react-query';
import { receiptPng } from './draw-receipt.ts';
import type { ReceiptContent } from './receipt-content.ts';

/** Picture of a receipt: its file, and an address for `<img>`. */
export interface ReceiptPicture {
  file: File;
  url: string;
}

/** A file as a `data:` URL: the server's content security policy allows no `blob:` images. */
const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('The picture could not be read.')));
    reader.readAsDataURL(file);
  });

/**
 * Query that draws a receipt as a PNG file, and again when its texts change.
 *
 * @param text The receipt as plain text, which stands for `content`.
 * @param name Name of the file.
 */
export function useReceiptPicture(content: ReceiptContent, text: string, name: string) {
  const direction = LANGUAGES[useLanguage()].dir;
  return useQuery({
    queryKey: ['receipt', text, direction, name],
    queryFn: async (): Promise<ReceiptPicture> => {
      const png = await receiptPng(content, direction);
      return { file: new File([png], name, { type: 'image/png' }), url: await dataUrlOf(png) };
    },
    // Drawn once, and gone with the dialog.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
