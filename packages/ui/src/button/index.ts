export { buttonClass, type ButtonLook } from './button-class.ts';
export { Button, type ButtonProps, type ButtonVariant } from './Button.tsx';
