export { TextLink, type TextLinkProps, type TextLinkSlotProps } from './TextLink.tsx';
