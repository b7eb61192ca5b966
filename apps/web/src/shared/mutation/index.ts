export { useExclusiveMutation } from './use-exclusive-mutation.ts';
