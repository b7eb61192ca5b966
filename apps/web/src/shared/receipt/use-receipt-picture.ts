import { LANGUAGES } from '@sarraf/domain';
import { useLanguage } from '@sarraf/forms/language';
import { useEffect, useEffectEvent, useState } from 'react';
import { receiptPng } from './draw-receipt.ts';
import type { ReceiptContent } from './receipt-content.ts';

/** The picture of a receipt: being drawn, ready with its file and an address for `<img>`, or failed. */
export type ReceiptPicture = { state: 'drawing' } | { state: 'ready'; file: File; url: string } | { state: 'failed' };

/** A file as a `data:` URL: the server's content security policy allows no `blob:` images. */
const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('The picture could not be read.')));
    reader.readAsDataURL(file);
  });

const DRAWING: ReceiptPicture = { state: 'drawing' };

/**
 * Draws a receipt as a PNG file, and again when its texts change.
 *
 * @param text The receipt as plain text; a change of it draws the picture again.
 * @param name Name of the file.
 */
export function useReceiptPicture(content: ReceiptContent, text: string, name: string) {
  const direction = LANGUAGES[useLanguage()].dir;
  const [picture, setPicture] = useState(DRAWING);
  const [attempt, setAttempt] = useState(0);
  const [drawn, setDrawn] = useState(text);
  if (drawn !== text) {
    setDrawn(text);
    setPicture(DRAWING);
  }

  // `text` stands for `content`, which is a new object in every render.
  const drawNow = useEffectEvent(() => receiptPng(content, direction));
  useEffect(() => {
    let isStale = false;
    const draw = async () => {
      try {
        const png = await drawNow();
        const url = await dataUrlOf(png);
        if (!isStale) setPicture({ state: 'ready', file: new File([png], name, { type: 'image/png' }), url });
      } catch {
        if (!isStale) setPicture({ state: 'failed' });
      }
    };
    void draw();
    return () => {
      isStale = true;
    };
  }, [text, direction, name, attempt]);

  return {
    picture,
    retry: () => {
      setPicture(DRAWING);
      setAttempt((count) => count + 1);
    },
  };
}
