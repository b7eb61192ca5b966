/** Texts of one action: its button, and the title and description of its dialog. */
export interface ActMessages {
  label: string;
  title: string;
  message: string;
}
