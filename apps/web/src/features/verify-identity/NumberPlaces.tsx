import { AadhaarNumberForm } from '@sarraf/forms';

const refuse = () => Promise.reject(new Error('A form that is out of use sends nothing.'));

/** What the first step asks for, out of use until it is known who is there. */
export const NumberPlaces = () => <AadhaarNumberForm disabled onSubmit={refuse} />;
