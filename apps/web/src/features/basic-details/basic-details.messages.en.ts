import { commonMessages as common } from '@sarraf/forms/common.en';

/** Messages of the Basic Information page; those of its form are in `@sarraf/forms`. */
export const basicDetailsMessages = {
  title: common.basicInformation,
  lead: 'Your name is all we need. Identity verification comes next.',
};
