/** Where there is a code to show it has a column of its own on wide screens. */
export const WITH_CODE = 'lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-x-6';
