export { DigitsSwitch } from './DigitsSwitch.tsx';
