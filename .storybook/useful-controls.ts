import type { ArgTypesEnhancer, InputType } from 'storybook/internal/csf';

/** Types for which Storybook infers a control that can be used. */
const HAS_CONTROL = new Set(['boolean', 'string', 'number', 'enum', 'function', 'symbol']);

/** Whether a value survives the editor for objects, which shows and returns JSON. Elements and functions do not. */
const isData = (value: unknown): boolean => {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (typeof value !== 'object' || '$$typeof' in value) return false;
  return Object.values(value).every(isData);
};

/** Control of a prop whose type Storybook cannot read, such as `ReactNode`: by the value in the story; none for an element. */
function controlFor({ table }: InputType, arg: unknown): InputType['control'] {
  if (typeof arg === 'string') return { type: 'text' };
  if (typeof arg === 'number') return { type: 'number' };
  if (arg === undefined || arg === null) return table?.type?.summary === 'ReactNode' ? { type: 'text' } : false;
  return isData(arg) ? { type: 'object' } : false;
}

/**
 * Gives the props of a story controls that work. By default a prop of an unknown type gets the editor for objects, which breaks the story: an
 * element becomes JSON, and a missing text becomes `{}`.
 */
export const usefulControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { control, options, type } = argType;
      const typeName = typeof type === 'object' ? type.name : type;
      const isDone = control !== undefined || options !== undefined || (typeName && HAS_CONTROL.has(typeName));
      return [name, isDone ? argType : { ...argType, control: controlFor(argType, initialArgs[name]) }];
    }),
  );
