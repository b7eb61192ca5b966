/** Words of the Basic Information screen beside those of its form. */
export const basicDetailsMessages = {
  title: 'Basic Information',
  lead: 'Your name is all we need. Identity verification comes next.',
};
