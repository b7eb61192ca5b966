import { useEffect, useRef } from 'react';
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { deskFormMessages } from '../desk.messages.ts';
import { useFormInput } from '../fields/use-form-input.ts';
import { readCsvFile } from './csv-upload.ts';

/** Fields of a form for a CSV file: its text, and its name; both are empty without a file. */
export interface CsvFields {
  csv: string;
  fileName: string;
}

interface CsvFieldOptions {
  /** Largest file, in bytes. */
  mostBytes: number;
  /** Whether the field takes the focus on mount. */
  takesFocus: boolean;
}

/** Field of a form for a CSV file: its input props, the name of the file, and the choice of another file or of none. */
export function useCsvField<Fields extends CsvFields, Values>(
  given: UseFormReturn<Fields, unknown, Values>,
  { mostBytes, takesFocus }: CsvFieldOptions,
) {
  // The types of react-hook-form cannot name a field of a generic form.
  const form = given as unknown as UseFormReturn<CsvFields, unknown, Values>;
  const control: Control<CsvFields, unknown, Values> = form.control;
  const input = useFormInput({ control, name: 'csv' });
  const fileName = useWatch({ control, name: 'fileName' });
  useEffect(() => {
    if (takesFocus) form.setFocus('csv');
  }, [takesFocus, form]);
  // A large file may be read more slowly than the one that is chosen after it.
  const reading = useRef<File | null>(null);

  const setFile = (csv: string, name: string) => {
    form.setValue('fileName', name);
    // A file is validated at once: there is no typing to wait for.
    form.setValue('csv', csv, { shouldDirty: true, shouldValidate: name !== '' });
    if (name === '') form.clearErrors('csv');
  };
  const choose = async (file: File) => {
    reading.current = file;
    const text = await readCsvFile(file, mostBytes).catch(() => null);
    if (reading.current !== file) return;
    if (text !== null) {
      // An empty file is not the same as none.
      setFile(text || ' ', file.name);
      return;
    }
    // The file was moved, or its drive was removed. The file before it is not meant any more.
    setFile('', '');
    form.setError('csv', { type: 'server', message: deskFormMessages.current.desk.answerUnreadable });
  };
  const forget = () => {
    reading.current = null;
    setFile('', '');
  };
  return { input, fileName, choose: (file: File) => void choose(file), forget };
}
