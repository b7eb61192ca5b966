/** Texts of one action: its button, and the title and description of its dialog. */
export interface ActWords {
  label: string;
  title: string;
  message: string;
}
