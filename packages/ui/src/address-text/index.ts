export { AddressText, type AddressTextProps } from './AddressText.tsx';
