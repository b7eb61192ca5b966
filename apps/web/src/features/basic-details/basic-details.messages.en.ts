import { commonMessages as common } from '@sarraf/forms/common.en';

/** Words of the Basic Information screen beside those of its form. */
export const basicDetailsMessages = {
  title: common.basicInformation,
  lead: 'Your name is all we need. Identity verification comes next.',
};
