import { csvText } from '@sarraf/domain';

/** Value for a file without text, such as a workbook. */
export const NO_TEXT = '\0';

/**
 * Reads the text of a chosen file, or `NO_TEXT`. Reads at most one character more than `mostBytes` in UTF-16, enough to know that the file
 * is too large. Rejects when the file was moved or its drive removed.
 */
export const readCsvFile = async (file: File, mostBytes: number): Promise<string> =>
  csvText(new Uint8Array(await file.slice(0, mostBytes * 2 + 4).arrayBuffer())) ?? NO_TEXT;

/** Number of bytes of a text in UTF-8. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
